import {
  CELLS,
  NARROW,
  NO_WATER,
  RING,
  RIVER,
  STEP_BRIDGE,
  STEP_FERRY,
  STEP_ROAD,
  STEP_WATER,
  stepBetween,
  TERRAIN,
  UNUSED,
} from '../data/board.ts';
import { COLUMNS, COST, ENTER, MOST_STACKED } from '../data/tables.ts';
import { COLUMN_OF_TYPE, FOOT, sideOf, type Side } from '../data/units.ts';
import { BLOWN, isAdvanced, NONE, optionsOf, TRAVEL, UNTESTED, type DriveState } from '../state.ts';
import { carrierFor } from './carriers.ts';
import { isHeldBy, stackPoints } from './stacks.ts';
import { isInEnemyZone, seesEnemyIn, seesEnemyNextTo } from './zones.ts';

/** Why a unit may not take a step. */
export type StepProblem =
  | 'apart'
  | 'border'
  | 'enemy'
  | 'stacking'
  | 'columns'
  | 'no road'
  | 'blown'
  | 'ferry used'
  | 'bridge in travel mode'
  | 'water'
  | 'no boats'
  | 'points';

/** The unit as it would be on its way: where, with how many points, and what it has used of ferry and boats. */
export const walker = { cell: 0, points: 0, moved: false, ferryUsed: false, carriers: 0 };

/** What the last step weighed would cost; see `weigh`. */
export const weighed = {
  problem: 'apart' as StepProblem,
  /** Points without the dice of lost command (H10), and which dice there would be. */
  cost: 0,
  hexDie: false,
  waterDie: false,
  /** The bridge it would test, or -1. */
  bridge: NONE,
  ferry: false,
  /** On foot through water, with no bridge that stands. */
  wades: false,
  /** The engineer that would carry it, or -1. */
  carrier: NONE,
  leavesZone: false,
  entersZone: false,
  /** 8.7: the points do not suffice, but it is the first hex of the turn. */
  free: false,
};

export function beginWalk(state: DriveState, unit: number): void {
  walker.cell = state.unitCell[unit];
  walker.points = state.unitPoints[unit];
  walker.moved = state.unitMoved[unit] === 1;
  walker.ferryUsed = state.ferryUsed === 1;
  walker.carriers = 0;
}

/**
 * Weighs the step of the walker to a cell by what its side sees, and returns whether it may be taken (8.7 to 8.9). Every
 * search for moves passes through here: nothing is allocated.
 */
export function weigh(state: DriveState, unit: number, to: number): boolean {
  const side = sideOf(unit);
  const step = to < CELLS ? stepBetween(walker.cell, to) : -1;
  if (step < 0 || to === UNUSED) return fails('apart');
  if (RING[to] === 1 && side === 'allied') return fails('border');
  if (seesEnemyIn(state, side, to)) return fails('enemy');
  // An enemy not seen may stand further along the way; it must not show.
  const others = isHeldBy(state, side, to) ? stackPoints(state, to, unit) : 0;
  if (others + state.unitStack[unit] > MOST_STACKED) return fails('stacking');
  const travelling = state.unitMode[unit] === TRAVEL;
  if (travelling && others > 0 && isAdvanced(state) && hasTraveller(state, to, unit)) return fails('columns');
  weighed.hexDie = weighed.waterDie = weighed.ferry = weighed.wades = weighed.free = false;
  weighed.bridge = weighed.carrier = NONE;
  weighed.leavesZone = isInZone(state, side, walker.cell);
  weighed.entersZone = isInZone(state, side, to);
  const allowed = travelling
    ? weighTravel(state, unit, step, to, others > 0)
    : weighNormal(state, unit, side, step, to);
  return allowed && affords(state, side, to);
}

/** In one search the same zones are asked for again and again: cell -> the search that knows it, and the answer. */
const zoneSearch = new Int32Array(CELLS);
const zoneAnswer = new Uint8Array(CELLS);
let searches = 0;
let isSearching = false;

/** From here to the end of a search nothing moves, so that zones are remembered. */
export function rememberZones(on: boolean): void {
  if (on) searches++;
  isSearching = on;
}

function isInZone(state: DriveState, side: Side, cell: number): boolean {
  if (!isSearching) return isInEnemyZone(state, side, cell, true);
  if (zoneSearch[cell] !== searches) {
    zoneSearch[cell] = searches;
    zoneAnswer[cell] = isInEnemyZone(state, side, cell, true) ? 1 : 0;
  }
  return zoneAnswer[cell] === 1;
}

function fails(problem: StepProblem): false {
  weighed.problem = problem;
  return false;
}

/** H14: advanced, two units in travel mode may not stack. */
export function hasTraveller(state: DriveState, cell: number, except: number): boolean {
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (unit !== except && state.unitMode[unit] === TRAVEL) return true;
  return false;
}

