import {
  sideOf,
  supplyCuts,
  supplyOf,
  type DriveState,
  type SupplyCut,
  type UnitSupply,
} from '@club-route/drive-on-arnhem';
import type { DriveController } from './types.ts';

/** So many hexes are worth a mark: the others cut off a unit or two. */
const MOST_CUTS = 12;

const known = new WeakMap<DriveState, readonly UnitSupply[]>();

/** How the player's units would be supplied now, worked out once for each position. */
export function ownSupplies({ state, seat }: DriveController): readonly UnitSupply[] {
  const supplies = known.get(state) ?? supplyOf(state);
  known.set(state, supplies);
  return supplies.filter(({ unit }) => sideOf(unit) === seat);
}

/** The hexes on which most units depend. */
export function cutsOf(supplies: readonly UnitSupply[]): readonly SupplyCut[] {
  return supplyCuts(supplies).slice(0, MOST_CUTS);
}
