import { PathFinder, reverseCosts, type Board, type Trail } from '../board/index.ts';

/** How far it is from every cell of a board, for scripts that ask again and again. */
export class DistanceFields {
  /** More than any way costs: what a field holds where there is no way. */
  readonly far: number;
  readonly #board: Board;
  readonly #finder: PathFinder;
  readonly #goals: Int16Array;
  readonly #turned: Int16Array;

  constructor(board: Board, far: number) {
    this.far = far;
    this.#board = board;
    this.#finder = new PathFinder(board, far);
    this.#goals = new Int16Array(board.cells);
    this.#turned = new Int16Array(board.cells * board.degree);
  }

  /** What it costs from every cell to the nearest of some goals, by backward costs (see `reverseCosts`). */
  fillTo(goals: readonly number[], backwardCosts: Int16Array, field: Int16Array): void {
    this.#goals.set(goals);
    this.#write(this.#finder.reachFromAny(this.#goals, goals.length, this.far, backwardCosts), field);
  }

  /** What it costs from one cell to every other, by backward costs. */
  fillFrom(from: number, backwardCosts: Int16Array, field: Int16Array): void {
    reverseCosts(this.#board, backwardCosts, this.#turned);
    this.#write(this.#finder.reach(from, this.far, this.#turned), field);
  }

  /** The cells of the cheapest way between two, both included; none where there is no way. */
  way(from: number, to: number, costs: Int16Array): readonly number[] {
    return this.#finder.reach(from, this.far, costs).cellsTo(to);
  }

  /**
   * Writes the cells of the cheapest way from a cell down a field to its goal, both included; returns their number. Of
   * equal steps it takes the first in direction order, and it ends where none leads on. Steps must cost something.
   */
  descend(from: number, field: Int16Array, backwardCosts: Int16Array, out: Int16Array): number {
    const { degree, neighbour, reverse } = this.#board;
    let length = 0;
    for (let cell = from; cell >= 0;) {
      out[length++] = cell;
      let next = -1;
      for (let step = cell * degree; field[cell]! > 0 && next < 0 && step < (cell + 1) * degree; step++) {
        const to = neighbour[step]!;
        const cost = to < 0 ? -1 : backwardCosts[reverse[step]!]!;
        if (cost > 0 && field[to]! + cost === field[cell]) next = to;
      }
      cell = next;
    }
    return length;
  }

  #write({ reached, cost, count }: Trail, field: Int16Array): void {
    field.fill(this.far);
    for (let at = 0; at < count; at++) field[reached[at]!] = cost[reached[at]!]!;
  }
}

/** Fields to single cells by costs that never change, one list of costs for each kind of unit; made when first asked for. */
export class LastingFields {
  readonly #distances: DistanceFields;
  readonly #backward: readonly Int16Array[];
  readonly #cells: number;
  /** kind → goal → field. */
  readonly #fields: readonly (Int16Array | undefined)[][];

  constructor(board: Board, distances: DistanceFields, costs: readonly Int16Array[]) {
    this.#distances = distances;
    this.#cells = board.cells;
    this.#backward = costs.map((one) => {
      const backward = new Int16Array(one.length);
      reverseCosts(board, one, backward);
      return backward;
    });
    this.#fields = costs.map(() => []);
  }

  /** What it costs a kind of unit from every cell to one. */
  to(goal: number, kind: number): Int16Array {
    const fields = this.#fields[kind]!;
    let field = fields[goal];
    if (field === undefined) {
      field = new Int16Array(this.#cells);
      this.#distances.fillTo([goal], this.#backward[kind]!, field);
      fields[goal] = field;
    }
    return field;
  }
}
