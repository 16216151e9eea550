import type { Board } from './board.ts';

/**
 * What a search leaves behind: the cells it reached, at what cost, and the way to each. It belongs to the searcher and
 * holds good until its next search; copy what must last.
 *
 * Nothing is cleared between searches. A cell's entries count only if it bears the stamp of the current generation.
 */
export class Trail {
  readonly board: Board;
  /** The first `count` are the cells reached, in the order the search settled them: sources first, costs never falling. */
  readonly reached: Int16Array;
  count = 0;
  /** cell -> cost of the cheapest way there, or its length in steps. Read only for cells reached: see `costTo`. */
  readonly cost: Int32Array;
  /** cell -> the step that enters it on that way, or -1 for a source. Read only for cells reached. */
  readonly lastStep: Int32Array;
  /** cell -> the generation in which its entries were written. */
  readonly stamp: Int32Array;
  generation = 0;

  constructor(board: Board) {
    this.board = board;
    this.reached = new Int16Array(board.cells);
    this.cost = new Int32Array(board.cells);
    this.lastStep = new Int32Array(board.cells);
    this.stamp = new Int32Array(board.cells);
  }

  /** Forgets the last search. For searchers. */
  begin(): void {
    this.count = 0;
    if (this.generation === 0x7fffffff) {
      // Out of numbers: without a real clearing, ancient stamps would come back to life.
      this.stamp.fill(0);
      this.generation = 0;
    }
    this.generation++;
  }

  /** Marks a cell as one the search starts from; false if it was one already. For searchers. */
  start(cell: number): boolean {
    // Writes outside a typed array vanish without a word, so a wrong start must not get that far.
    if (!(Number.isInteger(cell) && cell >= 0 && cell < this.board.cells)) {
      throw new RangeError(`A search cannot start from cell ${cell}; the board has ${this.board.cells} cells.`);
    }
    if (this.has(cell)) return false;
    this.stamp[cell] = this.generation;
    this.cost[cell] = 0;
    this.lastStep[cell] = -1;
    return true;
  }

  has(cell: number): boolean {
    return this.stamp[cell] === this.generation;
  }

  /** The cost of the cheapest way to a cell, or -1 if it was not reached. */
  costTo(cell: number): number {
    return this.has(cell) ? this.cost[cell] : -1;
  }

  /** The cell before this one on its way, or -1: a source, or not reached. */
  cellBefore(cell: number): number {
    const step = this.stepInto(cell);
    return step < 0 ? -1 : Math.floor(step / this.board.degree);
  }

  /** The direction of the step that enters this cell, or -1: a source, or not reached. */
  directionInto(cell: number): number {
    const step = this.stepInto(cell);
    return step < 0 ? -1 : step % this.board.degree;
  }

  /** Writes the cells of the way to `cell`, source and `cell` included; returns their number, 0 if it was not reached. */
  path(cell: number, out: Int16Array): number {
    if (!this.has(cell)) return 0;
    let length = 1;
    for (let before = this.cellBefore(cell); before >= 0; before = this.cellBefore(before)) length++;
    if (length > out.length) {
      const label = this.board.labels[cell];
      throw new RangeError(`The way to "${label}" has ${length} cells; the array holds ${out.length}.`);
    }
    let at = cell;
    for (let index = length - 1; index >= 0; index--) {
      out[index] = at;
      at = this.cellBefore(at);
    }
    return length;
  }

  /** The cells of the way to `cell` as a list, source and `cell` included; none if it was not reached. */
  cellsTo(cell: number): readonly number[] {
    if (!this.has(cell)) return [];
    const cells: number[] = [];
    for (let at = cell; at >= 0; at = this.cellBefore(at)) cells.push(at);
    return cells.toReversed();
  }

  private stepInto(cell: number): number {
    return this.has(cell) ? this.lastStep[cell] : -1;
  }
}
