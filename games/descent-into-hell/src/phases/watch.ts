import { FIRST, LAST, OTHER, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import type { DescentReport } from '../report.ts';
import { litCells } from '../rules/view.ts';
import type { DescentState } from '../state.ts';

/** H-31: what comes into the sight of a side and goes out of it, whoever has moved. */

/** What both sides see of each other at a moment. */
export interface View {
  /** Unit -> its steps if the other side sees it, else 0. */
  readonly steps: Int8Array;
  /** Marker -> 1 if the Germans see it. */
  readonly markers: readonly number[];
}

export function lookOver(state: DescentState): View {
  const steps = new Int8Array(UNIT_COUNT);
  const markers: number[] = [];
  for (const side of ['allied', 'german'] as const) {
    const lit = litCells(state, OTHER[side]);
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (lit[state.unitCell[unit]] === 1) steps[unit] = state.unitSteps[unit];
    if (side === 'allied') for (const cell of state.markerCell) markers.push(lit[cell] === 1 ? 1 : 0);
  }
  return { steps, markers };
}

/** Adds what has changed for each side, as far as no report says so already. */
export function tellViews(before: View, state: DescentState, reports: DescentReport[]): void {
  const after = lookOver(state);
  const named = { allied: namedFor('allied', reports), german: namedFor('german', reports) };
  for (const seat of ['allied', 'german'] as const) {
    const enemy = OTHER[seat];
    const units = [...before.steps.keys()].filter((unit) => sideOf(unit) === enemy && !named[seat].has(unit));
    const came = units.filter((unit) => before.steps[unit] === 0 && after.steps[unit] > 0);
    const went = units.filter((unit) => before.steps[unit] > 0 && after.steps[unit] === 0);
    const weaker = units.filter((unit) => after.steps[unit] > 0 && after.steps[unit] < before.steps[unit]);
    const supplies =
      seat === 'german'
        ? [...after.markers.keys()].filter((marker) => after.markers[marker] > before.markers[marker])
        : [];
    if (came.length + went.length + weaker.length + supplies.length === 0) continue;
    const cells = [...new Set(supplies.map((marker) => state.markerCell[marker]))];
    reports.push({ kind: 'seen', seat, came, went, weaker, supplies: cells, discloses: true });
  }
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
