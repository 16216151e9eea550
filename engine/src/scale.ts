/**
 * value × numerator ÷ denominator in whole numbers, rounded down (towards minus infinity). Exact: a product beyond what
 * a number holds exactly is refused, not rounded, and so is anything that is not whole.
 */
export function scale(value: number, numerator: number, denominator: number): number {
  const product = value * numerator;
  if (!Number.isInteger(value) || !Number.isInteger(numerator) || !Number.isSafeInteger(product))
    throw new RangeError(`${value} × ${numerator} is not a product of whole numbers that can be held exactly.`);
  if (!Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError(`A denominator is a whole number from 1, not ${denominator}.`);
  // Adding 0 turns −0 into 0.
  return Math.floor(product / denominator) + 0;
}
