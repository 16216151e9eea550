import type { Bot, Seat } from '../../../contract.ts';
import { Commander, logistic, type CommandedGame, type Thoroughness } from '../../../search/index.ts';
import type { PatrolAction } from '../actions.ts';
import { patrol } from '../game.ts';
import { reach } from '../movement.ts';
import { INDEX, isCompany, OTHER, sightings, UNITS_OF, type PatrolState, type Side } from '../state.ts';
import { plans, turnName, type Plan } from './posture.ts';
import { Script, toEnemyEdge } from './script.ts';

type PatrolBot = Bot<PatrolState, PatrolAction>;

export const patrolScript: PatrolBot = {
  id: 'script',
  title: 'Sergeant',
  about: 'Plays by rules of thumb.',
  longestThought: 500,
  sit: (seat) => {
    const script = new Script();
    return { decide: (sight) => script.decide(sight, seat) };
  },
};

/** Tries plans for a turn in worlds that it imagines from what it sees. */
export function patrolSearcher(thoroughness: Partial<Thoroughness> = {}): PatrolBot {
  return {
    id: 'searcher',
    title: 'Lieutenant',
    about: 'Tries out plans in what may be behind the woods.',
    longestThought: 2000,
    sit: (seat) => new Commander(commanded, seat, { ...THOROUGHNESS, ...thoroughness }),
  };
}

const THOROUGHNESS: Thoroughness = {
  nodes: 4000,
  stages: 3,
  planRounds: 6,
  decisionRounds: 6,
  decisionShare: 0.5,
  worlds: 32,
};

const commanded: CommandedGame<PatrolState, PatrolAction, Plan> = {
  game: patrol,
  script: () => new Script(),
  adviser: () => new Script(),
  event: eventOf,
  stage: ({ turn, mover }) => 2 * turn + (mover === 'south' ? 1 : 0),
  value,
  turn: ({ turn }) => turn,
  // What was seen since makes a new plan of the rest of a turn.
  planning: (sight, seat) =>
    sight.phase === 'orders'
      ? { name: `${turnName(sight)} ${sightings(sight, seat as Side).length}`, share: 0.4 }
      : undefined,
  changes: (sight, seat) => {
    const side = seat as Side;
    return plans.changes(turnName(sight), {
      units: UNITS_OF[side].filter((unit) => sight.unitHex[unit]! >= 0 && sight.unitPoints[unit]! > 0),
      enemies: [],
      goal: (unit, dice) => {
        const { reached, count } = reach(sight, side, unit);
        return reached[dice.between(0, count - 1, 'where')]!;
      },
    });
  },
};

/** What is rolled for: an attack on this hex, a scouting of it, this bridge; by this side in this turn. */
function eventOf({ turn, mover, crossingBridge }: PatrolState, action: PatrolAction): number {
  const subject = 'hex' in action ? action.hex : crossingBridge + 1;
  return ((turn * 2 + INDEX[mover]) * 8 + KINDS.indexOf(action.kind)) * 64 + subject;
}
const KINDS: readonly PatrolAction['kind'][] = ['attack', 'scout', 'blow'];

/** Who is nearer to getting through, and who has lost more. */
function value(state: PatrolState, seat: Seat): number {
  const side = seat as Side;
  const result = patrol.result(state);
  if (result !== undefined) return result.winners.length === 0 ? 500 : result.winners.includes(side) ? 1000 : 0;
  return 1000 * logistic(standing(state, side) - standing(state, OTHER[side]));
}

function standing(state: PatrolState, side: Side): number {
  const field = toEnemyEdge(state, side);
  let nearest = 12;
  for (const unit of UNITS_OF[side]) {
    if (isCompany(unit) && state.unitHex[unit]! >= 0) nearest = Math.min(nearest, field[state.unitHex[unit]!]!);
  }
  return -nearest / 5 - state.companiesLost[INDEX[side]]!;
}
