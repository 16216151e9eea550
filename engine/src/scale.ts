/**
 * value × numerator ÷ denominator in whole numbers, rounded to the nearest, halves up (towards plus infinity). Exact: a
 * product beyond what a number holds exactly is refused, not rounded, and so is anything that is not whole.
 */
export function scale(value: number, numerator: number, denominator: number): number {
  const rest = remainder(value, numerator, denominator);
  return (value * numerator - rest) / denominator + (2 * rest >= denominator ? 1 : 0) + 0;
}

/** The same, rounded down (towards minus infinity). */
export function scaleDown(value: number, numerator: number, denominator: number): number {
  const rest = remainder(value, numerator, denominator);
  // Adding 0 turns −0 into 0.
  return (value * numerator - rest) / denominator + 0;
}

/** What is left of the product above the last whole multiple of the denominator. */
function remainder(value: number, numerator: number, denominator: number): number {
  const product = value * numerator;
  if (!Number.isInteger(value) || !Number.isInteger(numerator) || !Number.isSafeInteger(product))
    throw new RangeError(`${value} × ${numerator} is not a product of whole numbers that can be held exactly.`);
  if (!Number.isSafeInteger(2 * denominator) || !Number.isInteger(denominator) || denominator <= 0)
    throw new RangeError(`A denominator is a whole number from 1, not ${denominator}.`);
  return ((product % denominator) + denominator) % denominator;
}
