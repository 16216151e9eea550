import { crossingPart } from '../sheet/measure.ts';
import { CELL, type Line, type Spot } from '../sheet/spot.ts';

const BUCKET = 2 * CELL;

/** A stretch of a river or canal, which may have several. */
interface Stretch {
  readonly water: number;
  readonly line: Line;
}

interface Piece {
  readonly water: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** The rivers and canals of a sheet, and whether one of them parts two spots. */
export class Banks {
  readonly #pieces = new Map<string, Piece[]>();

  constructor(stretches: readonly Stretch[]) {
    for (const { water, line } of stretches) {
      for (const [index, to] of line.slice(1).entries()) {
        const piece = { water, from: line[index], to };
        for (const key of keysOf(piece.from, to)) {
          const bucket = this.#pieces.get(key);
          if (bucket === undefined) this.#pieces.set(key, [piece]);
          else bucket.push(piece);
        }
      }
    }
  }

  /** Whether the straight way between two spots crosses some water an odd number of times; two waters do not make up for each other. */
  part(a: Spot, b: Spot): boolean {
    const pieces = new Set(keysOf(a, b).flatMap((key) => this.#pieces.get(key) ?? []));
    const across = new Set<number>();
    for (const { water, from, to } of pieces) {
      if (crossingPart(a, b, from, to) === undefined) continue;
      if (!across.delete(water)) across.add(water);
    }
    return across.size > 0;
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
