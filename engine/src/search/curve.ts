/** The logistic curve from a table, so that every machine finds the same. */
const CURVE: readonly number[] = [
  0.5, 0.6225, 0.7311, 0.8176, 0.8808, 0.9241, 0.9526, 0.9707, 0.982, 0.989, 0.9933, 0.9959, 0.9975, 0.9985, 0.9991,
  0.9994, 0.9997,
];

/** From 0 to 1, half at 0: what a weighted sum of features says of the chance to win. */
export function logistic(x: number): number {
  const place = Math.min(Math.abs(x) * 2, CURVE.length - 1.001);
  const at = Math.floor(place);
  const value = CURVE[at]! + (place - at) * (CURVE[at + 1]! - CURVE[at]!);
  return x < 0 ? 1 - value : value;
}

/** From 0 to 1 between two values. */
export function ramp(value: number, low: number, high: number): number {
  return Math.max(0, Math.min(1, (value - low) / (high - low)));
}
