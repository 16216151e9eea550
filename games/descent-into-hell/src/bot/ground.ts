import { hexDistance } from '@club-route/engine';
import { board, CELLS, DEGREE, NEIGHBOUR, ROAD_NET } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import { isCrossable } from '../rules/crossings.ts';
import type { DescentState } from '../state.ts';

/** What a field holds where there is no way. */
export const FAR = 0x7fff;

/** Hexes from every cell to the nearest goal along roads, over bridges that stand and own spans. */
export function roadField(state: DescentState, side: Side, goals: readonly number[]): Int16Array {
  const field = new Int16Array(CELLS).fill(FAR);
  const queue: number[] = [];
  const reach = (cell: number, far: number): void => {
    if (field[cell] !== FAR) return;
    field[cell] = far;
    queue.push(cell);
  };
  for (const goal of goals) reach(goal, 0);
  for (let at = 0; at < queue.length; at++) {
    const cell = queue[at];
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const near = NEIGHBOUR[step];
      if (near >= 0 && ROAD_NET[near] === 1 && isCrossable(state, side, board.side[step])) reach(near, field[cell] + 1);
    }
  }
  return field;
}

/** The cell of a list that is nearest to any goal as the crow flies; nothing for an empty list. */
export function nearestTo(cells: readonly number[], goals: readonly number[]): number | undefined {
  let best: number | undefined;
  let least = FAR;
  for (const cell of cells) {
    const far = distanceToAny(cell, goals);
    if (far >= least) continue;
    best = cell;
    least = far;
  }
  return best;
}

export function distanceToAny(cell: number, goals: readonly number[]): number {
  let least = FAR;
  for (const goal of goals) least = Math.min(least, hexDistance(board, cell, goal));
  return least;
}
