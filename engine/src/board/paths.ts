import type { Board } from './board.ts';
import { Trail } from './trail.ts';

/**
 * Cheapest ways over a board whose steps cost small whole numbers: a Dial bucket queue on arrays made once, so that a
 * search allocates nothing.
 *
 * The full cost of a step must be paid: a way that would cost more than the budget is not taken, not even by one point.
 *
 * Ties: cells are settled by cost, and those of equal cost in the order in which that cost was first offered to them
 * (sources in the order given; then from each settled cell in direction order). A cell's way is the one that first
 * offered its final cost; an equal offer later changes nothing.
 */
export class PathFinder {
  readonly board: Board;
  readonly maximumBudget: number;
  /** The result of the last search. */
  readonly trail: Trail;

  /** price -> first and last queued entry, or -1. */
  private readonly head: Int32Array;
  private readonly tail: Int32Array;
  private readonly entryCell: Int16Array;
  private readonly entryNext: Int32Array;
  private entries = 0;
  /** The highest price anything was queued at in this search. */
  private dearest = -1;
  private readonly noCells: Uint8Array;

  constructor(board: Board, maximumBudget: number) {
    if (!Number.isInteger(maximumBudget) || maximumBudget < 0) {
      throw new RangeError(`A maximum budget is a whole number from 0, not ${maximumBudget}.`);
    }
    this.board = board;
    this.maximumBudget = maximumBudget;
    this.trail = new Trail(board);
    this.head = new Int32Array(maximumBudget + 1);
    this.tail = new Int32Array(maximumBudget + 1);
    // Each source is queued once and each step can improve its target once, as its cell is settled once.
    const most = board.cells * (board.degree + 1);
    this.entryCell = new Int16Array(most);
    this.entryNext = new Int32Array(most);
    this.noCells = new Uint8Array(board.cells);
  }

  /**
   * Every cell that can be reached from `from` for at most `budget`.
   *
   * @param stepCost step -> cost, 0 included; -1 (any negative) is impassable
   * @param blocked cell -> 1 if it may not be entered. The start may be blocked: it is left, not entered.
   * @param stop cell -> 1 if it may be entered but not left again. The start may be a stop cell and is left freely.
   */
  reach(from: number, budget: number, stepCost: Int16Array, blocked = this.noCells, stop = this.noCells): Trail {
    this.begin(budget);
    this.start(from);
    this.search(budget, stepCost, blocked, stop, undefined);
    return this.trail;
  }

  /** As `reach`, from the first `sourceCount` of `sources` at once: each cell belongs to the source it is cheapest from. */
  reachFromAny(
    sources: Int16Array,
    sourceCount: number,
    budget: number,
    stepCost: Int16Array,
    blocked = this.noCells,
    stop = this.noCells,
  ): Trail {
    this.begin(budget);
    for (let index = 0; index < sourceCount; index++) this.start(sources[index]);
    this.search(budget, stepCost, blocked, stop, undefined);
    return this.trail;
  }

  /**
   * The goal cell cheapest to reach from `from`, or -1 if none can be reached for `budget`; looks no further than it
   * must. `trail` then holds the way there. A start that is itself a goal is its own answer.
   */
  trace(
    from: number,
    goal: Uint8Array,
    budget: number,
    stepCost: Int16Array,
    blocked = this.noCells,
    stop = this.noCells,
  ): number {
    this.begin(budget);
    this.start(from);
    return this.search(budget, stepCost, blocked, stop, goal);
  }

  private search(
    budget: number,
    stepCost: Int16Array,
    blocked: Uint8Array,
    stop: Uint8Array,
    goal: Uint8Array | undefined,
  ): number {
    this.checkColumns(stepCost, blocked, stop, goal);
    const { head, entryCell, entryNext, trail } = this;
    const { cost, lastStep, stamp, reached, generation } = trail;
    const { degree, neighbour } = this.board;
    for (let price = 0; price <= this.dearest; price++) {
      // Steps that cost nothing lengthen the list while it is walked.
      for (let entry = head[price]; entry >= 0; entry = entryNext[entry]) {
        const cell = entryCell[entry];
        // A cheaper way was found after this entry was queued, and has been settled already.
        if (cost[cell] !== price) continue;
        reached[trail.count++] = cell;
        if (goal !== undefined && goal[cell] !== 0) {
          this.forgetUnsettled();
          return cell;
        }
        if (stop[cell] !== 0 && lastStep[cell] >= 0) continue;
        const first = cell * degree;
        for (let step = first; step < first + degree; step++) {
          const stepPrice = stepCost[step];
          if (stepPrice < 0) continue;
          const total = price + stepPrice;
          if (total > budget) continue;
          const other = neighbour[step];
          if (other < 0 || blocked[other] !== 0) continue;
          if (stamp[other] === generation && cost[other] <= total) continue;
          stamp[other] = generation;
          cost[other] = total;
          lastStep[other] = step;
          this.queue(other, total);
        }
      }
    }
    return -1;
  }

  private begin(budget: number): void {
    if (!Number.isInteger(budget) || budget < 0 || budget > this.maximumBudget) {
      throw new RangeError(`A budget is a whole number from 0 to ${this.maximumBudget}, not ${budget}.`);
    }
    this.trail.begin();
    this.entries = 0;
    this.dearest = -1;
    this.head.fill(-1, 0, budget + 1);
  }

  private start(cell: number): void {
    if (this.trail.start(cell)) this.queue(cell, 0);
  }

  private queue(cell: number, price: number): void {
    const entry = this.entries++;
    this.entryCell[entry] = cell;
    this.entryNext[entry] = -1;
    if (this.head[price] < 0) this.head[price] = entry;
    else this.entryNext[this.tail[price]] = entry;
    this.tail[price] = entry;
    if (price > this.dearest) this.dearest = price;
  }

  /** After an early end: cells found but not settled have only a provisional cost and way, so they were not reached. */
  private forgetUnsettled(): void {
    const { stamp, reached, count, generation } = this.trail;
    for (let entry = 0; entry < this.entries; entry++) stamp[this.entryCell[entry]] = 0;
    for (let index = 0; index < count; index++) stamp[reached[index]] = generation;
  }

  private checkColumns(
    stepCost: Int16Array,
    blocked: Uint8Array,
    stop: Uint8Array,
    goal: Uint8Array | undefined,
  ): void {
    const { cells, degree } = this.board;
    if (stepCost.length !== cells * degree) {
      throw new RangeError(`stepCost has ${stepCost.length} entries; the board has ${cells * degree} steps.`);
    }
    checkCells('blocked', blocked, cells);
    checkCells('stop', stop, cells);
    if (goal !== undefined) checkCells('goal', goal, cells);
  }
}

/**
 * Costs of the same steps for a search that runs from the destination: the cost in `out` of the step from b to a is
 * what the step from a to b costs. For "how far is every cell from the bridge" where there and back differ.
 */
export function reverseCosts(board: Board, stepCost: Int16Array, out: Int16Array): void {
  for (let step = 0; step < board.reverse.length; step++) {
    const back = board.reverse[step];
    out[step] = back < 0 ? -1 : stepCost[back];
  }
}

function checkCells(name: string, column: Uint8Array, cells: number): void {
  if (column.length !== cells) {
    throw new RangeError(`${name} has ${column.length} entries; the board has ${cells} cells.`);
  }
}
