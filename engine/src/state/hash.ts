/**
 * A fast fingerprint of 52 bits for comparing states: two lanes of 26 bits in one safe integer. Not for secrets or
 * proofs; journals use SHA-256. Elements are mixed as numbers, never as raw bytes, so the host's byte order is no matter.
 */
export type Hash = number;

const LANE = 0x4000000;

export class Hasher {
  #a = 0x9e3779b1 | 0;
  #b = 0x85ebca6b | 0;

  add(value: number): void {
    // Values up to 2^53 count whole: the high part is mixed in when there is one.
    const low = value | 0;
    this.#a = Math.imul(this.#a ^ low, 0x01000193) ^ (this.#a >>> 15);
    this.#b = Math.imul(this.#b + low, 0xc2b2ae35) ^ (this.#b >>> 13);
    if (low !== value) {
      const high = Math.floor(value / 0x100000000) | 0;
      this.#a = Math.imul(this.#a ^ high, 0x27d4eb2f);
      this.#b = Math.imul(this.#b + high, 0x165667b1);
    }
  }

  addText(text: string): void {
    this.add(text.length);
    for (let index = 0; index < text.length; index++) this.add(text.charCodeAt(index));
  }

  finish(): Hash {
    let a = this.#a ^ (this.#b >>> 11);
    let b = this.#b ^ (this.#a >>> 7);
    a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
    b = Math.imul(b ^ (b >>> 15), 0xc2b2ae35);
    return ((a >>> 6) % LANE) * LANE + ((b >>> 6) % LANE);
  }
}

export function hashText(text: string): Hash {
  const hasher = new Hasher();
  hasher.addText(text);
  return hasher.finish();
}

export function mixHash(one: Hash, two: Hash): Hash {
  const hasher = new Hasher();
  hasher.add(one);
  hasher.add(two);
  return hasher.finish();
}
