import type { Action, Game, Report, Seat } from './contract.ts';
import { CLOCK, UMPIRE } from './match/journal.ts';
import type { OptionValues } from './options.ts';
import type { StateObject } from './state/shape.ts';

/** Whom play waits for: those whom the game names, or everybody who may act. */
export function awaitedIn<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  state: S,
): readonly Seat[] {
  return game.awaited?.(state) ?? game.active(state);
}

/** Everybody who plays against a seat: neither its own side, nor the umpire, nor the clock. */
export function opponentsOf(game: Pick<Game, 'seats' | 'sideOf'>, seat: Seat): readonly Seat[] {
  const side = (one: Seat): string => game.sideOf?.(one) ?? one;
  return game.seats.filter((one) => side(one) !== side(seat) && one !== UMPIRE && one !== CLOCK);
}
