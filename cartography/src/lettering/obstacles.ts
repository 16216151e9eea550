import { resampled } from '../sheet/measure.ts';
import { CELL, meet, type Box, type Line } from '../sheet/spot.ts';

const BUCKET = 2 * CELL;

/** What words should keep clear of: other words always, lines and signs if they can. */
export class Obstacles {
  readonly #words = new Map<string, Box[]>();
  readonly #points = new Map<string, { readonly x: number; readonly y: number; readonly weight: number }[]>();

  addLine(line: Line, weight: number): void {
    if (line.length < 2) return;
    for (const { x, y } of resampled(line, CELL / 6)) {
      const key = `${Math.floor(x / BUCKET)} ${Math.floor(y / BUCKET)}`;
      const bucket = this.#points.get(key);
      if (bucket === undefined) this.#points.set(key, [{ x, y, weight }]);
      else bucket.push({ x, y, weight });
    }
  }

  addWord(box: Box): void {
    for (const key of keysOf(box)) this.#words.set(key, [...(this.#words.get(key) ?? []), box]);
  }

  isFree(box: Box): boolean {
    return keysOf(box).every((key) => !(this.#words.get(key) ?? []).some((word) => meet(word, box)));
  }

  /** How much of what is drawn a word here would cover. */
  covered(box: Box): number {
    let sum = 0;
    for (const key of keysOf(box)) {
      for (const { x, y, weight } of this.#points.get(key) ?? []) {
        if (x > box.left && x < box.right && y > box.top && y < box.bottom) sum += weight;
      }
    }
    return sum;
  }

  /** The same lines, no words yet. */
  fresh(): Obstacles {
    const copy = new Obstacles();
    for (const [key, points] of this.#points) copy.#points.set(key, points);
    return copy;
  }
}

function keysOf(box: Box): readonly string[] {
  const keys: string[] = [];
  for (let x = Math.floor(box.left / BUCKET); x <= Math.floor(box.right / BUCKET); x++) {
    for (let y = Math.floor(box.top / BUCKET); y <= Math.floor(box.bottom / BUCKET); y++) keys.push(`${x} ${y}`);
  }
  return keys;
}
