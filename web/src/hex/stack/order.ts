/** Who lies where in a stack, and whom a press takes. Knows no rule: who can act is told from outside. */

/** The units of each cell with somebody in it, from the bottom up. Those that can act lie above those that cannot. */
export function stacksOf(
  units: readonly number[],
  cellOf: (unit: number) => number,
  canAct: (unit: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const stacks = new Map<number, number[]>();
  // Twice over the same list, so that within both kinds the order is that of the game.
  for (const able of [false, true])
    for (const unit of units) {
      const cell = cellOf(unit);
      if (cell < 0 || canAct(unit) !== able) continue;
      const stack = stacks.get(cell);
      if (stack === undefined) stacks.set(cell, [unit]);
      else stack.push(unit);
    }
  return stacks;
}

/**
 * The unit that a press on a stack takes: the topmost that can act; pressed again, the next one below the unit in hand,
 * and after the last the topmost once more.
 */
export function nextToTake(
  stack: readonly number[],
  canAct: (unit: number) => boolean,
  inHand: number | undefined,
): number | undefined {
  const able = stack.filter(canAct).toReversed();
  const at = inHand === undefined ? -1 : able.indexOf(inHand);
  return able[(at + 1) % able.length];
}

/** The units in hand after one more was taken along, or was put back. */
export function withOneMore(inHand: readonly number[], unit: number): readonly number[] {
  return inHand.includes(unit) ? inHand.filter((one) => one !== unit) : [...inHand, unit];
}

/** All of a stack that can act; if they are in hand already, none. */
export function allOrNone(
  stack: readonly number[],
  canAct: (unit: number) => boolean,
  inHand: readonly number[],
): readonly number[] {
  const able = stack.filter(canAct);
  return able.every((unit) => inHand.includes(unit)) ? [] : able;
}

/** "3 units in 2116: 1/504, US para; 2/504, US para; unknown German unit." From the top down, as one would lift them. */
export function stackWords(place: string, units: readonly string[]): string {
  return `${units.length} units in ${place}: ${units.join('; ')}.`;
}
