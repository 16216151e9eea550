import { EMPTY_HAND, type CellLook, type Hand, type UnitLook } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from '../../src/actions.ts';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { UNITS } from '../../src/data/units.ts';
import { farthestBridge } from '../../src/game.ts';
import { offers } from '../../src/offer/index.ts';
import type { FarthestBridgeOffer } from '../../src/offer/types.ts';
import type { FarthestBridgeState } from '../../src/state.ts';
import { unit } from '../positions.ts';

/** What is offered to the seat that is asked. */
export function offering(
  state: FarthestBridgeState,
  draft?: FarthestBridgeDraft,
  hand: Hand = EMPTY_HAND,
): FarthestBridgeOffer {
  return offers.of(state, farthestBridge.active(state)[0]!, draft, hand);
}

export function selected(id: string): FarthestBridgeDraft {
  return { kind: 'unit', unit: unit(id) };
}

/** The hexes that are lit in one way. */
export function lit({ cells }: FarthestBridgeOffer, look: CellLook): readonly string[] {
  return [...cells]
    .filter(([, cell]) => cell.look === look)
    .map(([cell]) => labelOf(cell))
    .toSorted();
}

/** The units that look so. */
export function looking({ units }: FarthestBridgeOffer, look: UnitLook): readonly string[] {
  return [...units].filter(([, one]) => one.look === look).map(([one]) => UNITS[one]!.id);
}

export function pressOn({ cells }: FarthestBridgeOffer, hex: string) {
  return cells.get(cellOf(hex))?.press;
}

export function pressOnUnit({ units }: FarthestBridgeOffer, id: string) {
  return units.get(unit(id))?.press;
}

/** The action that pressing a hex which is not offered would try. */
export function tried(offer: FarthestBridgeOffer, hex: string): FarthestBridgeAction | undefined {
  return offer.attempt(cellOf(hex))?.action;
}
