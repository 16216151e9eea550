import type { CommandedGame, RecruitedGame, Thoroughness } from '@club-route/engine/search';
import type { FarthestBridgeAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { farthestBridge } from '../game.ts';
import { isMovementPhase, phasingSide, type FarthestBridgeState } from '../state.ts';
import { changesIn } from './changes.ts';
import { evaluate } from './evaluate.ts';
import { eventOf } from './events.ts';
import { plans, type Plan } from './posture.ts';
import { Script } from './script.ts';

/** What the game brings for the levels above and below its script. */

/** How the simulated actions of a turn are shared out. */
const FOR_MOVEMENT = 0.5;
const FOR_MOBILE = 0.15;

/**
 * Simulated actions for one turn: about two seconds on one core. Trials of plans go to the end of this player turn and of
 * the next, those of single decisions to the end of this one: many cheap trials tell more of a fight than few long ones.
 * Most changes of a plan are for nothing, so who is not ahead after two trials is given up.
 */
export const THOROUGHNESS: Thoroughness = {
  nodes: 50_000,
  stages: 2,
  decisionStages: 1,
  planRounds: 2,
  decisionRounds: 1,
  decisionShare: 0.03,
  hurdles: { 2: 1, 4: 3 },
};

export const commanded: CommandedGame<FarthestBridgeState, FarthestBridgeAction, Plan> = {
  game: farthestBridge,
  script: () => new Script(true),
  adviser: () => new Script(),
  event: eventOf,
  stage: (state) => (phasingSide(state) === 'allied' ? 0 : 1),
  value: (state, seat) => (seat === 'allied' ? evaluate(state) : 1000 - evaluate(state)),
  turn: ({ turn }) => turn,
  planning(sight, seat) {
    const name = plannedPhase(sight);
    return name === undefined ? name : { name, share: sight.phase === `${seat}Move` ? FOR_MOVEMENT : FOR_MOBILE };
  },
  kept({ phase }, seat) {
    if (phase === `${seat}Move` || phase === `${seat}Combat`) return FOR_MOBILE;
    return seat === 'german' && phase.startsWith('allied') ? FOR_MOVEMENT + FOR_MOBILE : 0;
  },
  changes: (sight, seat) => changesIn(sight, seat as Side),
};

export const recruited: RecruitedGame<FarthestBridgeState, FarthestBridgeAction, Plan> = {
  script: () => new Script(),
  phase: plannedPhase,
  muddle: (sight, dice) => plans.muddled(sight.phase, sight.unitCell, dice),
  missed({ step }) {
    if (step === 'demolition') return { kind: 'spare' };
    return step === 'defence' ? { kind: 'support', markers: [] } : undefined;
  },
};

/** A phase of movement is planned as a whole before the first unit moves. */
function plannedPhase(sight: FarthestBridgeState): string | undefined {
  return sight.step === 'free' && isMovementPhase(sight) ? `${sight.turn} ${sight.phase}` : undefined;
}
