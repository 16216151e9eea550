import type { Board } from './board.ts';
import { Trail } from './trail.ts';

/** What a flood may cross. A step must satisfy every mask that is given. */
export interface Passage {
  /** step -> 1 if it may be taken. */
  readonly openSteps?: Uint8Array;
  /** side -> 1 if it may be crossed. Corner links cross no side, so this shuts them all. */
  readonly openSides?: Uint8Array;
  /** cell -> 1 if it may not be entered. A source may be blocked: it is left, not entered. */
  readonly blocked?: Uint8Array;
}

/**
 * Floods and traces that count steps, breadth first, on arrays made once. Where steps differ in cost use PathFinder.
 *
 * Ties: cells of equal distance are settled in the order found, from each settled cell in direction order, and the way
 * to a cell is the one that found it first.
 */
export class Flood {
  readonly board: Board;
  /** The result of the last flood or trace; its costs are numbers of steps. */
  readonly trail: Trail;

  constructor(board: Board) {
    this.board = board;
    this.trail = new Trail(board);
  }

  /** Every cell within `limit` steps of the first `sourceCount` of `sources`. */
  spread(sources: Int16Array, sourceCount: number, passage: Passage, limit = this.board.cells): Trail {
    checkPassage(this.board, passage);
    this.trail.begin();
    for (let index = 0; index < sourceCount; index++) this.start(sources[index]);
    this.run(passage, limit, undefined);
    return this.trail;
  }

  /**
   * The nearest goal cell within `limit` steps of `from`, or -1; looks no further than it must. `trail` then holds the
   * way there. A start that is itself a goal is its own answer.
   */
  trace(from: number, goal: Uint8Array, passage: Passage, limit = this.board.cells): number {
    checkPassage(this.board, passage);
    checkMask('goal', goal, this.board.cells, 'cells');
    this.trail.begin();
    this.start(from);
    return goal[from] === 0 ? this.run(passage, limit, goal) : from;
  }

  /**
   * Writes cell -> region to `out`, -1 for blocked cells, and returns the number of regions. Regions are numbered by
   * their lowest cell. Two cells are joined only by a link that is open both ways; a one-way step joins nothing.
   * `trail` is left empty.
   */
  regions(passage: Passage, out: Int16Array): number {
    const { board, trail } = this;
    checkPassage(board, passage);
    if (out.length < board.cells) {
      throw new RangeError(`The array holds ${out.length} regions; the board has ${board.cells} cells.`);
    }
    const { degree, neighbour, reverse } = board;
    // The list of reached cells serves as the queue, so the last flood is forgotten.
    trail.begin();
    const queue = trail.reached;
    out.fill(-1, 0, board.cells);
    let count = 0;
    for (let start = 0; start < board.cells; start++) {
      if (out[start] >= 0 || passage.blocked?.[start]) continue;
      let length = 0;
      queue[length++] = start;
      out[start] = count;
      for (let index = 0; index < length; index++) {
        const first = queue[index] * degree;
        for (let step = first; step < first + degree; step++) {
          const other = neighbour[step];
          if (other < 0 || out[other] >= 0) continue;
          if (!isOpen(board, passage, step) || !isOpen(board, passage, reverse[step])) continue;
          out[other] = count;
          queue[length++] = other;
        }
      }
      count++;
    }
    return count;
  }

  private start(cell: number): void {
    if (this.trail.start(cell)) this.trail.reached[this.trail.count++] = cell;
  }

  private run(passage: Passage, limit: number, goal: Uint8Array | undefined): number {
    const { board, trail } = this;
    const { degree, neighbour } = board;
    const { cost, lastStep, stamp, reached, generation } = trail;
    let count = trail.count;
    let found = -1;
    // The list of reached cells is the queue: breadth first, a cell is final as soon as it is found.
    for (let index = 0; index < count && found < 0; index++) {
      const cell = reached[index];
      const total = cost[cell] + 1;
      if (total > limit) break;
      const first = cell * degree;
      for (let step = first; step < first + degree; step++) {
        const other = neighbour[step];
        if (other < 0 || stamp[other] === generation || !isOpen(board, passage, step)) continue;
        stamp[other] = generation;
        cost[other] = total;
        lastStep[other] = step;
        reached[count++] = other;
        if (goal !== undefined && goal[other] !== 0) {
          found = other;
          break;
        }
      }
    }
    trail.count = count;
    return found;
  }
}

function isOpen(board: Board, passage: Passage, step: number): boolean {
  const { openSteps, openSides, blocked } = passage;
  if (blocked !== undefined && blocked[board.neighbour[step]] !== 0) return false;
  if (openSteps !== undefined && openSteps[step] === 0) return false;
  if (openSides === undefined) return true;
  const side = board.side[step];
  return side >= 0 && openSides[side] !== 0;
}

function checkPassage(board: Board, passage: Passage): void {
  checkMask('openSteps', passage.openSteps, board.cells * board.degree, 'steps');
  checkMask('openSides', passage.openSides, board.sides, 'sides');
  checkMask('blocked', passage.blocked, board.cells, 'cells');
}

function checkMask(name: string, mask: Uint8Array | undefined, length: number, what: string): void {
  if (mask !== undefined && mask.length !== length) {
    throw new RangeError(`${name} has ${mask.length} entries; the board has ${length} ${what}.`);
  }
}
