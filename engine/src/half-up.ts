/**
 * value × numerator ÷ denominator in whole numbers, rounded to the nearest, halves up (towards plus infinity). Exact: a
 * product beyond what a number holds exactly is refused, not rounded.
 */
export function halfUp(value: number, numerator: number, denominator: number): number {
  const product = value * numerator;
  if (!Number.isSafeInteger(product) || !Number.isSafeInteger(2 * denominator) || denominator <= 0)
    throw new RangeError(`${value} × ${numerator} ÷ ${denominator} cannot be worked out in whole numbers.`);
  const rest = ((product % denominator) + denominator) % denominator;
  // Adding 0 turns −0 into 0.
  return (product - rest) / denominator + (2 * rest >= denominator ? 1 : 0) + 0;
}
