import { cellLabelled, hexBoard, hexDistance, sideBetween, type HexBoard, type HexPlan } from '../../board/index.ts';
import type { Side } from './state.ts';

/** The ground of Patrol: nine by seven hexes, some woods, and a river with two bridges between rows 3 and 4. */
export const GRID = {
  columns: 9,
  rows: 7,
  firstColumn: 1,
  firstRow: 1,
  top: 'flat',
  offset: 'even',
} as const satisfies HexPlan;

export const board: HexBoard = hexBoard(GRID);

const WOODS = ['0202', '0203', '0402', '0502', '0603', '0802', '0803', '0205', '0305', '0405', '0506', '0605', '0805'];

export const BRIDGES: readonly (readonly [number, number])[] = [
  [cellLabelled(board, '0303'), cellLabelled(board, '0304')],
  [cellLabelled(board, '0703'), cellLabelled(board, '0704')],
];

const wood = new Uint8Array(board.cells);
for (const label of WOODS) wood[cellLabelled(board, label)] = 1;

export function isWood(hex: number): boolean {
  return wood[hex] === 1;
}

/** Whether the river runs between two neighbouring hexes. */
export function isOverRiver(from: number, to: number): boolean {
  return board.rowOf[from]! <= 3 !== board.rowOf[to]! <= 3;
}

/** side of the board -> the bridge over it, or -1. */
const bridgeOver = new Int8Array(board.sides).fill(-1);
for (const [bridge, [a, b]] of BRIDGES.entries()) bridgeOver[sideBetween(board, a, b)] = bridge;

/** The bridge between two neighbouring hexes, or -1. */
export function bridgeBetween(from: number, to: number): number {
  return bridgeOver[sideBetween(board, from, to)]!;
}

/** The hex at the other end of a bridge. */
export function farEnd(bridge: number, near: number): number {
  const [a, b] = BRIDGES[bridge]!;
  return near === a ? b : a;
}

/** The hexes in which a side deploys, lowest first, and its edge, from which supply comes and which it must hold. */
export const ZONE: Readonly<Record<Side, readonly number[]>> = { north: rows(1, 2), south: rows(6, 7) };
export const EDGE: Readonly<Record<Side, Int16Array>> = {
  north: Int16Array.from(rows(1, 1)),
  south: Int16Array.from(rows(7, 7)),
};

/** Hexes between a hex and the nearest of a side's zone. */
export function distanceFromZone(side: Side, hex: number): number {
  let nearest = board.cells;
  for (const start of ZONE[side]) nearest = Math.min(nearest, hexDistance(board, start, hex));
  return nearest;
}

/** Which bridges are down (one bit each) -> step -> movement points, or -1. A wood costs 2, anything else 1. */
const costs = [0, 1, 2, 3].map((down) => Int16Array.from(board.neighbour, (to, step) => stepCost(down, to, step)));
const openSteps = costs.map((cost) => Uint8Array.from(cost, (points) => (points < 0 ? 0 : 1)));

export function stepCosts(bridgeDown: Uint8Array): Int16Array {
  return costs[downBits(bridgeDown)]!;
}

export function passableSteps(bridgeDown: Uint8Array): Uint8Array {
  return openSteps[downBits(bridgeDown)]!;
}

function stepCost(down: number, to: number, step: number): number {
  if (to < 0) return -1;
  const from = Math.floor(step / board.degree);
  const bridge = bridgeBetween(from, to);
  if (isOverRiver(from, to) && (bridge < 0 || (down >> bridge) & 1)) return -1;
  return isWood(to) ? 2 : 1;
}

function downBits(bridgeDown: Uint8Array): number {
  return bridgeDown[0]! + 2 * bridgeDown[1]!;
}

function rows(first: number, last: number): readonly number[] {
  return Array.from(board.labels.keys()).filter((hex) => board.rowOf[hex]! >= first && board.rowOf[hex]! <= last);
}