/** H12: road or ferry, whatever the terrain. */
function weighTravel(state: DriveState, unit: number, step: number, to: number, stacks: boolean): boolean {
  const leaving = weighed.leavesZone ? COST.leaveZoneTravelling : 0;
  if (RING[to] === 1 && RING[walker.cell] === 1) {
    weighed.cost = COST.offBoard + leaving;
    return true;
  }
  const side = sideOf(unit);
  const column = COLUMN_OF_TYPE[state.unitType[unit]];
  weighed.ferry = STEP_FERRY[step] === 1 && side === 'german' && column !== FOOT;
  if (weighed.ferry && walker.ferryUsed) return fails('ferry used');
  if (!weighed.ferry) {
    if (STEP_ROAD[step] === 0) return fails('no road');
    if (isBlown(state, step)) return fails('blown');
    if (isUntested(state, step)) weighed.bridge = STEP_BRIDGE[step];
  }
  if (RING[to] === 1) {
    weighed.cost = COST.offBoard + leaving;
    return true;
  }
  const road = state.unitStack[unit] > 1 ? COST.roadStacked : COST.road;
  weighed.cost = (weighed.ferry ? COST.ferry : road) + leaving + entering(state, side, to);
  if (stacks) weighed.cost += COST.stackTravelling;
  return true;
}

function weighNormal(state: DriveState, unit: number, side: Side, step: number, to: number): boolean {
  const leaving = weighed.leavesZone ? COST.leaveZone : 0;
  const ring = RING[to] === 1;
  if (ring && RING[walker.cell] === 1) {
    weighed.cost = COST.offBoard + leaving;
    return true;
  }
  const column = COLUMN_OF_TYPE[state.unitType[unit]];
  let water = 0;
  if (STEP_WATER[step] !== NO_WATER) {
    if (STEP_BRIDGE[step] !== NONE && !isBlown(state, step)) {
      if (column !== FOOT) return fails('bridge in travel mode');
      if (isUntested(state, step)) weighed.bridge = STEP_BRIDGE[step];
    } else {
      if (column !== FOOT) return fails('water');
      water = STEP_WATER[step] === NARROW ? COST.narrow : COST.river;
      weighed.wades = true;
      if (STEP_WATER[step] === RIVER && side === 'allied') {
        weighed.carrier = carrierFor(state, walker.cell, to, walker.carriers);
        if (weighed.carrier === NONE) return fails('no boats');
      }
    }
  }
  // H13: a ring hex costs 5 whatever it is; only zone and water are added.
  if (ring) {
    weighed.cost = withWater(state, COST.offBoard, water) + leaving;
    return true;
  }
  const out = state.unitOutOfCommand[unit] === 1;
  weighed.hexDie = out;
  weighed.waterDie = out && water > 0;
  weighed.cost = withWater(state, ENTER[TERRAIN[to] * COLUMNS + column], water) + leaving + entering(state, side, to);
  return true;
}

/** H12: what it costs to wade is added to the cost of the hex, or by option takes its place. */
export function withWater(state: DriveState, hex: number, water: number): number {
  return water > 0 && optionsOf(state).wadingCost === 'instead' ? water : hex + water;
}

function entering(state: DriveState, side: Side, to: number): number {
  const enemyHex = (state.cellOwner[to] === 1) !== (side === 'allied');
  return (enemyHex ? COST.enemyHex : 0) + (weighed.entersZone ? COST.enterZone : 0);
}

/** H10: the least it can cost is paid, or the first hex of a turn is free of it. */
function affords(state: DriveState, side: Side, to: number): boolean {
  const dice = (weighed.hexDie ? 1 : 0) + (weighed.waterDie ? 1 : 0);
  if (weighed.cost + dice * leastOfCommandDie(state) <= walker.points) return true;
  if (!isFirstHexFree(state, side, to)) return fails('points');
  weighed.free = true;
  return true;
}

export function isFirstHexFree(state: DriveState, side: Side, to: number): boolean {
  return walker.points >= 1 && !walker.moved && !seesEnemyNextTo(state, side, to);
}

/** S7.14: the table says one to three, 8.10 says nought to three. */
export function leastOfCommandDie(state: DriveState): number {
  return optionsOf(state).commandCost === 'table' ? 1 : 0;
}

/** Lets the walker take the step just weighed at its least cost, as far as can be foreseen. */
export function walkOn(state: DriveState, unit: number, to: number): void {
  const dice = (weighed.hexDie ? 1 : 0) + (weighed.waterDie ? 1 : 0);
  const left = walker.points - weighed.cost - dice * leastOfCommandDie(state);
  walker.points = weighed.free || endsPoints(state, unit) ? 0 : left;
  walker.cell = to;
  walker.moved = true;
  if (weighed.ferry) walker.ferryUsed = true;
  if (weighed.carrier !== NONE) walker.carriers |= 1 << (weighed.carrier & 31);
}

/** 8.8: from zone to zone in normal mode takes everything that is left. */
export function endsPoints(state: DriveState, unit: number): boolean {
  return weighed.leavesZone && weighed.entersZone && state.unitMode[unit] !== TRAVEL;
}

/** S6.2: a blown bridge takes the road with it. */
export function isBlown(state: DriveState, step: number): boolean {
  const bridge = STEP_BRIDGE[step];
  return bridge !== NONE && state.bridgeState[bridge] === BLOWN;
}

function isUntested(state: DriveState, step: number): boolean {
  const bridge = STEP_BRIDGE[step];
  return bridge !== NONE && state.bridgeState[bridge] === UNTESTED;
}

/** A road that can be used now. */
export function isOpenRoad(state: DriveState, step: number): boolean {
  return STEP_ROAD[step] === 1 && !isBlown(state, step);
}
