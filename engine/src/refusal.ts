import type { Action, Game, Refusal, Report, Seat } from './contract.ts';
import type { OptionValues } from './options.ts';
import type { StateObject } from './state/shape.ts';

/** Why a seat may not do something in a match: the game is over, it is not its turn, or what the rules say. */
export function refusalOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  state: S,
  seat: Seat,
  action: A,
): Refusal | undefined {
  if (game.result(state) !== undefined) return { rule: 'end', text: 'The game is over.' };
  if (!game.active(state).includes(seat))
    return { rule: 'turn', text: 'It is not your turn. You can act when your opponent has finished.' };
  return game.refuse(state, seat, action);
}
