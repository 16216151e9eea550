import { sideBetween, type Refusal } from '@club-route/engine';
import { AIRFIELD, board, CELLS, DEGREE, forEachNeighbour, NEIGHBOUR, NO_WATER, WATER } from '../data/board.ts';
import { BRIDGING, FIRST, LAST, REPAIR } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { hasIntactBridge } from '../rules/crossings.ts';
import { isOccupied } from '../rules/stacks.ts';
import { GONE, NONE, TURNED_BACK, WAITING, type DescentState, type ImpulseKind } from '../state.ts';

/** H-08: how an impulse begins and ends. */

/** The kind is announced to both (7.4). Where units are now is kept: who builds or repairs must stay the whole impulse. */
export function beginImpulse(state: DescentState, kind: ImpulseKind): void {
  state.impulse = kind;
  state.impulseNumber++;
  state.weather = 'unknown';
  state.mover = null;
  state.combats = null;
  for (const column of [state.unitMoved, state.unitLanded, state.unitStopped, state.unitRepulsed, state.unitRetreated])
    column.fill(0);
  for (const column of [state.unitFerried, state.unitSelfFerried, state.ferryUsed]) column.fill(0);
  state.unitFerrySide.fill(NONE);
  for (const [marker, cell] of state.markerCell.entries()) if (cell === TURNED_BACK) state.markerCell[marker] = WAITING;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) state.unitStart[unit] = state.unitCell[unit];
  state.closedSpans = closedSpans(state);
}

/** Hexsides of water around bridging units whose far hex holds Germans at the beginning. */
function closedSpans(state: DescentState): readonly number[] {
  const closed: number[] = [];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    if (BRIDGING[unit] === 0 || state.unitCell[unit] < 0) continue;
    forEachNeighbour(state.unitCell[unit], (near, step) => {
      if (isOccupied(state, 'german', near)) closed.push(board.side[step]);
    });
  }
  return closed;
}

/** A bridging unit may flip back at the start of any Allied impulse (1.4). */
export function refuseFlipBack(state: DescentState, unit: number): Refusal | undefined {
  const atStart = state.mover === null && state.combats === null && state.landers.length === 0;
  if (state.side === 'allied' && atStart && isSpan(state, unit)) return undefined;
  return {
    rule: 'Water Barriers',
    text: "You can dismantle a unit's bridge only at the start of an Allied impulse.",
  };
}

function isSpan(state: DescentState, unit: number): boolean {
  return unit < LAST.allied && state.unitCell[unit] >= 0 && state.unitSpan[unit] !== NONE;
}

export function flipBack(state: DescentState, unit: number, reports: Reports): void {
  reports?.push({ kind: 'span ended', hexside: state.unitSpan[unit] });
  state.unitSpan[unit] = NONE;
}

/** H-16: at the end of a road impulse, by a unit that has stayed in its hex, over water without an intact bridge. */
export function refuseSpan(state: DescentState, unit: number, hexside: number): Refusal | undefined {
  const rule = 'Water Barriers';
  if (state.side !== 'allied' || state.impulse !== 'road' || state.combats === null || state.battle !== null)
    return { rule, text: 'Bridging units can build only at the end of an Allied road impulse.' };
  const cell = state.unitCell[unit] ?? GONE;
  if (BRIDGING[unit] !== 1 || cell < 0 || state.unitSpan[unit] !== NONE)
    return { rule, text: 'Only a bridging unit on the map can build, and only if it is not already a bridge.' };
  if (state.unitStart[unit] !== cell || state.unitMoved[unit] === 1)
    return { rule, text: 'This unit has moved. A unit must stay in its hex for the whole impulse to build.' };
  const far = farCell(cell, hexside);
  if (far === NONE || WATER[hexside] === NO_WATER) return { rule, text: 'Choose a water hexside next to the unit.' };
  if (hasIntactBridge(state, hexside))
    return { rule, text: 'A bridge stands there. Choose a water hexside without one.' };
  if (isOccupied(state, 'german', far) || state.closedSpans.includes(hexside))
    return { rule, text: 'German units are on the far side, or were when the impulse began.' };
  return undefined;
}

/** The same, with the hex beyond the water. */
export function refuseSpanTo(state: DescentState, unit: number, cell: number): Refusal | undefined {
  const from = state.unitCell[unit] ?? GONE;
  const hexside = from < 0 || cell >= CELLS ? NONE : sideBetween(board, from, cell);
  return refuseSpan(state, unit, hexside);
}

/** Hexes towards which a unit can span the water now. */
export function spanCells(state: DescentState, unit: number): readonly number[] {
  const from = state.unitCell[unit];
  if (from < 0) return [];
  return [...NEIGHBOUR.subarray(from * DEGREE, (from + 1) * DEGREE)].filter(
    (cell) => cell >= 0 && refuseSpanTo(state, unit, cell) === undefined,
  );
}

function farCell(cell: number, hexside: number): number {
  let far = NONE;
  forEachNeighbour(cell, (near, step) => {
    if (board.side[step] === hexside) far = near;
  });
  return far;
}

export function span(state: DescentState, unit: number, hexside: number, reports: Reports): void {
  state.unitSpan[unit] = hexside;
  reports?.push({ kind: 'span built', hexside });
}

export function spanTo(state: DescentState, unit: number, cell: number, reports: Reports): void {
  span(state, unit, sideBetween(board, state.unitCell[unit], cell), reports);
}

/** H-42: at the end of an impulse of either side, repair units that neither came nor stood by a fight open their airfield. */
export function repairAirfields(state: DescentState, reports: Reports): void {
  const fought = new Set(state.combats?.fought);
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (REPAIR[unit] === 0 || cell < 0 || AIRFIELD[cell] < 0 || state.airfieldRepaired[AIRFIELD[cell]] === 1) continue;
    if (state.unitStart[unit] !== cell || state.unitMoved[unit] === 1 || isNearFight(cell, fought)) continue;
    state.airfieldRepaired[AIRFIELD[cell]] = 1;
    state.unitCell[unit] = GONE;
    reports?.push({ kind: 'airfield repaired', cell });
  }
}

function isNearFight(cell: number, fought: ReadonlySet<number>): boolean {
  let near = fought.has(cell);
  forEachNeighbour(cell, (other) => {
    near ||= fought.has(other);
  });
  return near;
}
