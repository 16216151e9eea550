import type { CommandedGame, Thoroughness } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { descentIntoHell } from '../game.ts';
import { momentOf, type DescentState } from '../state.ts';
import { dropChanges } from './drop-plans.ts';
import { evaluate } from './evaluate.ts';
import { moveChanges } from './move-plans.ts';
import { phaseName, type Plan } from './plan.ts';
import { Script } from './script.ts';
import { COMMANDER } from './style.ts';

/** What the game brings for the level above its script. */

/** Simulated actions for one impulse: about two seconds. Trials go to the end of the player turn. */
export const THOROUGHNESS: Thoroughness = {
  nodes: 40_000,
  stages: 1,
  planRounds: 6,
  decisionRounds: 2,
  decisionShare: 0.1,
  worlds: 32,
  imaginesAnew: true,
};

/** Landings and moves of an impulse each get so much of its budget. */
const FOR_A_PLAN = 0.5;

export const commanded: CommandedGame<DescentState, DescentAction, Plan> = {
  game: descentIntoHell,
  script: () => new Script(COMMANDER),
  adviser: () => new Script(COMMANDER),
  event,
  stage: ({ turn, side }) => turn * 2 + (side === 'german' ? 1 : 0),
  value: (state, seat) => (seat === 'allied' ? evaluate(state) : 1000 - evaluate(state)),
  turn: momentOf,
  planning: (sight, seat) =>
    sight.side === seat && sight.questions.length === 0 && (sight.phase === 'movement' || sight.phase === 'air')
      ? { name: phaseName(sight), share: FOR_A_PLAN }
      : undefined,
  changes: (sight, seat) => (sight.phase === 'air' ? dropChanges(sight) : moveChanges(sight, seat as Side)),
};

/**
 * What is rolled for: this fire, this bridge, this drop; by this side in this impulse. In a landing fight a unit fires at
 * the same enemy in every round: were it the same event, it would roll the same each time, and no trial of it would end.
 */
function event(state: DescentState, action: DescentAction): number {
  const kind = momentOf(state) * KINDS.length + KINDS.indexOf(action.kind);
  const round = (state.battle?.landing?.round ?? 0) % ROUNDS;
  return (kind * ROUNDS + round) * 0x10000 + subjectOf(state, action);
}
/** Landing fights are over before so many. */
const ROUNDS = 32;
const KINDS: readonly DescentAction['kind'][] = ['end', 'fire', 'bridge', 'drop', 'supply', 'weather'];

function subjectOf(state: DescentState, action: DescentAction): number {
  switch (action.kind) {
    case 'fire':
      return action.firer * 256 + action.target;
    case 'bridge':
      return state.questions[0]?.bridge ?? 0;
    case 'drop':
      return action.unit;
    default:
      return 0;
  }
}
