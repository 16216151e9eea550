import { UMPIRE, type GameModule } from '@club-route/engine';
import type { SeatWish, TimeControl } from '@club-route/wire';
import { MOST_ONE_BY_ONE, seatsOf } from '../../table/players.ts';
import { makeSalt } from '../keepsakes.ts';

/** Who is to sit at a seat, as the form asks it. */
export type Wish =
  | { readonly kind: 'me' | 'open' | 'link' }
  | { readonly kind: 'invite'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export type Wishes = Readonly<Record<string, Wish>>;

/** One plays the first seat; a link goes to whoever takes the next. Where there are many, the computer has the others. */
export function usualWishes(module: GameModule): Wishes {
  const seats = seatsOf(module);
  const byComputer = (bot = module.bots[0]): Wish => ({ kind: 'bot', bot: bot?.id ?? '' });
  const others: Wish = seats.length > MOST_ONE_BY_ONE ? byComputer(module.bots.at(-1)) : { kind: 'link' };
  return Object.fromEntries(
    seats.map((seat, place): [string, Wish] => [
      seat,
      module.clock !== undefined && seat === UMPIRE ? byComputer() : place === 0 ? { kind: 'me' } : others,
    ]),
  );
}

export type TimeKind = TimeControl['kind'];

export const USUAL_TIMES: Readonly<Record<TimeKind, TimeControl>> = {
  none: { kind: 'none' },
  days: { kind: 'days', days: 3 },
  clock: { kind: 'clock', minutes: 60, increment: 30 },
};

interface SeatsAsked {
  readonly seats: Readonly<Record<string, SeatWish>>;
  readonly salts: Readonly<Record<string, string>>;
}

/** What is sent: for one's own seats with a commitment to a salt, which stays here. */
export function askFor(wishes: Wishes): SeatsAsked {
  const seats: Record<string, SeatWish> = {};
  const salts: Record<string, string> = {};
  for (const [seat, wish] of Object.entries(wishes)) {
    if (wish.kind !== 'me') {
      seats[seat] = wish as SeatWish;
      continue;
    }
    const { salt, saltCommitment } = makeSalt(seat);
    salts[seat] = salt;
    seats[seat] = { kind: 'me', saltCommitment };
  }
  return { seats, salts };
}
