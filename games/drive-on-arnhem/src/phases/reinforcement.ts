import { scale, hexDistance, type Dice } from '@club-route/engine';
import {
  ALLIED_ENTRIES,
  board,
  CELLS,
  CITY,
  FOREST,
  GERMAN_ENTRIES,
  hasRoad,
  ISLAND,
  RING,
  ROUGH,
  TERRAIN,
} from '../data/board.ts';
import { DROPS, GUN_REINFORCEMENTS, OUT_OF_COMMUNICATIONS, UNIT_LIMIT } from '../data/tables.ts';
import {
  AIRBORNE_OF,
  ARRIVAL_CELL,
  ARRIVAL_TURN,
  FIRST,
  LAST,
  numberOf,
  ONLY,
  POLES,
  type Side,
  sideOf,
} from '../data/units.ts';
import type { Reports } from '../report.ts';
import { look, takeHex, unseenAround } from '../rules/relocate.ts';
import { isHeldBy, placeUnit, unitsIn } from '../rules/stacks.ts';
import { LANDED, LATE, NONE, NORMAL, optionsOf, TRAVEL, WAITING, type DriveState } from '../state.ts';
import { markRoads, supplyOnArrival } from './supply.ts';

/** 6.0 Reinforcement phase: one pass, unit by unit (H21). */

/** 6.1: so many units fill an entry or drop hex, whatever their size. */
const MOST_ARRIVING = 4;
/** Ruled (H35): per cent of combat points lost by landing in rough. */
const ROUGH_LANDING = 10;

export function reinforce(state: DriveState, dice: Dice, reports: Reports): void {
  if (state.turn === 1) return;
  markRoads(state);
  bringIn(state, 'allied', DROPS[state.weather], dice, reports);
  bringIn(state, 'german', 0, dice, reports);
  deliverGuns(state, reports);
}

/** H4: those delayed longest first, then in the order of the unit file. */
function bringIn(state: DriveState, side: Side, drops: number, dice: Dice, reports: Reports): void {
  let left = drops;
  let room = UNIT_LIMIT[side] - unitsOnMap(state, side);
  for (let turn = 1; turn <= state.turn; turn++) {
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (ARRIVAL_TURN[unit] !== turn || state.unitCell[unit] !== WAITING) continue;
      if (room === 0) return;
      const airborne = AIRBORNE_OF[unit] !== NONE;
      if (airborne && left === 0) continue;
      const cell = airborne ? dropCell(state, unit, reports) : entryCell(state, side, unit);
      if (cell === NONE) continue;
      if (airborne) left--;
      room--;
      arrive(state, side, unit, cell, dice, reports);
    }
  }
}

export function unitsOnMap(state: DriveState, side: Side): number {
  let count = 0;
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) if (state.unitCell[unit] >= 0) count++;
  return count;
}

/** 6.1: the printed entry hex, or the nearest of the side that is free; -1 if there is none. */
function entryCell(state: DriveState, side: Side, unit: number): number {
  const wanted = ARRIVAL_CELL[unit];
  let best = NONE;
  for (const cell of side === 'allied' ? ALLIED_ENTRIES : GERMAN_ENTRIES) {
    if (!hasRoomFor(state, side, cell)) continue;
    // Entries are listed by x and then y, so the first of equal distance stays.
    if (best === NONE || hexDistance(board, cell, wanted) < hexDistance(board, best, wanted)) best = cell;
  }
  return best;
}

function hasRoomFor(state: DriveState, side: Side, cell: number): boolean {
  return state.cellTop[cell] === NONE || (isHeldBy(state, side, cell) && unitsIn(state, cell) < MOST_ARRIVING);
}

/** 6.2, H21, H22: where an airborne unit lands, or -1 while it must wait. */
function dropCell(state: DriveState, unit: number, reports: Reports): number {
  const formation = AIRBORNE_OF[unit];
  const first = formation === POLES && !havePolesLanded(state);
  if (first && isHeldBy(state, 'german', state.sourceCell[POLES])) movePolishSource(state, reports);
  const source = state.sourceCell[formation];
  if (!first && state.cellOwner[source] !== 1) return NONE;
  const printed = optionsOf(state).setup === 'free' || formation === POLES ? source : ARRIVAL_CELL[unit];
  const cell = isHeldBy(state, 'german', printed) ? source : printed;
  return hasRoomFor(state, 'allied', cell) ? cell : NONE;
}

