import { sideOf, supplyLine, UNIT_COUNT, type DescentState, type SupplyLine } from '@club-route/descent-into-hell';
import type { DescentController } from './types.ts';

const known = new WeakMap<DescentState, readonly SupplyLine[]>();

/** How the player's units are supplied as far as he sees, worked out once for each position. */
export function ownSupplies({ state, source: { viewer } }: DescentController): readonly SupplyLine[] {
  const found =
    known.get(state) ??
    Array.from({ length: UNIT_COUNT }, (_, unit) => unit)
      .filter((unit) => sideOf(unit) === viewer && state.unitCell[unit] >= 0)
      .map((unit) => supplyLine(state, unit));
  known.set(state, found);
  return found;
}
