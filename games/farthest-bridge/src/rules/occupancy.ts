import { board, BRIDGE_COUNT, BRIDGES, CELLS, DEGREE, RIVER, SIDE_BRIDGE, SIDE_WATER } from '../data/board.ts';
import { FIRST_GERMAN, UNIT_COUNT } from '../data/units.ts';
import { GONE, isDown, NONE, type FarthestBridgeState } from '../state.ts';

/** Who stands where, and the zones of control that follow (6.0): all six neighbours, but not across an unbridged river. */

export function hasStandingBridge(state: FarthestBridgeState, side: number): boolean {
  const bridge = SIDE_BRIDGE[side]!;
  return bridge >= 0 && !isDown(state, bridge);
}

/** Whether there is a bridge over a side now: a standing one, or the one the engineer makes (15.0, ruling 31). */
export function isBridged(state: FarthestBridgeState, side: number): boolean {
  return hasStandingBridge(state, side) || state.spanSide === side;
}

/** Whether a zone of control reaches across a side. */
export function isOpenToZone(state: FarthestBridgeState, side: number): boolean {
  return SIDE_WATER[side] !== RIVER || isBridged(state, side);
}

export function placeUnit(state: FarthestBridgeState, unit: number, cell: number): void {
  state.unitCell[unit] = cell;
  state.cellUnit[cell] = unit;
  if (unit < FIRST_GERMAN) state.alliedHere[cell] = 1;
  else state.germanHere[cell] = 1;
  radiate(state, unit, cell, 1);
}

/** Takes a unit off its cell; it must be put somewhere at once, on the map or out of the game. */
export function liftUnit(state: FarthestBridgeState, unit: number): void {
  const cell = state.unitCell[unit]!;
  radiate(state, unit, cell, -1);
  state.cellUnit[cell] = NONE;
  if (unit < FIRST_GERMAN) state.alliedHere[cell] = 0;
  else state.germanHere[cell] = 0;
}

export function eliminateUnit(state: FarthestBridgeState, unit: number): void {
  if (state.unitCell[unit]! >= 0) liftUnit(state, unit);
  state.unitCell[unit] = GONE;
}

function radiate(state: FarthestBridgeState, unit: number, cell: number, change: number): void {
  const zone = unit < FIRST_GERMAN ? state.alliedZone : state.germanZone;
  const first = cell * DEGREE;
  for (let step = first; step < first + DEGREE; step++) {
    const to = board.neighbour[step]!;
    if (to >= 0 && isOpenToZone(state, board.side[step]!)) zone[to]! += change;
  }
}

/**
 * Changes a bridge, or the hexside that the engineer bridges. Zones reach across it or no longer do, so the units on
 * both its banks are taken out of the zones before and put back after.
 */
function changeCrossing(state: FarthestBridgeState, side: number, change: () => void): void {
  const one = state.cellUnit[board.sideCells[side * 2]!]!;
  const two = state.cellUnit[board.sideCells[side * 2 + 1]!]!;
  if (one >= 0) radiate(state, one, state.unitCell[one]!, -1);
  if (two >= 0) radiate(state, two, state.unitCell[two]!, -1);
  change();
  if (one >= 0) radiate(state, one, state.unitCell[one]!, 1);
  if (two >= 0) radiate(state, two, state.unitCell[two]!, 1);
}

export function setBridgeDown(state: FarthestBridgeState, bridge: number, down: boolean): void {
  changeCrossing(state, BRIDGES[bridge]!.side, () => {
    state.bridgesDown = down ? state.bridgesDown | (1 << bridge) : state.bridgesDown & ~(1 << bridge);
  });
}

export function setSpan(state: FarthestBridgeState, side: number): void {
  const old = state.spanSide;
  if (old === side) return;
  if (old >= 0) changeCrossing(state, old, () => (state.spanSide = NONE));
  if (side >= 0) changeCrossing(state, side, () => (state.spanSide = side));
}

/** Builds every derived column from `unitCell` and the bridges: for set-up, and for tests to compare with. */
export function rebuildOccupancy(state: FarthestBridgeState): void {
  state.cellUnit.fill(NONE);
  for (const one of [state.alliedHere, state.germanHere, state.alliedZone, state.germanZone]) one.fill(0);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const cell = state.unitCell[unit]!;
    if (cell >= 0 && cell < CELLS) placeUnit(state, unit, cell);
  }
}

/** Whether a unit of that side stands on a cell that shares the bridge. */
function standsBy(bridge: number, here: Uint8Array): boolean {
  const { cells } = BRIDGES[bridge]!;
  return here[cells[0]] === 1 || here[cells[1]] === 1;
}

/** 14.0: bridges beside which an Allied unit stands as the game turn begins cannot be blown this turn. */
export function markSafeBridges(state: FarthestBridgeState): void {
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    state.bridgeSafe[bridge] = standsBy(bridge, state.alliedHere) ? 1 : 0;
  }
}
