import type { CommandedGame, RecruitedGame, Thoroughness } from '@club-route/engine/search';
import type { DriveAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { driveOnArnhem } from '../game.ts';
import { engaged } from '../rules/engagement.ts';
import { isOperationPhase, optionsOf, PHASES, type DriveState, type Phase } from '../state.ts';
import { changesIn } from './changes.ts';
import { evaluate } from './evaluate.ts';
import { plans, type Plan } from './posture.ts';
import { Script } from './script.ts';
import { phaseName } from './situation.ts';

/** What the game brings for the levels above and below its script. */

/** Operation phases in their order: trials look so many of them ahead. */
const OPERATIONS: readonly Phase[] = ['alliedFirst', 'germanFirst', 'alliedSecond', 'germanSecond'];

/** A turn has two operation phases; each may use half of its budget. */
const FOR_A_PHASE = 0.5;

/** Simulated actions for one turn: about two seconds for each operation phase. Trials go to the end of the enemy's phase. */
const OPEN: Thoroughness = {
  nodes: 40_000,
  stages: 2,
  planRounds: 1,
  decisionRounds: 1,
  decisionShare: 0,
  // What is secret even so, such as plots, is imagined.
  worlds: 1,
};

/** With hidden units a plan is tried in every world. */
const HIDDEN: Thoroughness = { ...OPEN, planRounds: 6, worlds: 32 };

export function thoroughnessFor(sight: DriveState): Thoroughness {
  return optionsOf(sight).hidden ? HIDDEN : OPEN;
}

export const commanded: CommandedGame<DriveState, DriveAction, Plan> = {
  game: driveOnArnhem,
  script: () => new Script(),
  adviser: () => new Script(),
  event,
  subject,
  stage: ({ turn, phase }) => OPERATIONS.length * turn + OPERATIONS.indexOf(phase),
  value: (state, seat) => (seat === 'allied' ? evaluate(state) : 1000 - evaluate(state)),
  turn: ({ turn }) => turn,
  planning: (sight) => (isOperationPhase(sight.phase) ? { name: phaseName(sight), share: FOR_A_PHASE } : undefined),
  changes: (sight, seat) => changesIn(sight, seat as Side),
};

export const recruited: RecruitedGame<DriveState, DriveAction, Plan> = {
  script: () => new Script(),
  phase: (sight) => (isOperationPhase(sight.phase) ? phaseName(sight) : undefined),
  muddle: (sight, dice) => plans.muddled(phaseName(sight), sight.unitCell, dice),
  missed: () => undefined,
};

/** What is rolled for: this unit's march, or all that follows when this phase ends. */
function event({ turn, phase }: DriveState, action: DriveAction): number {
  const unit = 'unit' in action ? action.unit + 1 : 0;
  return (turn * PHASES.length + PHASES.indexOf(phase)) * 256 + unit;
}

/** While battles are fought, the one that is: its first defender. Attackers keep their plots to the end of the phase. */
function subject(state: DriveState): number {
  const isFought = engaged.attackerCount > 0 && state.unitAttack[engaged.attackers[0]] >= 0;
  return isFought ? engaged.defenders[0] + 1 : 0;
}
