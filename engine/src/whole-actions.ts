import type { Action, Game, Report, Seat } from './contract.ts';
import type { OptionValues } from './options.ts';
import type { StateObject } from './state/shape.ts';

/** Every whole action of a seat, drafts completed; nothing if there are more than `most`. */
export function wholeActions<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  state: S,
  seat: Seat,
  most: number,
): readonly A[] | undefined {
  const actions: A[] = [];
  const open = [...game.actions(state, seat)];
  for (let at = 0; at < open.length; at++) {
    const choice = open[at]!;
    if (choice.action !== undefined) actions.push(choice.action);
    else open.push(...game.actions(state, seat, choice.draft));
    if (actions.length > most || open.length > 4 * most) return undefined;
  }
  return actions;
}
