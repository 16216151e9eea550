import {
  ALLIED_OWNER,
  GERMAN_OWNER,
  GONE,
  NONE,
  REPAIR,
  UNKNOWN,
  WAITING,
  type DescentReport,
  type DescentState,
} from '@club-route/descent-into-hell';
import type { DescentController } from './types.ts';

/** What the map shows at one moment: the position, or a moment between two positions. */
export interface Picture {
  readonly unitCell: readonly number[];
  readonly unitSteps: readonly number[];
  readonly bridgeOwner: readonly number[];
  readonly bridgeBlown: readonly number[];
  readonly siteOwner: readonly number[];
  /** Hexsides that bridging units span. */
  readonly spans: readonly number[];
  /** Hexes of Air Supply markers. */
  readonly markers: readonly number[];
}

/** Those in the air stand where they will come down, for the Allies alone. */
export function pictureOf(state: DescentState): Picture {
  const unitCell = Array.from(state.unitCell);
  for (const { unit, cell } of state.landers) if (unit !== undefined) unitCell[unit] = cell;
  return {
    unitCell,
    unitSteps: Array.from(state.unitSteps),
    bridgeOwner: Array.from(state.bridgeOwner),
    bridgeBlown: Array.from(state.bridgeBlown),
    siteOwner: Array.from(state.siteOwner),
    spans: [...state.unitSpan].filter((hexside) => hexside !== NONE && hexside !== UNKNOWN),
    markers: [...state.markerCell].filter((cell) => cell >= 0),
  };
}

/** The picture once a report has had its effect. Where units come into sight `now`, the position after the entry, knows. */
export function after(picture: Picture, report: DescentReport, now: DescentState): Picture {
  switch (report.kind) {
    case 'set up':
      return pictureOf(now);
    case 'moved':
      return at(picture, report.units, report.way.at(-1)!);
    case 'sighted':
      return at(seen(picture, report.units, now), report.way.length === 0 ? [] : report.units, report.way.at(-1)!);
    case 'advanced':
      return at(picture, report.units, report.cell);
    case 'retreated':
      return at(picture, [report.unit], report.way.at(-1)!);
    case 'eliminated':
    case 'exit':
      return at(picture, [report.unit], GONE);
    case 'seen':
      return gone(seen(weaker(picture, report.weaker, now), report.came, now), report.went, now);
    case 'dropped':
      return report.piece.unit === undefined || report.cell === undefined
        ? picture
        : at(picture, [report.piece.unit], report.cell);
    case 'flak':
      return report.piece.unit === undefined ? picture : afterFlak(picture, report.piece.unit, report);
    case 'glider loss':
      return loses(picture, report.unit);
    case 'fire':
      return report.result === 'loss' ? loses(picture, report.target) : picture;
    case 'demolition':
      return report.blown ? { ...picture, bridgeBlown: picture.bridgeBlown.with(report.bridge, 1) } : picture;
    case 'bridge taken':
      return { ...picture, bridgeOwner: picture.bridgeOwner.with(report.bridge, ownerOf(report.side)) };
    case 'site taken':
      return { ...picture, siteOwner: picture.siteOwner.with(report.site, ownerOf(report.side)) };
    case 'span built':
      return { ...picture, spans: [...picture.spans, report.hexside] };
    case 'span ended':
      return { ...picture, spans: picture.spans.filter((hexside) => hexside !== report.hexside) };
    case 'marker lost':
      return { ...picture, markers: picture.markers.filter((cell) => cell !== report.cell) };
    case 'airfield repaired':
      return at(
        picture,
        [...REPAIR.keys()].filter((unit) => REPAIR[unit] === 1 && picture.unitCell[unit] === report.cell),
        GONE,
      );
    default:
      return picture;
  }
}

function ownerOf(side: 'allied' | 'german'): number {
  return side === 'allied' ? ALLIED_OWNER : GERMAN_OWNER;
}

function at(picture: Picture, units: readonly number[], cell: number): Picture {
  return { ...picture, unitCell: units.reduce((cells, unit) => cells.with(unit, cell), picture.unitCell) };
}

function seen(picture: Picture, units: readonly number[], now: DescentState): Picture {
  return weaker(
    units.reduce((shown, unit) => at(shown, [unit], now.unitCell[unit]), picture),
    units,
    now,
  );
}

function gone(picture: Picture, units: readonly number[], now: DescentState): Picture {
  return at(
    picture,
    units.filter((unit) => now.unitCell[unit] < 0),
    UNKNOWN,
  );
}

function weaker(picture: Picture, units: readonly number[], now: DescentState): Picture {
  return {
    ...picture,
    unitSteps: units.reduce((steps, unit) => steps.with(unit, now.unitSteps[unit]), picture.unitSteps),
  };
}

function loses(picture: Picture, unit: number): Picture {
  const steps = Math.max(0, picture.unitSteps[unit] - 1);
  const shown = { ...picture, unitSteps: picture.unitSteps.with(unit, steps) };
  return steps === 0 ? at(shown, [unit], GONE) : shown;
}

function afterFlak(
  picture: Picture,
  unit: number,
  { loses: isHit, aborts }: Extract<DescentReport, { kind: 'flak' }>,
): Picture {
  const shown = isHit ? loses(picture, unit) : picture;
  return aborts && shown.unitCell[unit] >= 0 ? at(shown, [unit], WAITING) : shown;
}

/** The picture of the entry on show, as far as it is told. */
export function pictureShown(controller: DescentController): Picture {
  const { telling } = controller.store.getState();
  const { state, frame, before } = controller;
  if (telling === undefined) return pictureOf(state);
  return frame.reports
    .slice(0, telling.told)
    .reduce((picture, report) => after(picture, report, state), pictureOf(before));
}
