/** A queue of squares by cost, the cheapest first. Entries that have become too dear are skipped when they come up. */
export class Heap {
  readonly #cells: Int16Array;
  readonly #costs: Float64Array;
  #size = 0;

  constructor(most: number) {
    this.#cells = new Int16Array(most);
    this.#costs = new Float64Array(most);
  }

  clear(): void {
    this.#size = 0;
  }

  push(cell: number, cost: number): void {
    const cells = this.#cells;
    const costs = this.#costs;
    let at = this.#size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (costs[above] <= cost) break;
      cells[at] = cells[above];
      costs[at] = costs[above];
      at = above;
    }
    cells[at] = cell;
    costs[at] = cost;
  }

  /** The next square that still has the cost it was queued at, or -1. */
  pop(current: Float64Array): number {
    while (this.#size > 0) {
      const cell = this.#cells[0];
      const cost = this.#costs[0];
      this.#removeFirst();
      if (current[cell] === cost) return cell;
    }
    return -1;
  }

  #removeFirst(): void {
    const cells = this.#cells;
    const costs = this.#costs;
    const size = --this.#size;
    const cell = cells[size];
    const cost = costs[size];
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && costs[below + 1] < costs[below]) below++;
      if (costs[below] >= cost) break;
      cells[at] = cells[below];
      costs[at] = costs[below];
      at = below;
    }
    cells[at] = cell;
    costs[at] = cost;
  }
}
