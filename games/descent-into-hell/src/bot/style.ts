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
  /** Where the two regiments land on the first day that are not needed along the road. */
  readonly lands: 'groesbeek' | 'ridge';
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
    lands: 'groesbeek',
  },
  german: {
    first: 'road',
    worthOffRoad: 10,
    worthByRoad: 35,
    goodOdds: 1.5,
    allOut: false,
    lands: 'groesbeek',
  },
};

/**
 * What the commander knows besides: a fort beyond the Rhine decides most games, and it stands if it is strong from the first
 * day; on the last day losses cost nothing.
 */
export const COMMANDER: Styles = {
  allied: { ...STAFF.allied, lands: 'ridge' },
  german: { ...STAFF.german, allOut: true },
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
