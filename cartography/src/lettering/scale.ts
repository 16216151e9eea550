/** Lettering grows slower than the map: twice as near is a quarter larger. */
const GROWTH = 0.33;
/** Pixels a kilometre when a whole board fits a laptop. */
const USUAL = 12;

/** By how much letters grow at this scale. */
export function growth(pixelsPerKilometre: number): number {
  return Math.min(2, Math.max(0.82, (pixelsPerKilometre / USUAL) ** GROWTH));
}
