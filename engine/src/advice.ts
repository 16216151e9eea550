import type { Action, Advisor, Game, Report } from './contract.ts';
import type { OptionValues } from './options.ts';
import type { StateObject } from './state/shape.ts';
import { wholeActions } from './whole-actions.ts';

/** What a position is worth: the best chance of winning, and the chance after each action. */
export interface Advice<A extends Action = Action> {
  readonly kind: Advisor<StateObject, A>['kind'];
  readonly best: number;
  readonly actions: readonly { readonly action: A; readonly value: number }[];
}

/** Games with more choices than this get no number for each. */
const MOST_ACTIONS = 256;

export function adviceOn<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  advisor: Advisor<S, A>,
  state: S,
): Advice<A> {
  const seat = game.active(state)[0];
  const actions = seat === undefined ? [] : (wholeActions(game, state, seat, MOST_ACTIONS) ?? []);
  return {
    kind: advisor.kind,
    best: advisor.value(state),
    actions: actions.map((action) => ({ action, value: advisor.valueOf(state, action) })),
  };
}
