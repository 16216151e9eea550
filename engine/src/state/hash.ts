/**
 * A fast fingerprint of 52 bits for comparing states: two lanes of 26 bits in one safe integer. Not for secrets or
 * proofs; journals use SHA-256. Elements are mixed as numbers, never as raw bytes, so the host's byte order is no matter.
 */
export type Hash = number;

const LANE = 0x4000000;
const START_A = 0x9e3779b1 | 0;
const START_B = 0x85ebca6b | 0;

/** What comes before a JSON value, so that no number is taken for a word or a list. */
const TEXT = 1;
const NUMBER = 2;
const TRUE = 3;
const FALSE = 4;
const NULL = 5;
const LIST = 6;
const FIELDS = 7;

export class Hasher {
  #a = START_A;
  #b = START_B;

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

  /** A JSON value: equal ones add the same, in whatever order their fields are, without being written first. */
  addJson(value: unknown): void {
    if (typeof value === 'string') {
      this.add(TEXT);
      this.addText(value);
    } else if (typeof value === 'number' && Number.isFinite(value)) {
      this.add(NUMBER);
      if (Number.isSafeInteger(value)) this.add(value);
      else this.addText(String(value));
    } else if (typeof value === 'boolean') this.add(value ? TRUE : FALSE);
    else if (value === null) this.add(NULL);
    else if (Array.isArray(value)) {
      this.add(LIST);
      this.add(value.length);
      for (let index = 0; index < value.length; index++) this.addJson(value[index] ?? null);
    } else if (typeof value === 'object') this.#addFields(value as Readonly<Record<string, unknown>>);
    else throw new TypeError('only JSON values can be hashed');
  }

  /** Each field by itself, and then their sum: it has no order. */
  #addFields(fields: Readonly<Record<string, unknown>>): void {
    const a = this.#a;
    const b = this.#b;
    let sumA = 0;
    let sumB = 0;
    for (const name of Object.keys(fields)) {
      const value = fields[name];
      if (value === undefined) continue;
      this.#a = START_A;
      this.#b = START_B;
      this.addText(name);
      this.addJson(value);
      sumA = (sumA + Math.imul(this.#a ^ (this.#b >>> 15), 0x2c1b3c6d)) | 0;
      sumB = (sumB + Math.imul(this.#b ^ (this.#a >>> 12), 0x297a2d39)) | 0;
    }
    this.#a = a;
    this.#b = b;
    this.add(FIELDS);
    this.add(sumA);
    this.add(sumB);
  }

  finish(): Hash {
    let a = this.#a ^ (this.#b >>> 11);
    let b = this.#b ^ (this.#a >>> 7);
    a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
    b = Math.imul(b ^ (b >>> 15), 0xc2b2ae35);
    return ((a >>> 6) % LANE) * LANE + ((b >>> 6) % LANE);
  }
}

export function hashJson(value: unknown): Hash {
  const hasher = new Hasher();
  hasher.addJson(value);
  return hasher.finish();
}

export function mixHash(one: Hash, two: Hash): Hash {
  const hasher = new Hasher();
  hasher.add(one);
  hasher.add(two);
  return hasher.finish();
}
