/** At one scale, for everything that is written there. */
export interface Scale {
  /** Pixels a cell. */
  readonly cell: number;
  /** Pixels a kilometre. */
  readonly kilometre: number;
}

/** Lettering grows slower than the map: twice as near is a quarter larger. */
const GROWTH = 0.33;
/** Pixels a kilometre when a whole board fits a laptop. */
const USUAL = 12;

/** By how much letters grow at this scale. */
export function growth(pixelsPerKilometre: number): number {
  return Math.min(2, Math.max(0.82, (pixelsPerKilometre / USUAL) ** GROWTH));
}

/** Pixels a cell for which a sheet is lettered, each an eighth more than the one before. */
export const SCALES: readonly number[] = [
  3.2, 3.6, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9, 10, 11.2, 12.5, 14, 16, 18, 20, 22.4, 25, 28, 32, 36, 40, 45, 50, 56, 63,
  71, 80, 90, 100, 112, 125, 140, 160, 180, 200,
];

/** The scale whose lettering is shown at so many pixels a cell: words that had room there have a little more here. */
export function letteredFor(pixelsPerCell: number): number {
  return SCALES.findLast((scale) => scale <= pixelsPerCell) ?? SCALES[0];
}
