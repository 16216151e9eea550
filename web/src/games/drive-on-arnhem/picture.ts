import {
  BLOWN,
  GONE,
  INTACT,
  isOnMap,
  RING,
  sideOf,
  UNKNOWN,
  type DriveReport,
  type DriveState,
} from '@club-route/drive-on-arnhem';
import type { DriveController } from './types.ts';

/** What the map shows at one moment: the position, or a moment between two positions. */
export interface Picture {
  readonly unitCell: readonly number[];
  readonly strength: readonly number[];
  readonly bridges: readonly number[];
  readonly owner: readonly number[];
}

export function pictureOf(state: DriveState): Picture {
  return {
    unitCell: Array.from(state.unitCell),
    strength: Array.from(state.unitStrength),
    bridges: Array.from(state.bridgeState),
    owner: Array.from(state.cellOwner),
  };
}

/** The picture once a report has had its effect. */
export function after(picture: Picture, report: DriveReport): Picture {
  const at = (unit: number, cell: number): Picture => ({ ...picture, unitCell: picture.unitCell.with(unit, cell) });
  switch (report.kind) {
    case 'moved':
    case 'retreated':
    case 'advanced':
      return entered(picture, report.way[0], report.way.slice(2));
    case 'arrived':
      return entered(picture, report.unit, [report.cell]);
    case 'sighted':
      return at(report.unit, report.cell);
    case 'built':
      return replaced(picture, report.from, [report.unit]);
    case 'broken':
      return replaced(picture, [report.unit], report.into);
    case 'eliminated':
    case 'disbanded':
      return at(report.unit, GONE);
    case 'fire':
      return { ...picture, strength: lost(picture.strength, report.losses) };
    case 'bridge':
      return withBridge(picture, report.bridge, report.blown ? BLOWN : INTACT);
    case 'rebuilt':
      return withBridge(picture, report.bridge, INTACT);
    case 'owned': {
      const owner = report.side === 'allied' ? 1 : 0;
      return { ...picture, owner: report.cells.reduce((now, cell) => now.with(cell, owner), picture.owner) };
    }
    default:
      return picture;
  }
}

/** A unit owns every hex it enters (5.1); the hexes off the map stay German (S7.2). */
function entered(picture: Picture, unit: number, cells: readonly number[]): Picture {
  const owner = sideOf(unit) === 'allied' ? 1 : 0;
  return {
    ...picture,
    unitCell: picture.unitCell.with(unit, cells.at(-1) ?? picture.unitCell[unit]),
    owner: cells.reduce((now, cell) => (RING[cell] === 1 ? now : now.with(cell, owner)), picture.owner),
  };
}

/** Units that others of the same hex take the place of (7.0). */
function replaced(picture: Picture, before: readonly number[], now: readonly number[]): Picture {
  const cell = picture.unitCell[before[0]];
  const without = before.reduce((cells, unit) => cells.with(unit, GONE), picture.unitCell);
  return { ...picture, unitCell: now.reduce((cells, unit) => cells.with(unit, cell), without) };
}

function withBridge(picture: Picture, bridge: number, state: number): Picture {
  return { ...picture, bridges: picture.bridges.with(bridge, state) };
}

/** [unit, loss, unit, loss, …] */
function lost(strength: readonly number[], losses: readonly number[]): readonly number[] {
  const left = [...strength];
  for (let index = 0; index < losses.length; index += 2) {
    const unit = losses[index];
    if (left[unit] !== UNKNOWN) left[unit] -= losses[index + 1];
  }
  return left;
}

/** The picture of the entry on show, as far as it is told. */
export function pictureShown(controller: DriveController): Picture {
  const { telling } = controller.store.getState();
  const { state } = controller;
  if (telling === undefined) return pictureOf(state);
  return controller.frame.reports.slice(0, telling.told).reduce(after, pictureOf(controller.before));
}

/** The position that tells most of a unit while an entry is told: before it, or after it for a unit that has just appeared. */
export function positionOf(controller: DriveController, unit: number): DriveState {
  const { before, state } = controller;
  const isTold = controller.store.getState().telling !== undefined;
  return isTold && isOnMap(before, unit) ? before : state;
}
