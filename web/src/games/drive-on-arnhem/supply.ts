import { supplyCuts, supplyOf, type DriveState, type SupplyCut, type UnitSupply } from '@club-route/drive-on-arnhem';

/** So many hexes are worth a mark: the others cut off a unit or two. */
const MOST_CUTS = 12;

const known = new WeakMap<DriveState, readonly UnitSupply[]>();

/** How each unit in sight would be supplied now, worked out once for each position. */
export function suppliesOf(state: DriveState): readonly UnitSupply[] {
  const supplies = known.get(state) ?? supplyOf(state);
  known.set(state, supplies);
  return supplies;
}

/** The hexes on which most units depend. */
export function cutsOf(supplies: readonly UnitSupply[]): readonly SupplyCut[] {
  return supplyCuts(supplies).slice(0, MOST_CUTS);
}
