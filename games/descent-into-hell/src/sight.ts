import type { Viewer } from '@club-route/engine';
import { FIRST, LAST, type Side } from './data/units.ts';
import type { DescentReport } from './report.ts';
import { litCells } from './rules/view.ts';
import { GONE, shape, UNKNOWN, type DescentState } from './state.ts';

/** What a viewer knows, put together from what it may know: a field that is forgotten here stays hidden. */
export function sight(state: DescentState, viewer: Viewer): DescentState {
  const seen = shape.create();
  copyPublic(state, seen);
  for (const side of ['allied', 'german'] as const) {
    if (viewer === side) copyOwn(state, seen, side);
    else hide(state, seen, side, viewer);
  }
  return seen;
}

/** H-36. */
function copyPublic(from: DescentState, to: DescentState): void {
  to.options = from.options;
  to.turn = from.turn;
  to.side = from.side;
  to.impulse = from.impulse;
  to.impulseNumber = from.impulseNumber;
  to.weather = from.weather;
  to.outcome = from.outcome;
  to.questions = from.questions;
  to.battle = from.battle;
  to.bridgeOwner.set(from.bridgeOwner);
  to.bridgeBlown.set(from.bridgeBlown);
  to.bridgeAsked.set(from.bridgeAsked);
  to.siteOwner.set(from.siteOwner);
  to.airfieldRepaired.set(from.airfieldRepaired);
  to.unitLost.set(from.unitLost);
  to.unitSpan.set(from.unitSpan);
}

/** Columns of which each side knows its own units; the first two are seen by an enemy next to the unit. */
function unitColumns(state: DescentState): readonly (Int8Array | Int16Array)[] {
  return [
    state.unitCell,
    state.unitSteps,
    state.unitLandedOn,
    state.unitStart,
    state.unitMoved,
    state.unitLanded,
    state.unitStopped,
    state.unitRepulsed,
    state.unitRetreated,
    state.unitFerrySide,
    state.unitFerried,
    state.unitSelfFerried,
  ];
}

function copyOwn(from: DescentState, to: DescentState, side: Side): void {
  const columns = unitColumns(to);
  for (const [index, column] of unitColumns(from).entries())
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) columns[index][unit] = column[unit];
  if (from.side === side) {
    to.mover = from.mover;
    to.combats = from.combats;
  }
  if (side === 'german') {
    to.ferryUsed.set(from.ferryUsed);
    to.germanSightings.become(from.germanSightings);
    return;
  }
  to.transportPoints = from.transportPoints;
  to.deploymentPoints = from.deploymentPoints;
  to.landers = from.landers;
  to.closedSpans = from.closedSpans;
  to.markerCell.set(from.markerCell);
  to.alliedSightings.become(from.alliedSightings);
}

/** Of the other side: who stands next to the viewer’s units, whole and with its strength (7.10), and who was lost in combat. */
function hide(from: DescentState, to: DescentState, side: Side, viewer: Viewer): void {
  for (const column of unitColumns(to)) for (let unit = FIRST[side]; unit < LAST[side]; unit++) column[unit] = UNKNOWN;
  const lit = viewer === 'allied' || viewer === 'german' ? litCells(from, viewer) : undefined;
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const cell = from.unitCell[unit];
    if (from.unitLost[unit] === 1) to.unitCell[unit] = GONE;
    if (cell < 0 || lit?.[cell] !== 1) continue;
    to.unitCell[unit] = cell;
    to.unitSteps[unit] = from.unitSteps[unit];
  }
  if (side === 'german') {
    to.ferryUsed.fill(UNKNOWN);
    return;
  }
  to.transportPoints = to.deploymentPoints = UNKNOWN;
  // H-31: Air Supply markers are seen like units.
  for (const [marker, cell] of from.markerCell.entries())
    to.markerCell[marker] = cell >= 0 && lit?.[cell] === 1 ? cell : UNKNOWN;
}

/** What a viewer perceives of a report: all of it, or nothing where it is for one side alone. */
export function tell(report: DescentReport, viewer: Viewer): DescentReport | undefined {
  return 'seat' in report && report.seat !== viewer ? undefined : report;
}
