import { scale } from '@club-route/engine';
import { hasRoad, RING, ALLIED_ENTRIES } from '../data/board.ts';
import { MOST_STACKED, UNIT_LIMIT } from '../data/tables.ts';
import {
  ARMOR,
  BASE_GUNS,
  BASE_RANGE,
  BASE_STACK,
  BASE_STRENGTH,
  BASE_TYPE,
  COMPONENTS,
  FIRST,
  IS_PARENT,
  LAST,
  NO_GUNS,
  PARENT_OF,
  TYPES,
  UNIT_COUNT,
  type Side,
} from '../data/units.ts';
import type { DriveReport, Reports } from '../report.ts';
import { inOrder, liftUnit, placeUnit, stackOf, stackPoints } from '../rules/stacks.ts';
import {
  BREAKDOWN,
  BUILDUP,
  BUILT_IN,
  NO_PLOT,
  NONE,
  NORMAL,
  optionsOf,
  TRAVEL,
  UNBUILT,
  type DriveState,
} from '../state.ts';
import { eliminate } from '../rules/eliminate.ts';
import { unitsOnMap } from './reinforcement.ts';

/** 7.0 Unit breakdown and build-up phase: what was plotted is tried once, then forgotten (H24). */

const SIDES: readonly Side[] = ['allied', 'german'];
const order = new Int16Array(UNIT_COUNT);

export function carryOutPlots(state: DriveState, reports: Reports): void {
  eachUnit(state, reports, (unit, side, told) => {
    if (state.unitDisband[unit] === 1) disband(state, unit, side, told);
  });
  eachUnit(state, reports, (unit, side, told) => {
    if (state.unitPlot[unit] === BUILDUP) buildUp(state, unit, side, told);
  });
  eachUnit(state, reports, (unit, side, told) => {
    if (state.unitPlot[unit] === BREAKDOWN) breakDown(state, unit, side, told);
  });
  state.unitDisband.fill(0);
  state.unitPlot.fill(NO_PLOT);
}

/**
 * In order of appearance, Allied before German; those that have left meanwhile are passed over. They are told by their
 * numbers: in which order they came is nothing that shows.
 */
function eachUnit(state: DriveState, reports: Reports, act: (unit: number, side: Side, told: Reports) => void): void {
  for (const side of SIDES) {
    const told: NumberedReport[] | undefined = reports && [];
    const count = inOrder(state, FIRST[side], LAST[side], order);
    for (const unit of order.slice(0, count)) if (state.unitCell[unit] >= 0) act(unit, side, told as Reports);
    reports?.push(...told!.toSorted((one, two) => one.unit - two.unit));
  }
}

type NumberedReport = Extract<DriveReport, { kind: 'disbanded' | 'built' | 'broken' }>;

/** 8.5, S7.25: a third of its combat points goes to those who stay in the hex. */
function disband(state: DriveState, unit: number, side: Side, reports: Reports): void {
  const cell = state.unitCell[unit];
  const points = Math.floor(state.unitStrength[unit] / 3);
  eliminate(state, unit, false);
  const others = stackOf(state, cell);
  for (const [index, other] of others.entries()) {
    const share = Math.floor(points / others.length) + (index < points % others.length ? 1 : 0);
    state.unitStrength[other] += share;
  }
  reports?.push({ kind: 'disbanded', side, unit, cell, open: !optionsOf(state).hidden });
}

/** 7.1: all units of the parent in the hex become one. */
function buildUp(state: DriveState, unit: number, side: Side, reports: Reports): void {
  const parent = IS_PARENT[unit] === 1 ? unit : PARENT_OF[unit];
  const cell = state.unitCell[unit];
  if (parent === NONE) return;
  // A parent that stands elsewhere cannot be in two places.
  if (state.unitCell[parent] !== cell && state.unitCell[parent] !== UNBUILT) return;
  const parts = stackOf(state, cell).filter((other) => other === parent || PARENT_OF[other] === parent);
  let stack = 0;
  for (const part of parts) stack += state.unitStack[part];
  if (parts.length < 2 || stack > MOST_STACKED) return;
  merge(state, parent, parts, stack);
  settleIn(state, parent, cell);
  const from = parts.toSorted((one, two) => one - two);
  reports?.push({ kind: 'built', side, unit: parent, from, open: !optionsOf(state).hidden });
}

