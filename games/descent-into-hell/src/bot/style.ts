import type { Side } from '../data/units.ts';
import type { ImpulseKind } from '../state.ts';

/** How boldly a side is led: what its script goes by where rules of thumb need a number. */
export interface Style {
  /** The kind of the first impulse of a player turn. */
  readonly first: ImpulseKind;
  /** The odds, in tenths, at which a unit goes where it must attack: off the road, and by road, where defenders are doubled. */
  readonly worthOffRoad: number;
  readonly worthByRoad: number;
  /** Attack factors for each defence factor from which a free attack is made. */
  readonly goodOdds: number;
}

/** Ruled by play: other values, tried in 80 to 100 games each, won no more as far as could be told. */
export const STYLES: Readonly<Record<Side, Style>> = {
  allied: { first: 'off-road', worthOffRoad: 10, worthByRoad: 30, goodOdds: 2 },
  german: { first: 'road', worthOffRoad: 10, worthByRoad: 35, goodOdds: 1.5 },
};
