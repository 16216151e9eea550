import type { Board } from './board.ts';

/** What a step costs that cannot be taken. */
export const CLOSED = -1;

/** step → what it costs, by the cell it enters, the side it crosses (−1 for a corner) and the way it takes; or CLOSED. */
export function stepCosts(board: Board, cost: (to: number, side: number, step: number) => number): Int16Array {
  return Int16Array.from(board.neighbour, (to, step) => (to < 0 ? CLOSED : cost(to, board.side[step]!, step)));
}

/** The two steps over a side: from the first of its cells to the other, and back. */
export function stepsOver(board: Board, side: number): readonly [there: number, back: number] {
  const first = board.sideCells[side * 2]! * board.degree;
  for (let step = first; step < first + board.degree; step++)
    if (board.side[step] === side) return [step, board.reverse[step]!];
  throw new RangeError(`The board has no side ${side}.`);
}

/** Lets nobody over a side any more. */
export function closeSide(board: Board, costs: Int16Array, side: number): void {
  for (const step of stepsOver(board, side)) costs[step] = CLOSED;
}

/** Makes it dearer to cross a side, where it can be crossed at all. */
export function chargeSide(board: Board, costs: Int16Array, side: number, more: number): void {
  for (const step of stepsOver(board, side)) if (costs[step]! >= 0) costs[step]! += more;
}

/** Makes all steps from a cell dearer that can be taken. By backward costs, these are the steps into it. */
export function chargeCell(board: Board, costs: Int16Array, cell: number, more: number): void {
  const first = cell * board.degree;
  for (let step = first; step < first + board.degree; step++) if (costs[step]! >= 0) costs[step]! += more;
}

/**
 * Step costs that change in play with the sides they cross: a bridge falls, engineers bridge a hexside. They are written
 * anew only when they are asked for in another state of the sides than the last time.
 */
export class ChangingCosts {
  /** As they are now; to be read, not kept. */
  readonly costs: Int16Array;
  readonly #board: Board;
  readonly #usual: Int16Array;
  #sides: number | undefined;

  constructor(board: Board, usual: Int16Array) {
    this.#board = board;
    this.#usual = usual;
    this.costs = new Int16Array(usual.length);
  }

  /** Names the state of the sides by a number. True if it is another: costs are then the usual ones, to be changed. */
  begin(sides: number): boolean {
    if (sides === this.#sides) return false;
    this.#sides = sides;
    this.costs.set(this.#usual);
    return true;
  }

  /** Steps over a side cost what another table says. */
  replace(side: number, table: Int16Array): void {
    for (const step of stepsOver(this.#board, side)) this.costs[step] = table[step]!;
  }

  /** The same, but only for steps that this makes possible or cheaper. */
  ease(side: number, table: Int16Array): void {
    for (const step of stepsOver(this.#board, side)) {
      const before = this.costs[step]!;
      const eased = table[step]!;
      if (eased >= 0 && (before < 0 || eased < before)) this.costs[step] = eased;
    }
  }
}
