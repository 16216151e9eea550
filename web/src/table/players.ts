import { CLOCK, type GameModule, type Seat } from '@club-route/engine';

/** Which seats the computer plays, and how well: the id of a bot for each. People have the others. */
export type Players = Readonly<Record<Seat, string>>;

export const NO_COMPUTER: Players = {};

/** The seats that somebody has: where time is a seat, nobody sits there. */
export function seatsOf({ game, clock }: GameModule): readonly Seat[] {
  return clock === undefined ? game.seats : game.seats.filter((seat) => seat !== CLOCK);
}

export function peopleOf(module: GameModule, players: Players): readonly Seat[] {
  return seatsOf(module).filter((seat) => players[seat] === undefined);
}

/** With more seats than this a person may hold several of them, and the computer plays all the others alike. */
export const MOST_ONE_BY_ONE = 5;

/** Seats of one side may be one person's: nothing need be hidden between them at one screen. */
export function areOneSide({ game }: GameModule, one: Seat, other: Seat): boolean {
  const sideOf = (seat: Seat): string => game.sideOf?.(seat) ?? seat;
  return sideOf(one) === sideOf(other);
}

/** Players from outside: a seat or a bot that does not exist is left to people. */
export function readPlayers(module: GameModule, raw: unknown): Players {
  if (typeof raw !== 'object' || raw === null) return NO_COMPUTER;
  const given = raw as Readonly<Record<string, unknown>>;
  const known = seatsOf(module).flatMap((seat) => {
    const bot = module.bots.find(({ id }) => id === given[seat]);
    return bot === undefined ? [] : [[seat, bot.id] as const];
  });
  return Object.fromEntries(known);
}