/** S6.10, S7.24, H24: strengths add, what is bad is that of the worst. */
function merge(state: DriveState, parent: number, parts: readonly number[], stack: number): void {
  let strength = 0;
  let guns = 0;
  let range = NO_GUNS;
  let efficiency = 0;
  let supply = 0;
  let linked = 1;
  let rank = Number.POSITIVE_INFINITY;
  const byType = new Int16Array(TYPES.length);
  for (const part of parts) {
    const points = state.unitStrength[part];
    strength += points;
    efficiency += points * state.unitEfficiency[part];
    guns += state.unitGuns[part];
    if (state.unitGuns[part] > 0 && (range === NO_GUNS || state.unitRange[part] < range)) range = state.unitRange[part];
    supply = Math.max(supply, state.unitSupply[part]);
    linked = Math.min(linked, state.unitLinked[part]);
    rank = Math.min(rank, state.unitRank[part]);
    byType[state.unitType[part]] += points;
  }
  const worst = (column: Int8Array): number => Math.max(...parts.map((part) => column[part]));
  const moved = worst(state.unitMoved);
  const late = worst(state.unitLate);
  const strain = worst(state.unitStrain);
  const interdicted = worst(state.unitInterdicted);
  const type = typeOf(
    byType,
    strength,
    parts.map((part) => state.unitType[part]),
  );
  state.unitStrength[parent] = strength;
  state.unitEfficiency[parent] = scale(efficiency, 1, strength);
  state.unitGuns[parent] = guns;
  state.unitRange[parent] = range;
  state.unitSupply[parent] = supply;
  state.unitLinked[parent] = linked;
  state.unitStack[parent] = stack;
  state.unitType[parent] = type;
  state.unitMoved[parent] = moved;
  state.unitLate[parent] = late;
  state.unitStrain[parent] = strain;
  state.unitInterdicted[parent] = interdicted;
  state.unitProtect[parent] = 1;
  for (const part of parts) if (part !== parent) liftUnit(state, part, BUILT_IN);
  if (state.unitCell[parent] >= 0) liftUnit(state, parent, UNBUILT);
  state.unitRank[parent] = rank;
}

/** Armor if half or more of it is; else the type with most combat points, the first in order among equals. */
function typeOf(byType: Int16Array, strength: number, types: readonly number[]): number {
  if (2 * byType[ARMOR] >= strength) return ARMOR;
  return types.reduce((best, type) => (byType[type] > byType[best] ? type : best));
}

/** 7.1: in normal mode; in travel mode off the map and on Allied entry hexes with a road. */
function settleIn(state: DriveState, unit: number, cell: number): void {
  placeUnit(state, unit, cell);
  const onTheRoad = RING[cell] === 1 || (ALLIED_ENTRIES.includes(cell) && hasRoad(cell));
  state.unitMode[unit] = onTheRoad ? TRAVEL : NORMAL;
  state.unitFort[unit] = 0;
  state.unitPoints[unit] = 0;
}

/** 7.1: all components at once, if stacking and the unit limit allow it and each gets something. */
function breakDown(state: DriveState, parent: number, side: Side, reports: Reports): void {
  const parts = COMPONENTS[parent].filter((unit) => state.unitCell[unit] === BUILT_IN);
  const cell = state.unitCell[parent];
  if (parts.length === 0 || stackPoints(state, cell, NONE) > MOST_STACKED) return;
  if (unitsOnMap(state, side) - 1 + parts.length > UNIT_LIMIT[side]) return;
  const shares = sharesOf(state.unitStrength[parent], parts);
  if (shares.includes(0)) return;
  liftUnit(state, parent, UNBUILT);
  for (const [index, unit] of parts.entries()) {
    state.unitRank[unit] = state.unitRank[parent] + index;
    state.unitStrength[unit] = shares[index];
    state.unitType[unit] = BASE_TYPE[unit];
    state.unitStack[unit] = BASE_STACK[unit];
    state.unitGuns[unit] = BASE_GUNS[unit];
    state.unitRange[unit] = BASE_RANGE[unit];
    state.unitProtect[unit] = 1;
    for (const column of [
      state.unitEfficiency,
      state.unitSupply,
      state.unitLinked,
      state.unitMoved,
      state.unitLate,
      state.unitStrain,
      state.unitInterdicted,
    ])
      column[unit] = column[parent];
    settleIn(state, unit, cell);
  }
  reports?.push({ kind: 'broken', side, unit: parent, into: parts, open: !optionsOf(state).hidden });
}

/** H24: by original values; floors first, then one each by largest remainder, the first listed among equals. */
export function sharesOf(strength: number, parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, unit) => sum + BASE_STRENGTH[unit], 0);
  const shares = parts.map((unit) => Math.floor((strength * BASE_STRENGTH[unit]) / whole));
  const rest = parts.map((unit) => (strength * BASE_STRENGTH[unit]) % whole);
  for (let left = strength - shares.reduce((sum, share) => sum + share, 0); left > 0; left--) {
    const next = rest.indexOf(Math.max(...rest));
    shares[next]++;
    rest[next] = -1;
  }
  return shares;
}
