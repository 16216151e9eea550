import type { Dice } from '@club-route/engine';
import { NARROW, NO_WATER, STEP_BRIDGE, STEP_WATER, stepBetween } from '../data/board.ts';
import { COLUMN_OF_TYPE, FOOT, sideOf } from '../data/units.ts';
import type { Reports, Way } from '../report.ts';
import { testBridge } from '../rules/bridges.ts';
import { carrierFor } from '../rules/carriers.ts';
import { relocate, tire } from '../rules/relocate.ts';
import { hasTraveller, isBlown, isOpenRoad } from '../rules/weigh.ts';
import { CARRIED_ADVANCE, isAdvanced, NONE, NORMAL, TRAVEL, type DriveState } from '../state.ts';
import { mayEnterAfterCombat, payAfterCombat } from './retreat.ts';

/** 8.16, 9.4, H31: attackers follow into the hex that was given up and along the way of the retreat. */
export function advanceAfterCombat(
  state: DriveState,
  cell: number,
  attackers: Int16Array,
  attackerCount: number,
  attackHexes: readonly number[],
  retreats: readonly Way[],
  dice: Dice,
  reports: Reports,
): readonly Way[] {
  if (state.cellTop[cell] !== NONE) return [];
  const eligible: number[] = [];
  for (let index = 0; index < attackerCount; index++) {
    const unit = attackers[index];
    if (state.unitCell[unit] >= 0 && mayAdvance(state, unit, cell)) eligible.push(unit);
  }
  const path = pathOf(state, retreats);
  const places = path === NONE ? [cell] : [cell, path];
  const depths = isAdvanced(state)
    ? eligible.map((unit) => Math.min(places.length, state.unitAdvance[unit]))
    : shared(eligible.length, attackHexes.length, places.length);
  const ways: Way[] = [];
  for (const [index, unit] of eligible.entries()) {
    const way = advance(state, unit, places.slice(0, depths[index]), dice, reports);
    if (way.length > 2) ways.push(way);
  }
  return ways;
}

/** The hex that the defender who went farthest passed through, if no enemy stands there; or -1. */
function pathOf(state: DriveState, retreats: readonly Way[]): number {
  // [unit, start, first hex, second hex]
  const far = retreats.find((way) => way.length === 4);
  if (far === undefined || state.cellTop[far[2]] !== NONE) return NONE;
  return far[2];
}

/** S7.22, H31: equal parts to every hex, the rest one each from the farthest back; the first plotted go farthest. */
function shared(units: number, attackHexes: number, places: number): readonly number[] {
  const hexes = attackHexes + places;
  const each = Math.floor(units / hexes);
  const rest = units % hexes;
  const depths: number[] = [];
  for (let depth = places; depth > 0; depth--) {
    const count = each + (places - depth < rest ? 1 : 0);
    for (let unit = 0; unit < count; unit++) depths.push(depth);
  }
  while (depths.length < units) depths.push(0);
  return depths;
}

function advance(state: DriveState, unit: number, cells: readonly number[], dice: Dice, reports: Reports): Way {
  const way = [unit, state.unitCell[unit]];
  for (const to of cells) {
    if (!mayAdvance(state, unit, to)) break;
    const from = state.unitCell[unit];
    const step = stepBetween(from, to);
    const bridge = STEP_BRIDGE[step];
    if (bridge !== NONE && sideOf(unit) === 'allied' && testBridge(state, bridge, dice, reports)) break;
    const carrier = needsBoats(state, unit, step) ? carrierFor(state, from, to, 0, CARRIED_ADVANCE) : NONE;
    if (carrier !== NONE) state.unitCarried[carrier] |= CARRIED_ADVANCE;
    payAfterCombat(state, unit, to);
    if (state.unitMode[unit] === NORMAL) tire(state, unit);
    relocate(state, unit, to, reports);
    way.push(to);
  }
  if (way.length > 2) reports?.push({ kind: 'advanced', way, discloses: true });
  return way;
}

function mayAdvance(state: DriveState, unit: number, to: number): boolean {
  const from = state.unitCell[unit];
  const step = stepBetween(from, to);
  if (step < 0) return false;
  if (state.unitMode[unit] === TRAVEL) {
    if (!isOpenRoad(state, step) || (isAdvanced(state) && hasTraveller(state, to, unit))) return false;
  }
  const byBoat = needsBoats(state, unit, step);
  if (byBoat && carrierFor(state, from, to, 0, CARRIED_ADVANCE) === NONE) return false;
  return mayEnterAfterCombat(state, unit, step, to, byBoat);
}

/** 8.8: Allied foot over a river away from a bridge. */
function needsBoats(state: DriveState, unit: number, step: number): boolean {
  if (sideOf(unit) === 'german' || COLUMN_OF_TYPE[state.unitType[unit]] !== FOOT) return false;
  if (STEP_WATER[step] === NO_WATER || STEP_WATER[step] === NARROW) return false;
  return STEP_BRIDGE[step] === NONE || isBlown(state, step);
}
