import { SUPPLY_MARKERS } from '../data/tables.ts';
import { FIRST, LAST, OTHER, UNIT_COUNT, type Side } from '../data/units.ts';
import type { DescentReport } from '../report.ts';
import { areEqual } from '../rules/columns.ts';
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

/** Whether nothing has moved or been weakened since. */
export function isAsBefore(before: Snapshot, now: Snapshot): boolean {
  return (
    areEqual(before.unitCell, now.unitCell) &&
    areEqual(before.unitSteps, now.unitSteps) &&
    areEqual(before.markerCell, now.markerCell)
  );
}

/** What both sides see of each other. */
interface View {
  /** Unit -> its steps if the other side sees it, else 0. */
  readonly steps: Int8Array;
  /** Marker -> 1 if the Germans see it. */
  readonly markers: readonly number[];
}

function lookOver(now: Snapshot): View {
  const steps = new Int8Array(UNIT_COUNT);
  const markers: number[] = [];
  const { unitCell, unitSteps } = now;
  for (const side of ['allied', 'german'] as const) {
    const lit = litCells(now, OTHER[side]);
    const last = LAST[side];
    for (let unit = FIRST[side]; unit < last; unit++) {
      const cell = unitCell[unit];
      if (cell >= 0 && lit[cell] === 1) steps[unit] = unitSteps[unit];
    }
    if (side === 'allied') for (const cell of now.markerCell) markers.push(cell >= 0 && lit[cell] === 1 ? 1 : 0);
  }
  return { steps, markers };
}

/** Adds what has changed for each side, as far as no report says so already. */
export function tellViews(earlier: Snapshot, state: DescentState, reports: DescentReport[]): void {
  const before = lookOver(earlier);
  const after = lookOver(state);
  const named = { allied: namedFor('allied', reports), german: namedFor('german', reports) };
  for (const seat of ['allied', 'german'] as const) {
    const came: number[] = [];
    const went: number[] = [];
    const weaker: number[] = [];
    const last = LAST[OTHER[seat]];
    for (let unit = FIRST[OTHER[seat]]; unit < last; unit++) {
      const old = before.steps[unit];
      const now = after.steps[unit];
      if (old === now || named[seat].has(unit)) continue;
      (old === 0 ? came : now === 0 ? went : weaker).push(unit);
    }
    const supplies = seat === 'german' ? newMarkers(before, after, state) : [];
    if (came.length + went.length + weaker.length + supplies.length > 0)
      reports.push({ kind: 'seen', seat, came, went, weaker, supplies, discloses: true });
  }
}

/** Hexes of Air Supply markers that have come into sight. */
function newMarkers(before: View, after: View, state: DescentState): readonly number[] {
  const cells = new Set<number>();
  for (const [marker, seen] of after.markers.entries())
    if (seen > before.markers[marker]) cells.add(state.markerCell[marker]);
  return [...cells];
}

/** Units of which a side is told anyway. */
function namedFor(seat: Side, reports: readonly DescentReport[]): ReadonlySet<number> {
  const named = new Set<number>();
  for (const report of reports) {
    if (report.kind === 'sighted' && report.seat === seat) for (const unit of report.units) named.add(unit);
    if (report.kind === 'fire') named.add(report.target);
    if (report.kind === 'eliminated' || report.kind === 'stands' || report.kind === 'retreated') named.add(report.unit);
  }
  return named;
}
