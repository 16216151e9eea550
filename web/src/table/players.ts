import type { GameModule, Seat } from '@club-route/engine';

/** Which seats the computer plays, and how well: the id of a bot for each. People have the others. */
export type Players = Readonly<Record<Seat, string>>;

export const NO_COMPUTER: Players = {};

export function peopleOf(module: GameModule, players: Players): readonly Seat[] {
  return module.game.seats.filter((seat) => players[seat] === undefined);
}

/** Players from outside: a seat or a bot that does not exist is left to people. */
export function readPlayers(module: GameModule, raw: unknown): Players {
  if (typeof raw !== 'object' || raw === null) return NO_COMPUTER;
  const given = raw as Readonly<Record<string, unknown>>;
  const known = module.game.seats.flatMap((seat) => {
    const bot = module.bots.find(({ id }) => id === given[seat]);
    return bot === undefined ? [] : [[seat, bot.id] as const];
  });
  return Object.fromEntries(known);
}
