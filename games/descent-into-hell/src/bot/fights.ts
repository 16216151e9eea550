import type { DescentAction } from '../actions.ts';
import { CITY, NORTH_OF_RHINE, TERRAIN } from '../data/board.ts';
import { STACK_LIMIT } from '../data/tables.ts';
import { AIRBORNE, attackFactor, BRIDGING, ENGINEER, OTHER, type Side } from '../data/units.ts';
import { refuseAdvance } from '../phases/aftermath.ts';
import { openCombats, refuseEndOfCombat } from '../phases/combat.ts';
import { openLandingFights } from '../phases/landing-fight.ts';
import { attackersOf } from '../rules/contact.ts';
import { defenceOf } from '../rules/fire.ts';
import { retreatWays } from '../rules/retreat.ts';
import { unitsAt } from '../rules/stacks.ts';
import { forecastSupplied } from '../forecast/shot.ts';
import { bestFire } from '../standing.ts';
import { QUARTERS } from '../data/tables.ts';
import type { Battle, DescentState } from '../state.ts';
import { TO_FORT } from './forts.ts';
import { distanceToAny } from './ground.ts';
import type { Plan } from './plan.ts';
import { isWorthAFreeAttack, type Style } from './style.ts';

/** Landing fights and duties first; then what promises well. Never a free attack by road, where defenders are doubled. */
export function nextAttack(state: DescentState, side: Side, plan: Plan, style: Style): DescentAction {
  const [landing] = openLandingFights(state);
  if (landing !== undefined) return { kind: 'attack', cell: landing };
  const open = openCombats(state);
  const owed = refuseEndOfCombat(state) !== undefined;
  const worth = (cell: number): boolean => {
    const wish = wishFor(state, side, cell, plan);
    return wish > 0 || (wish === 0 && isWorthAFreeAttack(style, state, odds(state, side, cell)));
  };
  const cell = owed ? open[0] : open.find(worth);
  return cell === undefined ? { kind: 'end' } : { kind: 'attack', cell };
}

/** Whether the plan wants the enemies of a hex attacked (positive), or left alone (negative). */
function wishFor(state: DescentState, side: Side, cell: number, plan: Plan): number {
  let wish = 0;
  for (const unit of unitsAt(state, OTHER[side], cell)) wish += plan.focus[unit];
  return wish;
}

function odds(state: DescentState, side: Side, cell: number): number {
  let attack = 0;
  for (const unit of attackersOf(state, side, cell)) attack += attackFactor(unit, state.unitSteps[unit]);
  let defence = 0;
  for (const unit of unitsAt(state, OTHER[side], cell)) defence += defenceOf(state, unit, true) / QUARTERS;
  return attack / Math.max(1, defence);
}

/** What a side decides in a battle: it drives enemies away from its goals, and holds cities as long as it can. */
export function inBattle(state: DescentState, side: Side, battle: Battle, goals: readonly number[]): DescentAction {
  const { pending } = battle;
  if (pending?.kind === 'city') return { kind: 'city', stay: state.unitSteps[pending.unit] > 1 };
  if (pending !== null)
    return { kind: 'retreat', way: farthest(retreatWays(state, pending.unit, pending.told), goals) };
  return battle.stage === 'advance' ? advance(state, side, battle) : bestFire(state, side, battle, forecastSupplied);
}

function farthest(ways: readonly (readonly number[])[], goals: readonly number[]): readonly number[] {
  let [best] = ways;
  for (const way of ways) if (distanceToAny(way.at(-1)!, goals) > distanceToAny(best.at(-1)!, goals)) best = way;
  return best;
}

/**
 * The strongest first; into a city all three, elsewhere two: a stack in the open is a target. Engineers stay behind, and so
 * does whoever holds a fort or guards supplies.
 */
function advance(state: DescentState, side: Side, battle: Battle): DescentAction {
  const most = TERRAIN[battle.cell] === CITY ? STACK_LIMIT : STACK_LIMIT - 1;
  const strength = (unit: number): number =>
    ENGINEER[unit] === 1 || BRIDGING[unit] === 1 ? 0 : attackFactor(unit, state.unitSteps[unit]);
  const eager = battle.attackers
    .filter((unit) => !holdsFort(state, unit, battle.cell))
    .toSorted((one, two) => strength(two) - strength(one) || one - two);
  let units: readonly number[] = [];
  for (const unit of eager) {
    if (units.length > 0 && strength(unit) === 0) break;
    const more = [...units, unit].toSorted((one, two) => one - two);
    if (more.length > most || leavesSupplies(state, more)) continue;
    if (refuseAdvance(state, side, more) === undefined) units = more;
  }
  return { kind: 'advance', units };
}

/** Beyond the Rhine airborne units fight from their forts, and do not run after the enemy. */
function holdsFort(state: DescentState, unit: number, cell: number): boolean {
  return AIRBORNE[unit] === 1 && NORTH_OF_RHINE[state.unitCell[unit]] === 1 && TO_FORT[cell] > 0;
}

/** Whether nobody would guard an Air Supply marker any more if these units went. */
function leavesSupplies(state: DescentState, units: readonly number[]): boolean {
  return units.some((unit) => {
    const from = state.unitCell[unit];
    return state.markerCell.includes(from) && unitsAt(state, 'allied', from).every((one) => units.includes(one));
  });
}
