import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { AnyDice } from './dice.ts';

/** Dice for simulation and search: quick, repeatable from a seed, and never the dice of a match. */
export class FastDice extends AnyDice {
  #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    super();
    this.#generator = xoroshiro128plus(seed);
  }

  override between(low: number, high: number): number {
    const sides = high - low + 1;
    // 31 bits, so that all of it stays in small integers.
    let bits = this.#generator.next() >>> 1;
    // Numbers past the last whole multiple of `sides` are drawn again: no face is favoured. The multiple lies so close
    // to the end that it is hardly ever needed, and finding it costs more than the draw.
    if (bits > 0x80000000 - sides) {
      const limit = 0x80000000 - (0x80000000 % sides);
      while (bits >= limit) bits = this.#generator.next() >>> 1;
    }
    return low + (bits % sides);
  }

  /** Starts anew from another seed. */
  reseed(seed: number): void {
    this.#generator = xoroshiro128plus(seed);
  }
}

/** A seed for the n-th of many games: neighbouring seeds of the generator itself start out too much alike. */
export function mixSeed(seed: number, index: number): number {
  let mixed = (seed ^ Math.imul(index + 1, 0x9e3779b1)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) | 0;
}
