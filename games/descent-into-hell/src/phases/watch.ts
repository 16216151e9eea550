import { hexDistance } from '@club-route/engine';
import { board, DEGREE, NEIGHBOUR } from '../data/board.ts';
import { SUPPLY_MARKERS } from '../data/tables.ts';
import { FIRST, LAST, OTHER, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import type { DescentReport } from '../report.ts';
import { areEqual } from '../rules/columns.ts';
import { forget, forgetMissing } from '../rules/knowledge.ts';
import { placesOf } from '../rules/places.ts';
import { litCells } from '../rules/view.ts';
import type { DescentState } from '../state.ts';

/** H-31: what comes into the sight of a side and goes out of it, whoever has moved. */

/** Where everything was at a moment, as far as it can be seen. */
export interface Snapshot {
  readonly unitCell: Int16Array;
  readonly unitSteps: Int8Array;
  readonly markerCell: Int16Array;
}

const kept: Snapshot = {
  unitCell: new Int16Array(UNIT_COUNT),
  unitSteps: new Int8Array(UNIT_COUNT),
  markerCell: new Int16Array(SUPPLY_MARKERS),
};

/** Keeps a moment until the next one is kept. */
export function snapshot({ unitCell, unitSteps, markerCell }: Snapshot): Snapshot {
  kept.unitCell.set(unitCell);
  kept.unitSteps.set(unitSteps);
  kept.markerCell.set(markerCell);
  return kept;
}

/** Units that have moved or been weakened: the first so many. */
const changed = new Int16Array(UNIT_COUNT);
let changes = 0;

/** Whether nothing has moved or been weakened since. */
export function isAsBefore(before: Snapshot, { unitCell, unitSteps, markerCell }: Snapshot): boolean {
  changes = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (before.unitCell[unit] !== unitCell[unit] || before.unitSteps[unit] !== unitSteps[unit])
      changed[changes++] = unit;
  return changes === 0 && areEqual(before.markerCell, markerCell);
}

/** What both sides see of each other. */
interface View {
  /** Unit -> its steps if the other side sees it, else 0. */
  readonly steps: Int8Array;
  /** Marker -> 1 if the Germans see it. */
  readonly markers: Uint8Array;
}

const newView = (): View => ({ steps: new Int8Array(UNIT_COUNT), markers: new Uint8Array(SUPPLY_MARKERS) });
const before = newView();
const after = newView();
/** Unit -> 1 if a side is told of it anyway. */
const named = new Uint8Array(UNIT_COUNT);

function lookOver({ unitCell, unitSteps, markerCell }: Snapshot, view: View): void {
  for (const side of SIDES) {
    const lit = litCells({ unitCell }, OTHER[side]);
    const last = LAST[side];
    for (let unit = FIRST[side]; unit < last; unit++) {
      const cell = unitCell[unit];
      view.steps[unit] = cell >= 0 && lit[cell] === 1 ? unitSteps[unit] : 0;
    }
    if (side === 'german') continue;
    for (let marker = 0; marker < SUPPLY_MARKERS; marker++) {
      const cell = markerCell[marker];
      view.markers[marker] = cell >= 0 && lit[cell] === 1 ? 1 : 0;
    }
  }
}

const SIDES: readonly Side[] = ['allied', 'german'];

/** Adds what has changed for each side since the position that `isAsBefore` was asked about, as far as no report says so. */
export function tellViews(earlier: Snapshot, state: DescentState, reports: DescentReport[]): void {
  lookOver(earlier, before);
  lookOver(state, after);
  const told = reports.length;
  for (const seat of SIDES) {
    if (isAlike(seat)) continue;
    nameFor(seat, reports, told);
    const came: number[] = [];
    const went: number[] = [];
    const weaker: number[] = [];
    const last = LAST[OTHER[seat]];
    for (let unit = FIRST[OTHER[seat]]; unit < last; unit++) {
      const old = before.steps[unit];
      const now = after.steps[unit];
      if (old === now || named[unit] === 1) continue;
      (old === 0 ? came : now === 0 ? went : weaker).push(unit);
    }
    const supplies = seat === 'german' ? newMarkers(state) : [];
    if (came.length + went.length + weaker.length + supplies.length > 0)
      reports.push({ kind: 'seen', seat, came, went, weaker, supplies, discloses: true });
  }
}

/**
 * Whether only units of one side have changed, with no enemy next to where they were and are, as in most moves: then
 * nobody sees anything new but hexes without enemies. `isAsBefore` must have been asked.
 */
export function isUnseen(earlier: Snapshot, state: DescentState): boolean {
  if (changes === 0 || !areEqual(earlier.markerCell, state.markerCell)) return false;
  const side = sideOf(changed[0]);
  const { count } = placesOf(state, OTHER[side]);
  for (let index = 0; index < changes; index++) {
    const unit = changed[index];
    const from = earlier.unitCell[unit];
    const to = state.unitCell[unit];
    if (sideOf(unit) !== side || isNear(count, from) || isNear(count, to)) return false;
    if (side === 'german' && (isNearMarker(state, from) || isNearMarker(state, to))) return false;
  }
  return true;
}

/** H-32: after changes that nobody sees, a side forgets whom it remembers in hexes that it now sees without them. */
export function forgetAfterUnseen(state: DescentState): void {
  const { unitCell, unitLost, ghostCell } = state;
  const side = sideOf(changed[0]);
  let shotDown = false;
  for (let index = 0; index < changes; index++) {
    const unit = changed[index];
    if (ghostCell[unit] < 0) continue;
    if (unitLost[unit] === 1) forget(state, unit);
    // It was seen to land, and is not there any more: antiaircraft fire has driven it off.
    else if (unitCell[unit] < 0) shotDown = true;
  }
  forgetMissing(state, side);
  if (shotDown) forgetMissing(state, OTHER[side]);
}

function isNearMarker({ markerCell }: Snapshot, cell: number): boolean {
  if (cell < 0) return false;
  for (let marker = 0; marker < SUPPLY_MARKERS; marker++)
    if (markerCell[marker] >= 0 && hexDistance(board, markerCell[marker], cell) <= 1) return true;
  return false;
}

function isNear(count: Uint8Array, cell: number): boolean {
  if (cell < 0) return false;
  if (count[cell] > 0) return true;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && count[NEIGHBOUR[step]] > 0) return true;
  return false;
}

