import { boxOf, CELL, type Box, type Spot } from '../sheet/spot.ts';

/** Small things are drawn by the hundred in one path, but not the whole sheet in one: far ones need not be touched. */
const CHUNK = 8 * CELL;

export class Chunks {
  readonly #paths = new Map<string, { text: string[]; spots: Spot[] }>();

  add(spot: Spot, path: string): void {
    const key = `${Math.floor(spot.x / CHUNK)} ${Math.floor(spot.y / CHUNK)}`;
    const chunk = this.#paths.get(key) ?? { text: [], spots: [] };
    this.#paths.set(key, chunk);
    chunk.text.push(path);
    chunk.spots.push(spot);
  }

  /** `reach`: how far a thing extends from its spot. */
  map<T>(reach: number, make: (path: string, box: Box) => T): readonly T[] {
    return [...this.#paths.values()].map(({ text, spots }) => make(text.join(''), boxOf(spots, reach)));
  }
}