function havePolesLanded(state: DriveState): boolean {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (AIRBORNE_OF[unit] === POLES && ARRIVAL_TURN[unit] > 0 && state.unitCell[unit] !== WAITING) return true;
  return false;
}

/** S6.12, H22: for good, to the nearest drop hex without Germans between Rhine and Waal. */
function movePolishSource(state: DriveState, reports: Reports): void {
  const old = state.sourceCell[POLES];
  let best = NONE;
  for (let cell = 0; cell < CELLS; cell++) {
    if (ISLAND[cell] === 0 || !isDropHex(cell) || isHeldBy(state, 'german', cell)) continue;
    if (best === NONE || hexDistance(board, cell, old) < hexDistance(board, best, old)) best = cell;
  }
  if (best === NONE) return;
  state.sourceCell[POLES] = best;
  reports?.push({ kind: 'sourceMoved', formation: POLES, cell: best, discloses: true });
}

/** 2.1: neither city nor forest. */
export function isDropHex(cell: number): boolean {
  return RING[cell] === 0 && TERRAIN[cell] !== CITY && TERRAIN[cell] !== FOREST;
}

function arrive(state: DriveState, side: Side, unit: number, cell: number, dice: Dice, reports: Reports): void {
  appear(state, unit, cell, nextRank(state, side), reports);
  state.unitMode[unit] = arrivalMode(unit, cell);
  supplyOnArrival(state, unit, side);
  const airborne = AIRBORNE_OF[unit] !== NONE;
  const late = !airborne && optionsOf(state).lateArrivals && dice.chance(1, 2, 'late arrival', ONLY[side]);
  if (airborne) state.unitLate[unit] = LANDED;
  else if (late) state.unitLate[unit] = LATE;
  reports?.push({ kind: 'arrived', side, unit, cell, late, open: !optionsOf(state).hidden });
}

/** S6.8: in travel mode where a road leads on and in the ring; airborne units land ready to fight. */
function arrivalMode(unit: number, cell: number): number {
  if (AIRBORNE_OF[unit] !== NONE) return NORMAL;
  return RING[cell] === 1 || hasRoad(cell) ? TRAVEL : NORMAL;
}

/** Puts a unit on the map, at a place of its own in the order of appearance. */
export function appear(state: DriveState, unit: number, cell: number, rank: number, reports: Reports): void {
  const side = sideOf(unit);
  const { hidden } = optionsOf(state);
  const fresh = hidden ? unseenAround(state, side, cell) : 0;
  state.unitRank[unit] = rank;
  placeUnit(state, unit, cell);
  if (AIRBORNE_OF[unit] !== NONE && TERRAIN[cell] === ROUGH)
    state.unitStrength[unit] -= scale(state.unitStrength[unit], ROUGH_LANDING, 100);
  takeHex(state, side, cell, reports);
  if (hidden) look(state, unit, fresh, reports);
}

/** Room for components to stand in their parent's place (H4). */
export const RANK_STEP = 16;

function nextRank(state: DriveState, side: Side): number {
  let last = 0;
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) if (state.unitRank[unit] > last) last = state.unitRank[unit];
  return (Math.floor(last / RANK_STEP) + 1) * RANK_STEP;
}

/** 8.13, H23: on the printed turn or the first later one on which the unit is there and in supply. */
function deliverGuns(state: DriveState, reports: Reports): void {
  for (const [row, { unit: id, turn, points }] of GUN_REINFORCEMENTS.entries()) {
    const unit = numberOf(id);
    if (state.gunsDelivered[row] === 1 || state.turn < turn || state.unitCell[unit] < 0) continue;
    if (state.unitSupply[unit] > OUT_OF_COMMUNICATIONS) continue;
    state.gunsDelivered[row] = 1;
    state.unitGuns[unit] += points;
    reports?.push({ kind: 'guns', side: sideOf(unit), unit, row });
  }
}
