import {
  FREE_UNITS,
  GONE,
  type FarthestBridgeReport,
  type FarthestBridgeState,
  type Side,
} from '@club-route/farthest-bridge';
import type { FarthestBridgeController } from './types.ts';

/** What the map shows at one moment: the position, or a moment between two positions. */
export interface Picture {
  readonly unitCell: readonly number[];
  readonly depleted: readonly number[];
  readonly bridgesDown: number;
  readonly spanSide: number;
  readonly zoneCell: readonly number[];
  readonly zoneEntered: readonly number[];
}

export function pictureOf(state: FarthestBridgeState): Picture {
  return {
    unitCell: Array.from(state.unitCell),
    depleted: Array.from(state.unitDepleted),
    bridgesDown: state.bridgesDown,
    spanSide: state.spanSide,
    zoneCell: Array.from(state.zoneCell),
    zoneEntered: Array.from(state.zoneEntered),
  };
}

/** The picture once a report has had its effect. */
export function after(picture: Picture, report: FarthestBridgeReport): Picture {
  const at = (unit: number, cell: number): readonly number[] => picture.unitCell.with(unit, cell);
  switch (report.kind) {
    case 'moved':
    case 'entered':
    case 'retreated':
    case 'advanced':
      return { ...picture, unitCell: at(report.unit, report.path.at(-1)!) };
    case 'landed':
      return {
        ...picture,
        unitCell: at(report.unit, report.cell < 0 ? GONE : report.cell),
        depleted: picture.depleted.with(report.unit, report.fate === 'unhurt' || report.fate === 'eliminated' ? 0 : 1),
      };
    case 'placed':
      return { ...picture, unitCell: at(report.unit, report.cell) };
    case 'lost':
      return { ...picture, unitCell: at(report.unit, GONE) };
    case 'resisted':
      return report.depleted ? { ...picture, depleted: picture.depleted.with(report.unit, 1) } : picture;
    case 'demolition':
      return report.destroyed ? { ...picture, bridgesDown: picture.bridgesDown | (1 << report.bridge) } : picture;
    case 'repair':
      return report.repaired ? { ...picture, bridgesDown: picture.bridgesDown & ~(1 << report.bridge) } : picture;
    case 'span':
      return { ...picture, spanSide: report.side };
    case 'spanLapsed':
      return { ...picture, spanSide: -1 };
    case 'zoneLost':
      return { ...picture, zoneEntered: picture.zoneEntered.with(report.zone, 1) };
    case 'turn':
    case 'phase':
    case 'deployed':
    case 'revealed':
    case 'heldBack':
    case 'asked':
    case 'spared':
    case 'attacked':
    case 'supported':
    case 'combat':
    case 'arnhem':
    case 'ended':
      return picture;
  }
}

/** The picture of the entry on show, as far as it is told. */
export function pictureShown(controller: FarthestBridgeController): Picture {
  const { telling, draft } = controller.store.getState();
  if (telling === undefined) {
    const picture = pictureOf(controller.state);
    return draft?.kind === 'deploy' ? withPlan(picture, controller.seat as Side, draft.cells) : picture;
  }
  const { frame, before } = controller;
  // Two deployments are laid out at once: nothing of it was on the map before.
  if (frame.reports.some(({ kind }) => kind === 'revealed')) return pictureOf(controller.state);
  return frame.reports.slice(0, telling.told).reduce(after, pictureOf(before));
}

/** The pieces of a deployment in the making stand where they are planned, for who plans it. */
export function withPlan(picture: Picture, side: Side, cells: readonly number[]): Picture {
  return cells.reduce(
    (now, cell, index) =>
      side === 'german'
        ? { ...now, unitCell: now.unitCell.with(FREE_UNITS[index], cell) }
        : { ...now, zoneCell: now.zoneCell.with(index, cell) },
    picture,
  );
}
