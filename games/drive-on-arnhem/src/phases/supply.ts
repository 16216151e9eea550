import { hexDistance, type Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { board, CELLS, labelOf, RING, RIVER, STEP_BRIDGE, STEP_WATER, stepBetween } from '../data/board.ts';
import {
  EFFICIENCY_BY_SUPPLY,
  ISOLATED,
  LEAST_EFFICIENCY,
  MOST_EFFICIENCY,
  OUT_OF_COMMUNICATIONS,
  SUPPLIED,
  UNSUPPLIED,
} from '../data/tables.ts';
import { AIRBORNE_FORMATIONS, AIRBORNE_OF, FIRST, LAST, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { AIRBORNE_RANGE, hasAirborneTrace, isGroundSupplied, markSuppliedRoads } from '../rules/supply.ts';
import { isBlown } from '../rules/weigh.ts';
import { isNextTo, seesEnemyIn, seesEnemyNextTo } from '../rules/zones.ts';
import { isAdvanced, NONE, WALK_DONE, WALK_OPEN, WALK_STOPPED_ONCE, type DriveState } from '../state.ts';

/** 5.0 Supply phase. */

/** H18: in the advanced game the Allies walk from the second day on, if any source is theirs. Everybody can tell. */
export function beginSupply(state: DriveState): boolean {
  state.unitPassed.fill(0);
  state.walk.fill(WALK_DONE);
  if (!isAdvanced(state) || state.turn === 1) return false;
  let open = false;
  for (let formation = 0; formation < AIRBORNE_FORMATIONS.length; formation++) {
    if (state.cellOwner[state.sourceCell[formation]] !== 1) continue;
    state.walk[formation] = WALK_OPEN;
    open = true;
  }
  return open;
}

export function refuseWalk(state: DriveState, { formation, way }: ActionOf<'supply'>): Refusal | undefined {
  if (formation >= AIRBORNE_FORMATIONS.length) return { rule: '5.2', text: 'That is not an airborne formation.' };
  if (state.walk[formation] === WALK_DONE)
    return { rule: '5.2', text: 'You have already supplied this formation, or the Germans own its source.' };
  const source = state.sourceCell[formation];
  let from = source;
  for (const to of way) {
    const problem = refuseWalkStep(state, source, from, to);
    if (problem !== undefined) return problem;
    from = to;
  }
  return undefined;
}

/** 5.2, H18: where the cursor may not go, by what the Allies see. */
export function refuseWalkStep(state: DriveState, source: number, from: number, to: number): Refusal | undefined {
  const step = to < CELLS ? stepBetween(from, to) : -1;
  if (step < 0) return { rule: '5.2', text: 'Supply must go from hex to adjacent hex.' };
  const hex = labelOf(to);
  if (RING[to] === 1) return { rule: '5.2', text: `${hex} is off the map.` };
  if (hexDistance(board, source, to) > AIRBORNE_RANGE)
    return { rule: '5.2', text: `${hex} is more than eight hexes from the source.` };
  if (STEP_WATER[step] === RIVER && (STEP_BRIDGE[step] === NONE || isBlown(state, step)))
    return { rule: '5.2', text: `An unbridged river blocks the way to ${hex}.` };
  if (seesEnemyIn(state, 'allied', to)) return { rule: '5.2', text: `German units hold ${hex}.` };
  if (!isHeldBy(state, 'allied', to) && seesEnemyNextTo(state, 'allied', to))
    return { rule: '5.2', text: `${hex} is next to German units, and no Allied unit is there.` };
  return undefined;
}

/** S7.31: the walk passes units until it ends, or stops before a hex next to a German unit that was not seen. */
export function walkSupply(state: DriveState, { formation, way }: ActionOf<'supply'>, reports: Reports): void {
  const passed: number[] = [];
  pass(state, formation, state.sourceCell[formation], passed);
  for (const cell of way) {
    const mistake =
      isHeldBy(state, 'german', cell) || (!isHeldBy(state, 'allied', cell) && isNextTo(state, 'german', cell));
    if (mistake) {
      state.walk[formation] = state.walk[formation] === WALK_OPEN ? WALK_STOPPED_ONCE : WALK_DONE;
      state.mistakes.push({ turn: state.turn, cell });
      reports?.push({ kind: 'walked', formation, units: passed, stopped: cell, discloses: true });
      return;
    }
    pass(state, formation, cell, passed);
  }
  state.walk[formation] = WALK_DONE;
  reports?.push({ kind: 'walked', formation, units: passed });
}

function pass(state: DriveState, formation: number, cell: number, passed: number[]): void {
  if (!isHeldBy(state, 'allied', cell)) return;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) {
    if (AIRBORNE_OF[unit] !== formation || state.unitPassed[unit] === 1) continue;
    state.unitPassed[unit] = 1;
    passed.push(unit);
  }
}

const roads: Readonly<Record<Side, Uint8Array>> = { allied: new Uint8Array(CELLS), german: new Uint8Array(CELLS) };

/** 5.3: the states of all units, who is linked with 30 Corps, and what the night did to their efficiency. */
export function settleSupply(state: DriveState, reports: Reports): void {
  markRoads(state);
  for (const side of ['allied', 'german'] as const) {
    const changed: number[] = [];
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (state.unitCell[unit] < 0) continue;
      const before = state.unitSupply[unit];
      const now = supplyState(state, unit, side, state.turn > 1 && isAdvanced(state));
      if (now !== before) changed.push(unit);
      state.unitSupply[unit] = now;
      state.unitLinked[unit] = AIRBORNE_OF[unit] !== NONE && now === SUPPLIED ? 1 : 0;
      if (state.turn > 1) rest(state, unit);
    }
    if (changed.length > 0) reports?.push({ kind: 'supply', side, changed });
  }
}

/** To be called before `supplyOnArrival`: the roads stay as the supply phase saw them (H21). */
export function markRoads(state: DriveState): void {
  markSuppliedRoads(state, 'allied', roads.allied);
  markSuppliedRoads(state, 'german', roads.german);
}

function supplyState(state: DriveState, unit: number, side: Side, byWalking: boolean): number {
  if (isGroundSupplied(state, unit, roads[side])) return SUPPLIED;
  if (byWalking ? state.unitPassed[unit] === 1 : hasAirborneTrace(state, unit)) return OUT_OF_COMMUNICATIONS;
  return state.unitSupply[unit] === ISOLATED ? ISOLATED : UNSUPPLIED;
}

/** H18: units that arrive get the intermediate trace without a walk. */
export function supplyOnArrival(state: DriveState, unit: number, side: Side): void {
  state.unitSupply[unit] = supplyState(state, unit, side, false);
}

/** 9.1, H19: points left over rest the troops, supply or the want of it adds. */
function rest(state: DriveState, unit: number): void {
  const efficiency = state.unitEfficiency[unit] + state.unitPoints[unit] + EFFICIENCY_BY_SUPPLY[state.unitSupply[unit]];
  state.unitEfficiency[unit] = Math.max(LEAST_EFFICIENCY, Math.min(MOST_EFFICIENCY, efficiency));
  state.unitPoints[unit] = 0;
}
