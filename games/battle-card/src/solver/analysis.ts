import type { Step } from '@club-route/engine';
import type { BattleCardAction } from '../actions.ts';
import type { BattleCardReport } from '../report.ts';
import type { BattleCardState } from '../state.ts';
import type { Solver } from './solver.ts';

/** What one decision was worth. The three differences add up: after = before − given away + luck. */
export interface DecisionValue {
  readonly entry: number;
  readonly round: number;
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

/** Splits a game into skill and luck, exactly: together they are the result minus the chance at the start. */
export function analyseGame(
  solver: Solver,
  line: readonly Step<BattleCardAction, BattleCardReport>[],
  stateAt: (entry: number) => BattleCardState,
): GameAnalysis {
  const decisions: DecisionValue[] = [];
  let skill = 0;
  let luck = 0;
  for (const { entry, parent } of line) {
    if (entry.deed.kind !== 'act') continue;
    const position = stateAt(parent);
    const before = solver.value(position);
    const chosen = solver.valueOf(position, entry.deed.action);
    const after = solver.value(stateAt(entry.n));
    decisions.push({ entry: entry.n, round: position.round, before, chosen, after });
    skill += chosen - before;
    luck += after - chosen;
  }
  return { decisions, skill, luck };
}
