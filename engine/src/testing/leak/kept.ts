import type { StateObject } from '../../state/shape.ts';
import type { AnyGame } from '../law.ts';

/** A position from which the search for leaks begins, because random games seldom come there. */
export interface KeptPosition<S = StateObject, K extends string = string> {
  readonly state: () => S;
  /** Another that looks the same to a side, where what that side imagines would hardly ever come to the same deed. */
  readonly twin?: () => S;
  /** Nothing else is chosen where this is offered: random play would hardly ever. */
  readonly deed?: K;
}

/** The rules from a kept position: where its twin looks the same to a side, that is the other world. */
export function fromKept(rules: AnyGame, { twin, deed }: KeptPosition): AnyGame {
  return {
    ...rules,
    actions(state, seat, draft) {
      const offered = rules.actions(state, seat, draft);
      const wanted = offered.filter(({ action }) => action !== undefined && action.kind === deed);
      return wanted.length > 0 ? wanted : offered;
    },
    imagine(sight, seat, dice) {
      const other = twin?.();
      const isAlike = other !== undefined && rules.shape.equal(rules.sight(other, seat), sight);
      return isAlike ? other : rules.imagine!(sight, seat, dice);
    },
  };
}