/** Whether a side sees what it saw before. */
function isAlike(seat: Side): boolean {
  const last = LAST[OTHER[seat]];
  for (let unit = FIRST[OTHER[seat]]; unit < last; unit++) if (before.steps[unit] !== after.steps[unit]) return false;
  return seat === 'allied' || areEqual(before.markers, after.markers);
}

/** Hexes of Air Supply markers that have come into sight, by their numbers: else their order would tell who was dropped first. */
function newMarkers({ markerCell }: DescentState): readonly number[] {
  const cells = new Set<number>();
  for (let marker = 0; marker < SUPPLY_MARKERS; marker++)
    if (after.markers[marker] > before.markers[marker]) cells.add(markerCell[marker]);
  return [...cells].toSorted((one, two) => one - two);
}

/** Marks the units of which a side is told by the first of these reports. */
function nameFor(seat: Side, reports: readonly DescentReport[], told: number): void {
  named.fill(0);
  for (let index = 0; index < told; index++) {
    const report = reports[index];
    if (report.kind === 'sighted' && report.seat === seat) for (const unit of report.units) named[unit] = 1;
    if (report.kind === 'fire') named[report.target] = 1;
    if (report.kind === 'eliminated' || report.kind === 'stands' || report.kind === 'retreated') named[report.unit] = 1;
  }
}

/** H-37: the owner of several markers hears of them last and by hex: else their order would tell the way of who removed them. */
export function orderLosses(reports: DescentReport[]): void {
  const lost = reports.filter((report) => report.kind === 'marker lost' && report.seat === 'allied') as LostMarker[];
  if (lost.length === 0) return;
  const others = reports.filter((report) => !lost.includes(report as LostMarker));
  reports.splice(0, reports.length, ...others, ...lost.toSorted((one, two) => one.cell - two.cell));
}

type LostMarker = Extract<DescentReport, { kind: 'marker lost' }>;
