import { EMPTY_HAND, type CellLook, type Hand, type UnitLook } from '@club-route/engine';
import type { DriveDraft } from '../../src/actions.ts';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { numberOf, UNITS } from '../../src/data/units.ts';
import { driveOnArnhem } from '../../src/game.ts';
import { offers } from '../../src/offer/index.ts';
import type { DriveOffer } from '../../src/offer/types.ts';
import type { DriveState } from '../../src/state.ts';

/** What is offered to the seat that is asked. */
export function offering(state: DriveState, draft?: DriveDraft, hand: Hand = EMPTY_HAND): DriveOffer {
  return offers.of(state, driveOnArnhem.active(state)[0], draft, hand);
}

export function selected(id: string): DriveDraft {
  return { kind: 'unit', unit: numberOf(id) };
}

export function inHand(...ids: readonly string[]): Hand {
  return { units: ids.map(numberOf), through: [] };
}

export function lit({ cells }: DriveOffer, look: CellLook): readonly string[] {
  return [...cells]
    .filter(([, cell]) => cell.look === look)
    .map(([cell]) => labelOf(cell))
    .toSorted();
}

export function looking({ units }: DriveOffer, look: UnitLook): readonly string[] {
  return [...units].filter(([, one]) => one.look === look).map(([unit]) => UNITS[unit].id);
}

export function pressOn({ cells }: DriveOffer, hex: string) {
  return cells.get(cellOf(hex))?.press;
}

/** The labels of a group of the panel, those in force with a star. */
export function buttons({ groups }: DriveOffer, title: string): readonly string[] {
  const group = groups.find((one) => one.title === title);
  return (group?.choices ?? []).map(({ label, selected: chosen }) => (chosen ? `${label} *` : label));
}
