/** Which of its places each word of a sheet takes at one scale, in whole numbers. */
export interface Lettering {
  /** Names of cities and of towns on the corridor; then the smaller ones. */
  readonly great: readonly number[];
  readonly small: readonly number[];
  /** Name and place, again and again: a river has its name several times. */
  readonly waters: readonly number[];
  readonly regions: readonly number[];
  readonly numbers: readonly number[];
  readonly marks: readonly number[];
}

/** Scale -> lettering. */
export type Letterings = Readonly<Record<number, Lettering>>;
