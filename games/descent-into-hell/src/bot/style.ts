import { LAST_TURN } from '../data/tables.ts';
import type { Side } from '../data/units.ts';
import type { DescentState, ImpulseKind } from '../state.ts';

/** How boldly a side is led: what its script goes by where rules of thumb need a number. */
export interface Style {
  /** The kind of the first impulse of a player turn. */
  readonly first: ImpulseKind;
  /** The odds, in tenths, at which a unit goes where it must attack: off the road, and by road, where defenders are doubled. */
  readonly worthOffRoad: number;
  readonly worthByRoad: number;
  /** Attack factors for each defence factor from which a free attack is made. */
  readonly goodOdds: number;
  /** Attacks at any odds on the last day, when nobody has to live with the losses. */
  readonly allOut: boolean;
  /** Attack factors from which a German unit goes against a foothold beyond the Rhine. */
  readonly stormsWith: number;
}

export type Styles = Readonly<Record<Side, Style>>;

/** Ruled by play: other values, tried in 80 to 100 games each, won no more as far as could be told. */
export const STAFF: Styles = {
  allied: {
    first: 'off-road',
    worthOffRoad: 10,
    worthByRoad: 30,
    goodOdds: 2,
    allOut: false,
    stormsWith: 3,
  },
  german: {
    first: 'road',
    worthOffRoad: 10,
    worthByRoad: 35,
    goodOdds: 1.5,
    allOut: false,
    stormsWith: 3,
  },
};

/**
 * What the German commander knows besides. Against doubled defence two attack factors do as much as three: one shot in six
 * drives a battalion off its hill. And on the last day losses cost nothing.
 */
export const COMMANDER: Styles = {
  ...STAFF,
  german: { ...STAFF.german, stormsWith: 2, allOut: true },
};

/** The odds, in tenths, at which a unit goes where it must attack now. */
export function worthOf(style: Style, { turn, impulse }: DescentState): number {
  if (style.allOut && turn === LAST_TURN) return 0;
  return impulse === 'road' ? style.worthByRoad : style.worthOffRoad;
}

export function isWorthAFreeAttack(style: Style, { turn, impulse }: DescentState, odds: number): boolean {
  if (style.allOut && turn === LAST_TURN) return true;
  return impulse === 'off-road' && odds >= style.goodOdds;
}
