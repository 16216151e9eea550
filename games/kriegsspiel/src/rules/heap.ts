/** A queue of squares by cost: the cheapest first, and of equals the lowest. Dearer entries of a square are skipped. */
export class Heap {
  readonly #cells: number[] = [];
  readonly #costs: number[] = [];

  push(cell: number, cost: number): void {
    const cells = this.#cells;
    const costs = this.#costs;
    let at = cells.length;
    cells.push(cell);
    costs.push(cost);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(at, above)) break;
      this.#swap(at, above);
      at = above;
    }
  }

  /** The next square that still has the cost it was queued at, or -1. */
  pop(current: Float64Array): number {
    while (this.#cells.length > 0) {
      const cell = this.#cells[0];
      const cost = this.#costs[0];
      this.#removeFirst();
      if (current[cell] === cost) return cell;
    }
    return -1;
  }

  #removeFirst(): void {
    const cell = this.#cells.pop()!;
    const cost = this.#costs.pop()!;
    const count = this.#cells.length;
    if (count === 0) return;
    this.#cells[0] = cell;
    this.#costs[0] = cost;
    for (let at = 0; ;) {
      let least = at;
      for (const below of [2 * at + 1, 2 * at + 2]) if (below < count && this.#isBefore(below, least)) least = below;
      if (least === at) return;
      this.#swap(at, least);
      at = least;
    }
  }

  #isBefore(one: number, two: number): boolean {
    const difference = this.#costs[one] - this.#costs[two];
    return difference < 0 || (difference === 0 && this.#cells[one] < this.#cells[two]);
  }

  #swap(one: number, two: number): void {
    [this.#cells[one], this.#cells[two]] = [this.#cells[two], this.#cells[one]];
    [this.#costs[one], this.#costs[two]] = [this.#costs[two], this.#costs[one]];
  }
}
