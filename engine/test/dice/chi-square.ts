/**
 * How far counts are from all being equal, and the most that is believable: seven standard deviations above the mean of
 * the chi-square distribution, which honest dice pass about always and a favoured face fails at once.
 */
export function chiSquare(counts: readonly number[]): { readonly found: number; readonly most: number } {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const expected = draws / counts.length;
  const found = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return { found, most: freedom + 7 * Math.sqrt(2 * freedom) };
}
