import type { Viewer } from '../../contract.ts';
import type { PatrolReport } from './reports.ts';
import {
  ghosts,
  identified,
  NOWHERE,
  OTHER,
  sees,
  shape,
  SIDES,
  sightings,
  UNITS_OF,
  UNKNOWN,
  type PatrolState,
  type Side,
} from './state.ts';

/** What a viewer knows, put together from what it may know: a field that is forgotten here stays hidden. */
export function sight(state: PatrolState, viewer: Viewer): PatrolState {
  const seen = shape.create();
  copyPublic(state, seen);
  seen.nightfall = UNKNOWN;
  const movers = viewer === state.mover || state.crossingUnit === NOWHERE;
  seen.crossingUnit = movers ? state.crossingUnit : UNKNOWN;
  for (const side of SIDES) {
    if (side === viewer) copyOwn(state, seen, side);
    else hide(seen, side);
  }
  return seen;
}

function copyPublic(from: PatrolState, to: PatrolState): void {
  to.phase = from.phase;
  to.mover = from.mover;
  to.turn = from.turn;
  to.decoys = from.decoys;
  to.outcome = from.outcome;
  to.deployed.set(from.deployed);
  to.charges.set(from.charges);
  to.companiesLost.set(from.companiesLost);
  to.decoysLost.set(from.decoysLost);
  to.bridgeDown.set(from.bridgeDown);
  to.crossingBridge = from.crossingBridge;
  to.crossingFrom = from.crossingFrom;
}

/** The columns of units, of which each side knows its own half. */
export function unitColumns(state: PatrolState): readonly Int8Array[] {
  const { unitHex, unitPoints, unitFought, unitDug, unitShaken, unitSupplied } = state;
  return [unitHex, unitPoints, unitFought, unitDug, unitShaken, unitSupplied];
}

function copyOwn(from: PatrolState, to: PatrolState, side: Side): void {
  const columns = unitColumns(to);
  for (const [index, column] of unitColumns(from).entries()) {
    for (const unit of UNITS_OF[side]) columns[index]![unit] = column[unit]!;
  }
  for (const known of [sees, identified, ghosts]) known(to, side).set(known(from, side));
  sightings(to, side).become(sightings(from, side));
}

function hide(seen: PatrolState, side: Side): void {
  for (const column of unitColumns(seen)) for (const unit of UNITS_OF[side]) column[unit] = UNKNOWN;
  for (const known of [sees, identified, ghosts]) known(seen, side).fill(UNKNOWN);
}

/** What a viewer perceives of a report. */
export function tell(report: PatrolReport, viewer: Viewer): PatrolReport | undefined {
  switch (report.kind) {
    case 'deployed':
    case 'turn':
    case 'bridge':
    case 'loss':
    case 'ended':
      return report;
    case 'crossing': {
      const { kind, seat, bridge, from } = report;
      return viewer === seat ? { kind, seat, bridge, from } : report;
    }
    case 'attack':
      return viewer === report.seat || viewer === OTHER[report.seat] ? report : undefined;
    case 'moved':
    case 'dug':
    case 'scouted':
    case 'sighted':
    case 'lost':
    case 'nerve':
      return viewer === report.seat ? report : undefined;
  }
}
