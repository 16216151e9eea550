import { FREE } from './plan.ts';

/** What a game says about who goes where. */
export interface PostTerms {
  /** What it costs to have a unit go to a post, in the measure of the posts' worth. */
  price(unit: number, cell: number): number;
  /** What one post is worth less when another is taken. */
  relief(cell: number, taken: number): number;
  /** What a post is still worth to others when this unit has taken it; without it, one unit is enough for every post. */
  rest?(cell: number, unit: number): number;
}

/**
 * Where units are wanted, and who goes where. Each post is worth something; the best pair of unit and post is made
 * first, and what lies beside a post that is taken is worth less.
 */
export class Posts {
  /** unit → its post, or FREE. */
  readonly of: Int16Array;
  readonly #most: number;
  readonly #cells: Int16Array;
  readonly #values: Int16Array;
  #count = 0;
  /** cell → its place in the list, or −1. */
  readonly #placeOf: Int16Array;
  /** place of a unit × most + post → price; asked for when it matters first. */
  readonly #prices: Int32Array;

  constructor(units: number, cells: number, most: number) {
    this.of = new Int16Array(units).fill(FREE);
    this.#most = most;
    this.#cells = new Int16Array(most);
    this.#values = new Int16Array(most);
    this.#placeOf = new Int16Array(cells).fill(-1);
    this.#prices = new Int32Array(units * most);
  }

  /** Nobody is wanted anywhere. */
  clear(): void {
    this.of.fill(FREE);
    for (let at = 0; at < this.#count; at++) this.#placeOf[this.#cells[at]!] = -1;
    this.#count = 0;
  }

  /** Somebody is wanted here; said twice, it is worth both. When there are as many posts as can be, the rest is dropped. */
  want(cell: number, value: number): void {
    const known = this.#placeOf[cell]!;
    if (known >= 0) {
      this.#values[known]! += value;
      return;
    }
    if (this.#count === this.#most) return;
    this.#placeOf[cell] = this.#count;
    this.#cells[this.#count] = cell;
    this.#values[this.#count++] = value;
  }

  /** Makes the best pair of unit and post, again and again, while it is worth its price. */
  match(units: number[], terms: PostTerms): void {
    this.#prices.fill(UNASKED);
    while (units.length > 0) {
      let bestUnit = -1;
      let bestPost = -1;
      let most = 0;
      for (let index = 0; index < units.length; index++) {
        const unit = units[index]!;
        for (let post = 0; post < this.#count; post++) {
          const value = this.#values[post]!;
          if (value <= most) continue;
          const net = value - this.#price(unit, post, terms);
          if (net <= most) continue;
          most = net;
          bestUnit = index;
          bestPost = post;
        }
      }
      if (bestUnit < 0) return;
      const unit = units[bestUnit]!;
      this.of[unit] = this.#cells[bestPost]!;
      units.splice(bestUnit, 1);
      this.#take(bestPost, unit, terms);
    }
  }

  #price(unit: number, post: number, terms: PostTerms): number {
    const at = unit * this.#most + post;
    if (this.#prices[at] === UNASKED) this.#prices[at] = terms.price(unit, this.#cells[post]!);
    return this.#prices[at]!;
  }

  #take(post: number, unit: number, terms: PostTerms): void {
    const taken = this.#cells[post]!;
    this.#values[post] = terms.rest?.(taken, unit) ?? 0;
    for (let other = 0; other < this.#count; other++) {
      if (other !== post && this.#values[other]! > 0) this.#values[other]! -= terms.relief(this.#cells[other]!, taken);
    }
  }
}

/** No price is so low. */
const UNASKED = -0x80000000;
