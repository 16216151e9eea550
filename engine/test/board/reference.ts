import type { Board, Passage, Trail } from '../../src/board/index.ts';

/** Slow and plain versions of the searches, to hold the fast ones against. */

export interface Found {
  /** Cells in the order settled. */
  readonly order: readonly number[];
  readonly cost: ReadonlyMap<number, number>;
  readonly path: ReadonlyMap<number, readonly number[]>;
}

/** What a fast search says it found, in the same form. */
export function foundBy(trail: Trail): Found {
  const out = new Int16Array(trail.board.cells);
  const cells = Array.from({ length: trail.board.cells }, (_, cell) => cell);
  const pathTo = (cell: number): readonly number[] => Array.from(out.subarray(0, trail.path(cell, out)));
  return {
    order: Array.from(trail.reached.subarray(0, trail.count)),
    cost: new Map(cells.filter((cell) => trail.has(cell)).map((cell) => [cell, trail.costTo(cell)])),
    path: new Map(cells.filter((cell) => pathTo(cell).length > 0).map((cell) => [cell, pathTo(cell)])),
  };
}

/** The part of a search up to and including one cell: what it has settled if it ends there. */
export function upTo(cell: number, found: Found): Found {
  const order = found.order.slice(0, found.order.indexOf(cell) + 1);
  return {
    order,
    cost: new Map(Array.from(found.cost).filter(([settled]) => order.includes(settled))),
    path: new Map(Array.from(found.path).filter(([settled]) => order.includes(settled))),
  };
}

export interface Terms {
  readonly budget: number;
  readonly stepCost: Int16Array;
  readonly blocked: Uint8Array;
  readonly stop: Uint8Array;
}

interface Offer {
  readonly cost: number;
  readonly turn: number;
  readonly path: readonly number[];
}

/** Dijkstra with a sorted array: offers are taken by cost, then by the turn in which they were made. */
export function cheapestWays(board: Board, sources: readonly number[], terms: Terms): Found {
  const order: number[] = [];
  const cost = new Map<number, number>();
  const path = new Map<number, readonly number[]>();
  let turn = 0;
  const offers: Offer[] = sources.map((cell) => ({ cost: 0, turn: turn++, path: [cell] }));
  for (;;) {
    offers.sort((a, b) => a.cost - b.cost || a.turn - b.turn);
    const offer = offers.shift();
    if (!offer) return { order, cost, path };
    const cell = offer.path[offer.path.length - 1];
    if (cost.has(cell)) continue;
    order.push(cell);
    cost.set(cell, offer.cost);
    path.set(cell, offer.path);
    if (terms.stop[cell] === 1 && offer.path.length > 1) continue;
    for (const { step, to } of stepsFrom(board, cell)) {
      const total = offer.cost + terms.stepCost[step];
      if (terms.stepCost[step] < 0 || terms.blocked[to] === 1 || total > terms.budget) continue;
      offers.push({ cost: total, turn: turn++, path: [...offer.path, to] });
    }
  }
}

/** Costs alone, by another method altogether: lower every cost along every step until nothing changes. */
export function settledCosts(board: Board, sources: readonly number[], terms: Terms): ReadonlyMap<number, number> {
  const cost = new Map<number, number>(sources.map((cell) => [cell, 0]));
  for (let changed = true; changed;) {
    changed = false;
    for (const cell of Array.from(cost.keys())) {
      if (terms.stop[cell] === 1 && !sources.includes(cell)) continue;
      for (const { step, to } of stepsFrom(board, cell)) {
        const total = (cost.get(cell) ?? 0) + terms.stepCost[step];
        if (terms.stepCost[step] < 0 || terms.blocked[to] === 1 || total > terms.budget) continue;
        if (total < (cost.get(to) ?? Infinity)) {
          cost.set(to, total);
          changed = true;
        }
      }
    }
  }
  return cost;
}

export function isOpen(board: Board, passage: Passage, step: number): boolean {
  const { openSteps, openSides, blocked } = passage;
  const to = board.neighbour[step];
  if (to < 0 || (blocked && blocked[to] === 1)) return false;
  if (openSteps && openSteps[step] === 0) return false;
  return !openSides || (board.side[step] >= 0 && openSides[board.side[step]] === 1);
}

/** A flood is a search in which every open step costs one. */
export function floodTerms(board: Board, passage: Passage, limit: number): Terms {
  return {
    budget: limit,
    stepCost: Int16Array.from(board.neighbour, (_, step) => (isOpen(board, passage, step) ? 1 : -1)),
    blocked: new Uint8Array(board.cells),
    stop: new Uint8Array(board.cells),
  };
}

/** Regions by union: every cell starts alone, links open both ways give both cells the lower name until all agree. */
export function regionsOf(board: Board, passage: Passage): readonly number[] {
  const name = Array.from({ length: board.cells }, (_, cell) => (passage.blocked?.[cell] ? -1 : cell));
  for (let changed = true; changed;) {
    changed = false;
    for (let cell = 0; cell < board.cells; cell++) {
      for (const { step, to } of stepsFrom(board, cell)) {
        const back = Array.from(stepsFrom(board, to)).find((other) => other.to === cell);
        if (!back || !isOpen(board, passage, step) || !isOpen(board, passage, back.step)) continue;
        if (name[cell] < 0 || name[to] <= name[cell]) continue;
        name[to] = name[cell];
        changed = true;
      }
    }
  }
  const names = Array.from(new Set(name)).filter((value) => value >= 0);
  names.sort((a, b) => a - b);
  return name.map((value) => names.indexOf(value));
}

export interface Step {
  readonly cell: number;
  readonly direction: number;
  readonly step: number;
  readonly to: number;
}

export function allSteps(board: Board): readonly Step[] {
  return Array.from({ length: board.cells }, (_, cell) => Array.from(stepsFrom(board, cell))).flat();
}

export function* stepsFrom(board: Board, cell: number): Iterable<Step> {
  for (let direction = 0; direction < board.degree; direction++) {
    const step = cell * board.degree + direction;
    if (board.neighbour[step] >= 0) yield { cell, direction, step, to: board.neighbour[step] };
  }
}
