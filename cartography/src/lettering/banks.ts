import { crossingPart } from '../sheet/measure.ts';
import { CELL, type Line, type Spot } from '../sheet/spot.ts';

const BUCKET = 2 * CELL;

/** The rivers and canals of a sheet, and whether one of them parts two spots. */
export class Banks {
  readonly #pieces = new Map<string, (readonly [Spot, Spot])[]>();

  constructor(waters: readonly Line[]) {
    for (const line of waters) {
      for (const [index, to] of line.slice(1).entries()) {
        const from = line[index];
        for (const key of keysOf(from, to)) {
          const bucket = this.#pieces.get(key);
          if (bucket === undefined) this.#pieces.set(key, [[from, to]]);
          else bucket.push([from, to]);
        }
      }
    }
  }

  /** Whether the straight way between two spots crosses water an odd number of times. */
  part(a: Spot, b: Spot): boolean {
    const pieces = new Set(keysOf(a, b).flatMap((key) => this.#pieces.get(key) ?? []));
    let crossed = 0;
    for (const [from, to] of pieces) if (crossingPart(a, b, from, to) !== undefined) crossed++;
    return crossed % 2 === 1;
  }
}

function keysOf(a: Spot, b: Spot): readonly string[] {
  const keys: string[] = [];
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  for (let x = Math.floor(left / BUCKET); x <= Math.floor(right / BUCKET); x++) {
    for (let y = Math.floor(top / BUCKET); y <= Math.floor(bottom / BUCKET); y++) keys.push(`${x} ${y}`);
  }
  return keys;
}
