import { neighboursOf } from '../data/board.ts';
import { STRUCTURES } from '../data/structures.ts';
import type { Place } from '../orders/types.ts';
import { minutesTo, type Traveller } from './ways.ts';

/** G13: the square that an order means: of a bridge the bank reached first, for an attack the far one. */
export function goalOf(place: Place, from: number, traveller: Traveller, attacks: boolean): number {
  if ('cell' in place) return place.cell;
  const { banks } = STRUCTURES[place.structure];
  const [one, two] = banks.map((bank) => minutesTo(from, bank, traveller));
  const near = two < one || (one === two && banks[1] < banks[0]) ? 1 : 0;
  return banks[attacks ? 1 - near : near];
}

/** R91: the land squares from which the engineer reaches a structure, and where it then stands. */
export function sitesOf(structure: number): readonly { readonly bank: number; readonly site: number }[] {
  const { banks, owned } = STRUCTURES[structure];
  if (owned.length === 0) return banks.map((bank) => ({ bank, site: bank }));
  return banks.map((bank) => ({ bank, site: owned.find((cell) => neighboursOf(bank).includes(cell)) ?? owned[0] }));
}
