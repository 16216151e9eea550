import { hexDistance, type Dice } from '@club-route/engine';
import { FREE, type PlanChanges } from '@club-route/engine/search';
import { board } from '../data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { travel } from '../forecast/travel.ts';
import { litCells } from '../rules/view.ts';
import type { DescentState } from '../state.ts';
import { phaseName, plans, postureNumber, type Plan, type Posture } from './plan.ts';

/** Moves to try, with the combats that follow. */

/** Units so near to an enemy of whom the side knows are engaged: what they do differently shows within the turn. */
const ENGAGED = 6;

/**
 * Only what is bolder than usual. Trials end with the turn and do not see what it costs to have lost a day: where to wait
 * could be chosen, the commander waited until it was too late.
 */
const BOLD: readonly Posture[] = ['press', 'strike'];

/** Whole postures first, then free attacks everywhere or nowhere; then one formation, one unit or one hex at a time. */
export function moveChanges(sight: DescentState, side: Side): PlanChanges<Plan> {
  const steady = plans.steady(phaseName(sight));
  const enemies = enemyHexes(sight, side);
  const engaged = engagedUnits(sight, side);
  const openings = [
    everybody(steady, 'press'),
    ...(enemies.size > 0 ? [attacking(steady, enemies, 1), attacking(steady, enemies, -1)] : []),
    everybody(steady, 'strike'),
  ];
  if (engaged.length === 0) return { steady, openings };
  return { steady, openings, change: (plan, dice) => changed(sight, plan, engaged, enemies, dice) };
}

function everybody(steady: Plan, posture: Posture): Plan {
  return { ...steady, postures: steady.postures.map(() => postureNumber(posture)) };
}

type EnemyHexes = ReadonlyMap<number, readonly number[]>;

/** Hex -> the enemies in sight there. */
function enemyHexes(sight: DescentState, side: Side): EnemyHexes {
  const lit = litCells(sight, side);
  const hexes = new Map<number, number[]>();
  for (let unit = FIRST[OTHER[side]]; unit < LAST[OTHER[side]]; unit++) {
    const cell = sight.unitCell[unit];
    if (cell < 0 || lit[cell] === 0) continue;
    const there = hexes.get(cell);
    if (there === undefined) hexes.set(cell, [unit]);
    else there.push(unit);
  }
  return hexes;
}

function attacking(steady: Plan, enemies: EnemyHexes, wish: number): Plan {
  const focus = steady.focus.slice();
  for (const units of enemies.values()) for (const unit of units) focus[unit] = wish;
  return { ...steady, focus };
}

function engagedUnits(sight: DescentState, side: Side): readonly number[] {
  const known = new Set<number>();
  for (let unit = FIRST[OTHER[side]]; unit < LAST[OTHER[side]]; unit++)
    if (sight.ghostCell[unit] >= 0) known.add(sight.ghostCell[unit]);
  const cells = [...known];
  const engaged: number[] = [];
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const from = sight.unitCell[unit];
    if (from >= 0 && cells.some((cell) => hexDistance(board, from, cell) <= ENGAGED)) engaged.push(unit);
  }
  return engaged;
}

/** Of six changes three are of a formation, two of an enemy hex, one of a single unit. */
const KINDS = 6;

function changed(sight: DescentState, plan: Plan, engaged: readonly number[], enemies: EnemyHexes, dice: Dice): Plan {
  const kind = dice.between(1, KINDS, 'which change');
  const unit = dice.pick(engaged, 'which unit');
  if (kind === 1) {
    const goals = plan.goals.slice();
    goals[unit] = someGoal(sight, unit, dice);
    return { ...plan, goals };
  }
  if (kind <= 3 && enemies.size > 0) {
    const focus = plan.focus.slice();
    const units = enemies.get(dice.pick([...enemies.keys()], 'which hex'))!;
    const wish = focus[units[0]] === 0 ? (dice.chance(1, 2, 'focus') ? 1 : -1) : 0;
    for (const enemy of units) focus[enemy] = wish;
    return { ...plan, focus };
  }
  const postures = plan.postures.slice();
  const formation = plans.formationOf[unit];
  const other = postureNumber(dice.pick(BOLD, 'posture'));
  postures[formation] = postures[formation] === other ? postureNumber('usual') : other;
  return { ...plan, postures };
}

/** Somewhere the unit can go in this impulse, or where it is. */
function someGoal(sight: DescentState, unit: number, dice: Dice): number {
  if (sight.unitCell[unit] < 0) return FREE;
  const { reached, count } = travel(sight, [unit]);
  return reached[dice.between(0, count - 1, 'where')];
}
