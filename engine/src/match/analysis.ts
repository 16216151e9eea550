import type { Action, Advisor, Report } from '../contract.ts';
import type { Step } from './history.ts';

/** What one decision was worth: `after` is `before`, less what the choice gave away, more or less luck. */
export interface DecisionValue {
  readonly entry: number;
  /** The chance under best play before the decision. */
  readonly before: number;
  /** The chance once the decision was made, before its dice. */
  readonly chosen: number;
  /** The chance after its dice. */
  readonly after: number;
}

export interface GameAnalysis {
  readonly decisions: readonly DecisionValue[];
  /** Chance given away by decisions that were not the best: zero or less. */
  readonly skill: number;
  /** Chance won or lost by the dice. */
  readonly luck: number;
}

/** Splits a game for one player into skill and luck; together they are the result minus the chance at the start. */
export function analyseGame<S, A extends Action, R extends Report>(
  advisor: Advisor<S, A>,
  line: readonly Step<A, R>[],
  stateAt: (entry: number) => S,
): GameAnalysis {
  const decisions: DecisionValue[] = [];
  let skill = 0;
  let luck = 0;
  for (const { entry, parent } of line) {
    if (entry.deed.kind !== 'act') continue;
    const position = stateAt(parent);
    const before = advisor.value(position);
    const chosen = advisor.valueOf(position, entry.deed.action);
    const after = advisor.value(stateAt(entry.n));
    decisions.push({ entry: entry.n, before, chosen, after });
    skill += chosen - before;
    luck += after - chosen;
  }
  return { decisions, skill, luck };
}
