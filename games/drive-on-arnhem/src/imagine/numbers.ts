import { CELLS, RING } from '../data/board.ts';
import { ALLOWANCE, OUT_OF_COMMUNICATIONS, SUPPLIED, UNSUPPLIED } from '../data/tables.ts';
import {
  BASE_EFFICIENCY,
  BASE_GUNS,
  BASE_RANGE,
  BASE_STACK,
  BASE_STRENGTH,
  BASE_TYPE,
  COMPONENTS,
  FIRST,
  LAST,
  NO_GUNS,
  type Side,
} from '../data/units.ts';
import { RANK_STEP } from '../phases/reinforcement.ts';
import { hasAirborneTrace, isGroundSupplied, markSuppliedRoads } from '../rules/supply.ts';
import { BUILT_IN, NORMAL, ON_TIME, TRAVEL, UNKNOWN, type DriveState } from '../state.ts';

/** Fills in what is not known of enemy units: as they are listed, less the losses that battles told of. */
export function imagineNumbers(state: DriveState, enemy: Side): void {
  const lost = toldLosses(state);
  markSuppliedRoads(state, enemy, roads);
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
    imagineIdentity(state, unit);
    // One of these numbers is hidden if and only if all are.
    if (state.unitStrength[unit] !== UNKNOWN) continue;
    const onMap = state.unitCell[unit] >= 0;
    state.unitRank[unit] = (unit - FIRST[enemy] + 1) * RANK_STEP;
    state.unitStrength[unit] = onMap
      ? Math.max(1, listedStrength(state, unit) - (lost.get(unit) ?? 0))
      : BASE_STRENGTH[unit];
    state.unitGuns[unit] = BASE_GUNS[unit];
    state.unitRange[unit] = BASE_RANGE[unit];
    if (COMPONENTS[unit].length > 0) addGunsOfParts(state, unit);
    state.unitEfficiency[unit] = BASE_EFFICIENCY[unit] || PARENT_EFFICIENCY;
    state.unitSupply[unit] = onMap ? supplyOf(state, unit) : SUPPLIED;
    state.unitPoints[unit] = onMap ? ALLOWANCE[state.unitSupply[unit]] : 0;
    state.unitFort[unit] = state.unitMoved[unit] = state.unitStrain[unit] = state.unitInterdicted[unit] = 0;
    state.unitOutOfCommand[unit] = state.unitFired[unit] = state.unitCarried[unit] = 0;
    state.unitLate[unit] = ON_TIME;
  }
}

const roads = new Uint8Array(CELLS);
const PARENT_EFFICIENCY = 90;

function imagineIdentity(state: DriveState, unit: number): void {
  if (state.unitType[unit] !== UNKNOWN) return;
  const cell = state.unitCell[unit];
  state.unitType[unit] = BASE_TYPE[unit];
  state.unitStack[unit] = BASE_STACK[unit];
  state.unitMode[unit] = cell >= 0 && RING[cell] === 1 ? TRAVEL : NORMAL;
  state.unitLinked[unit] = 0;
}

/** Combat points told lost, by unit. */
function toldLosses(state: DriveState): ReadonlyMap<number, number> {
  const lost = new Map<number, number>();
  for (const { losses } of state.battles) {
    for (const stage of losses)
      for (let index = 0; index < stage.length; index += 2)
        lost.set(stage[index], (lost.get(stage[index]) ?? 0) + stage[index + 1]);
  }
  return lost;
}

function listedStrength(state: DriveState, unit: number): number {
  if (COMPONENTS[unit].length === 0) return BASE_STRENGTH[unit];
  let strength = 0;
  for (const part of COMPONENTS[unit]) if (state.unitCell[part] === BUILT_IN) strength += BASE_STRENGTH[part];
  return strength;
}

function addGunsOfParts(state: DriveState, unit: number): void {
  for (const part of COMPONENTS[unit]) {
    if (state.unitCell[part] !== BUILT_IN || BASE_GUNS[part] === 0) continue;
    const range = state.unitRange[unit];
    state.unitGuns[unit] += BASE_GUNS[part];
    state.unitRange[unit] = range === NO_GUNS ? BASE_RANGE[part] : Math.min(range, BASE_RANGE[part]);
  }
}

function supplyOf(state: DriveState, unit: number): number {
  if (isGroundSupplied(state, unit, roads)) return SUPPLIED;
  return hasAirborneTrace(state, unit) ? OUT_OF_COMMUNICATIONS : UNSUPPLIED;
}
