import type { Dice } from '@club-route/engine';
import { terrainOf } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, HALF_POINTS, MOBILE, UNIT_COUNT, type Side } from '../data/units.ts';
import { canLand, landingCells } from '../phases/landing.ts';
import { awaitsEntry, canMove } from '../phases/march.ts';
import { isInEnemyZone, reach } from '../rules/movement.ts';
import { isMobilePhase, isOnMap, NONE, type FarthestBridgeState } from '../state.ts';
import { Contest } from '@club-route/engine/search';
import { CORRIDOR, CORRIDOR_DISTANCE } from './ground.ts';
import { FORMATION_OF, POSTURES, steadyPlan, type Plan } from './posture.ts';
import type { Trials } from './trials.ts';

/**
 * A plan for a phase of movement, found by trial: the script's own is changed in one or two places at a time (how a
 * formation behaves, whom to attack, where a unit goes) and the change is kept if it turns out better.
 */
export function searchPlan(
  state: FarthestBridgeState,
  side: Side,
  trials: Trials,
  dice: Dice,
  turns: number,
  isSpent: () => boolean,
): Plan {
  trials.shuffle(dice.between(0, 0x3fffffff, 'trial dice'));
  const contest = new Contest(steadyPlan(state.phase), 2, (plan, sample) => trials.play(state, plan, sample, turns));
  const units = movable(state, side);
  const enemies = nearEnemies(state, side);
  for (let posture = 1; posture < POSTURES.length && !isSpent(); posture++) contest.challenge(uniform(state, posture));
  if (units.length === 0) return contest.best;
  while (!isSpent()) {
    let plan = changed(state, contest.best, units, enemies, dice);
    if (dice.chance(1, 3, 'second change')) plan = changed(state, plan, units, enemies, dice);
    contest.challenge(plan);
  }
  return contest.best;
}

function uniform(state: FarthestBridgeState, posture: number): Plan {
  const plan = steadyPlan(state.phase);
  plan.postures.fill(posture);
  return plan;
}

/** Units of that side that can do something in this phase, on the map or not. */
function movable(state: FarthestBridgeState, side: Side): readonly number[] {
  const units: number[] = [];
  const mobileOnly = isMobilePhase(state);
  for (
    let unit = side === 'german' ? FIRST_GERMAN : 0;
    unit < (side === 'german' ? UNIT_COUNT : FIRST_GERMAN);
    unit++
  ) {
    if (state.unitMoved[unit] === 1 || (mobileOnly && MOBILE[unit] === 0)) continue;
    if (isOnMap(state, unit) ? canMove(state, unit) : isPosted(state, unit)) units.push(unit);
  }
  return units;
}

/** Units that come in this phase and go to a post. */
function isPosted(state: FarthestBridgeState, unit: number): boolean {
  return COUNTS_FOR_VICTORY[unit] === 0 && (canLand(state, unit) || awaitsEntry(state, unit));
}

/** Enemies on the map. */
function nearEnemies(state: FarthestBridgeState, side: Side): readonly number[] {
  const units: number[] = [];
  for (let unit = side === 'german' ? 0 : FIRST_GERMAN; unit < (side === 'german' ? FIRST_GERMAN : UNIT_COUNT); unit++)
    if (isOnMap(state, unit)) units.push(unit);
  return units;
}

function changed(
  state: FarthestBridgeState,
  plan: Plan,
  units: readonly number[],
  enemies: readonly number[],
  dice: Dice,
): Plan {
  const next: Plan = {
    postures: plan.postures.slice(),
    focus: plan.focus.slice(),
    goals: plan.goals.slice(),
    phase: plan.phase,
  };
  const unit = dice.pick(units, 'which unit');
  switch (dice.between(1, isMobilePhase(state) || enemies.length === 0 ? 2 : 3, 'which change')) {
    case 1: {
      const formation = FORMATION_OF[unit]!;
      next.postures[formation] =
        (next.postures[formation]! + dice.between(1, POSTURES.length - 1, 'posture')) % POSTURES.length;
      break;
    }
    case 2:
      next.goals[unit] = anyGoal(state, unit, dice);
      break;
    default: {
      const enemy = dice.pick(enemies, 'which enemy');
      next.focus[enemy] = next.focus[enemy] === 0 ? (dice.chance(1, 2, 'focus') ? 1 : -1) : 0;
    }
  }
  return next;
}

/** Somewhere in reach, or to stay, or as the script thinks; for a unit that comes, a place on or by the road. */
function anyGoal(state: FarthestBridgeState, unit: number, dice: Dice): number {
  if (!isOnMap(state, unit)) {
    const goals = canLand(state, unit) ? landingCells(state, unit) : CORRIDOR;
    return dice.pick(
      goals.filter((cell) => CORRIDOR_DISTANCE[cell]! <= 1),
      'where',
    );
  }
  const from = state.unitCell[unit]!;
  const { reached, count } = reach(state, unit, from, HALF_POINTS[unit]!, isInEnemyZone(state, unit, from));
  const cells: number[] = [];
  for (let at = 0; at < count; at++) {
    const cell = reached[at]!;
    if (cell === from || (state.cellUnit[cell]! < 0 && isSensible(state, unit, cell))) cells.push(cell);
  }
  return dice.chance(1, 6, 'free hand') ? NONE : dice.pick(cells, 'where');
}

/** By the road, next to an enemy, or in a town: elsewhere a unit has nothing to do. */
function isSensible(state: FarthestBridgeState, unit: number, cell: number): boolean {
  const terrain = terrainOf(cell);
  return CORRIDOR_DISTANCE[cell]! <= 1 || terrain === 'town' || terrain === 'city' || isInEnemyZone(state, unit, cell);
}
