/**
 * The one board every game plays on: cells, and the sides between them, whatever the shape.
 *
 * A *step* is the number `cell * degree + direction`. Everything that depends on going from one cell to a neighbour
 * (movement costs, passable masks) is an array indexed by step; everything that lies on the line between two cells
 * (river, bridge, border) is an array indexed by side, which both cells share.
 */
export interface Board {
  readonly cells: number;
  /** Directions per cell. A cell with fewer neighbours has -1 in the directions it does not use. */
  readonly degree: number;
  /** What players call each cell: '2323', '10,4', 'Nijmegen'. */
  readonly labels: readonly string[];
  readonly cellByLabel: ReadonlyMap<string, number>;
  /** step -> the cell it leads to, or -1. */
  readonly neighbour: Int16Array;
  /** step -> the same link walked the other way, or -1. */
  readonly reverse: Int32Array;
  readonly sides: number;
  /** step -> the side it crosses, or -1: no neighbour there, or one that touches at a corner only. */
  readonly side: Int16Array;
  /** side * 2 and side * 2 + 1 -> its two cells, lower first. */
  readonly sideCells: Int16Array;
  /** The direction that points the other way, or -1 on boards without fixed directions (areas). */
  readonly opposite: (direction: number) => number;
}

export interface BoardPlan {
  readonly labels: readonly string[];
  readonly degree: number;
  readonly neighbour: Int16Array;
  /** Directions from this one on touch at a corner and have no side. Default: every direction has a side. */
  readonly firstCornerDirection?: number;
  readonly opposite: (direction: number) => number;
}

/** Cell and side numbers are kept in Int16Array columns, -1 meaning none; directions in Int8Array columns. */
const LARGEST_NUMBER = 0x7fff;
const LARGEST_DEGREE = 0x7f;

/** Completes a plan (labels and neighbours) with sides and reverse steps, and refuses one that contradicts itself. */
export function buildBoard(plan: BoardPlan): Board {
  const { labels, degree, neighbour, opposite } = plan;
  const cells = labels.length;
  checkSize(cells, degree, neighbour.length);
  const cellByLabel = indexLabels(labels);
  checkNeighbours(labels, degree, neighbour);
  const reverse = findReverse(labels, degree, neighbour, opposite);
  const side = new Int16Array(cells * degree).fill(-1);
  const sideCells = numberSides(degree, plan.firstCornerDirection ?? degree, neighbour, reverse, side);
  return {
    cells,
    degree,
    labels,
    cellByLabel,
    neighbour,
    reverse,
    sides: sideCells.length / 2,
    side,
    sideCells,
    opposite,
  };
}

/** The direction in which `to` is a neighbour of `from`, or -1 when it is not one. */
export function directionTo(board: Board, from: number, to: number): number {
  const first = from * board.degree;
  for (let direction = 0; direction < board.degree; direction++) {
    if (board.neighbour[first + direction] === to) return direction;
  }
  return -1;
}

/** The step from one cell to another, or -1 when they are no neighbours. */
export function stepBetween(board: Board, from: number, to: number): number {
  if (to < 0) return -1;
  const direction = directionTo(board, from, to);
  return direction < 0 ? -1 : from * board.degree + direction;
}

/** The side two cells share, or -1 when they share none (not neighbours, or touching at a corner only). */
export function sideBetween(board: Board, a: number, b: number): number {
  const direction = directionTo(board, a, b);
  return direction < 0 ? -1 : board.side[a * board.degree + direction];
}

/** The cell players call `label`. For text that may be wrong (orders, forms) ask `board.cellByLabel` instead. */
export function cellLabelled(board: Board, label: string): number {
  const cell = board.cellByLabel.get(label);
  if (cell === undefined) throw new RangeError(`No cell of this board is called "${label}".`);
  return cell;
}

/** '2621/2721': how maps and rule books name a side. */
export function sideLabel(board: Board, side: number): string {
  const { labels, sideCells } = board;
  return `${labels[sideCells[side * 2]]}/${labels[sideCells[side * 2 + 1]]}`;
}

function checkSize(cells: number, degree: number, steps: number): void {
  if (cells < 1 || cells > LARGEST_NUMBER) {
    throw new RangeError(`A board has 1 to ${LARGEST_NUMBER} cells, not ${cells}.`);
  }
  if (!Number.isInteger(degree) || degree < 0 || degree > LARGEST_DEGREE) {
    throw new RangeError(`A board has 0 to ${LARGEST_DEGREE} directions, not ${degree}.`);
  }
  if (steps !== cells * degree) {
    throw new RangeError(`${cells} cells of ${degree} directions make ${cells * degree} steps, not ${steps}.`);
  }
}

function indexLabels(labels: readonly string[]): ReadonlyMap<string, number> {
  const cellByLabel = new Map<string, number>();
  for (const [cell, label] of labels.entries()) {
    const other = cellByLabel.get(label);
    if (other !== undefined) throw new RangeError(`Cells ${other} and ${cell} are both called "${label}".`);
    cellByLabel.set(label, cell);
  }
  return cellByLabel;
}

function checkNeighbours(labels: readonly string[], degree: number, neighbour: Int16Array): void {
  for (const [cell, label] of labels.entries()) {
    const seen = new Set<number>();
    for (let direction = 0; direction < degree; direction++) {
      const other = neighbour[cell * degree + direction];
      if (other === -1) continue;
      if (other < -1 || other >= labels.length) {
        throw new RangeError(
          `"${label}" leads in direction ${direction} to cell ${other}; the board has ${labels.length} cells.`,
        );
      }
      if (other === cell) throw new RangeError(`"${label}" leads in direction ${direction} to itself.`);
      if (seen.has(other)) throw new RangeError(`"${label}" leads to "${labels[other]}" in two directions.`);
      seen.add(other);
    }
  }
}

function findReverse(
  labels: readonly string[],
  degree: number,
  neighbour: Int16Array,
  opposite: (direction: number) => number,
): Int32Array {
  const reverse = new Int32Array(neighbour.length).fill(-1);
  for (const [cell, label] of labels.entries()) {
    for (let direction = 0; direction < degree; direction++) {
      const other = neighbour[cell * degree + direction];
      if (other < 0) continue;
      const back = neighbour.subarray(other * degree, (other + 1) * degree).indexOf(cell);
      if (back < 0) {
        throw new RangeError(
          `"${label}" leads in direction ${direction} to "${labels[other]}", which does not lead back.`,
        );
      }
      const expected = opposite(direction);
      if (expected >= 0 && back !== expected) {
        throw new RangeError(
          `"${label}" leads in direction ${direction} to "${labels[other]}", which leads back in direction ${back}, not ${expected}.`,
        );
      }
      reverse[cell * degree + direction] = other * degree + back;
    }
  }
  return reverse;
}

/** Sides are numbered by their lower cell, then by its direction: the same map gives the same numbers every time. */
function numberSides(
  degree: number,
  firstCornerDirection: number,
  neighbour: Int16Array,
  reverse: Int32Array,
  side: Int16Array,
): Int16Array {
  const pairs: number[] = [];
  for (let step = 0; step < neighbour.length; step++) {
    const cell = Math.floor(step / degree);
    const other = neighbour[step];
    if (other < cell || step % degree >= firstCornerDirection) continue;
    side[step] = pairs.length / 2;
    side[reverse[step]] = pairs.length / 2;
    pairs.push(cell, other);
  }
  const sides = pairs.length / 2;
  if (sides > LARGEST_NUMBER) throw new RangeError(`A board has at most ${LARGEST_NUMBER} sides, not ${sides}.`);
  return Int16Array.from(pairs);
}
