import { readOptions, type GameModule, type OptionValues, type Seat } from '@club-route/engine';
import { NO_COMPUTER, readPlayers, type Players } from '../players.ts';

/** What a match on this device has besides its journal: who plays, and what people have settled in advance. */
export interface Seating {
  readonly players: Players;
  /** Seats that people have left to the computer: they know what those hide, and may have them again. */
  readonly lent?: readonly Seat[];
  /** By seat: its standing answers. */
  readonly filed: Readonly<Record<Seat, OptionValues>>;
}

export function seatingOf(players: Players): Seating {
  return { players, filed: {} };
}

/** Read from storage that anything may have written to: what does not fit is as if it had never been filed. */
export function readSeating(module: GameModule, raw: unknown): Seating {
  if (typeof raw !== 'object' || raw === null) return seatingOf(NO_COMPUTER);
  const { players, lent, filed } = raw as Readonly<Record<string, unknown>>;
  return {
    players: readPlayers(module, players),
    ...(Array.isArray(lent) ? { lent: module.game.seats.filter((seat) => lent.includes(seat)) } : {}),
    filed: readFiled(module, filed),
  };
}

function readFiled(module: GameModule, raw: unknown): Seating['filed'] {
  if (typeof raw !== 'object' || raw === null) return {};
  const given = raw as Readonly<Record<string, unknown>>;
  const fitting = module.game.seats.flatMap((seat) => {
    const schema = module.standing?.schema(seat);
    const read = schema && given[seat] !== undefined ? readOptions(schema, given[seat]) : undefined;
    return read !== undefined && 'options' in read ? [[seat, read.options] as const] : [];
  });
  return Object.fromEntries(fitting);
}
