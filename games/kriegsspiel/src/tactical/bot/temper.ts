/** How bold a battle officer is. */
export interface Temper {
  /** Of a thousandth part of what all enemies could fire at a company, so many count: he orders few of his units in a turn. */
  readonly danger: number;
  /** A flag drives a unit off, or costs it a figure: as good as so much of a hit, in sixths. */
  readonly flag: number;
}

export const STEADY: Temper = { danger: 125, flag: 2 };

/** Those in which a commander tries a turn: as usual, without much thought of losses, and carefully. */
export const MANNERS: readonly Temper[] = [STEADY, { ...STEADY, danger: 40, flag: 4 }, { ...STEADY, danger: 300 }];
