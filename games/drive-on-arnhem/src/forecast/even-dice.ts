import { AnyDice, FastDice } from '@club-route/engine';

/** So many cases stand for all that the dice may bring. */
export const CASES = 128;

/**
 * Dice for a forecast: over all cases each draw shows its numbers evenly, and in an order that has nothing to do with that
 * of any other draw. So a hundred cases tell as much as thousands rolled at random, and always the same.
 */
export class EvenDice extends AnyDice {
  #case = 0;
  #draws = 0;

  /** Begins one of the cases. */
  begin(number: number): void {
    this.#case = number;
    this.#draws = 0;
  }

  override between(low: number, high: number): number {
    return low + Math.floor((orderOf(this.#draws++)[this.#case] * (high - low + 1)) / CASES);
  }
}

const orders: Uint8Array[] = [];

/** The cases in an order of its own for each draw. */
function orderOf(draw: number): Uint8Array {
  const known = orders[draw];
  if (known !== undefined) return known;
  const dice = new FastDice(draw + 1);
  const order = Uint8Array.from({ length: CASES }, (_, index) => index);
  for (let last = CASES - 1; last > 0; last--) {
    const other = dice.between(0, last);
    [order[last], order[other]] = [order[other], order[last]];
  }
  orders[draw] = order;
  return order;
}
