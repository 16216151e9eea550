import { hexDistance, stepBetween } from '@club-route/engine';
import { board, CELLS, DEGREE } from '../data/board.ts';
import { FIRST_GERMAN } from '../data/units.ts';
import type { FarthestBridgeState } from '../state.ts';
import { costsFor, isUnbridgedRiver } from './movement.ts';

/**
 * Retreat (7.7): hex by hex, ending exactly so many hexes away from where the unit fought; never onto or next to an enemy
 * who controls the hex, nor across an unbridged river, nor where the unit may not go; past friends, not onto them.
 */

const previous = new Int16Array(CELLS);
const depth = new Int8Array(CELLS);

/** Whether a unit may take one step of a retreat or an advance, enemies left aside. */
export function mayStep(state: FarthestBridgeState, unit: number, step: number): boolean {
  return (
    board.neighbour[step]! >= 0 && costsFor(state, unit)[step]! >= 0 && !isUnbridgedRiver(state, board.side[step]!)
  );
}

/** The ways a unit may retreat: one to each cell in which it may end. */
export function retreatPaths(
  state: FarthestBridgeState,
  unit: number,
  distance: number,
): readonly (readonly number[])[] {
  const from = state.unitCell[unit]!;
  return retreatEnds(state, unit, distance).map((cell) => pathTo(from, cell));
}

/** Whether there is any way to retreat. */
export function canRetreat(state: FarthestBridgeState, unit: number, distance: number): boolean {
  return retreatEnds(state, unit, distance).length > 0;
}

/** The cells in which a retreat may end; `previous` then holds the way to each. */
function retreatEnds(state: FarthestBridgeState, unit: number, distance: number): readonly number[] {
  const from = state.unitCell[unit]!;
  depth.fill(-1);
  depth[from] = 0;
  let ring: number[] = [from];
  for (let length = 1; length <= distance; length++) {
    const next: number[] = [];
    for (const cell of ring) {
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to < 0 || depth[to]! >= 0 || !mayRetreatInto(state, unit, step, to)) continue;
        // Each step must lead one hex further away, or the end would not be far enough.
        if (hexDistance(board, from, to) !== length) continue;
        depth[to] = length;
        previous[to] = cell;
        next.push(to);
      }
    }
    ring = next;
  }
  return ring.filter((cell) => state.cellUnit[cell]! < 0);
}

/** Every way a unit may retreat, also those that end in the same cell. */
export function everyRetreat(
  state: FarthestBridgeState,
  unit: number,
  distance: number,
): readonly (readonly number[])[] {
  const from = state.unitCell[unit]!;
  const onFrom = (way: readonly number[]): readonly (readonly number[])[] => {
    const here = way.at(-1) ?? from;
    if (way.length === distance) return state.cellUnit[here]! < 0 ? [way] : [];
    return Array.from({ length: DEGREE }, (_, direction) => here * DEGREE + direction).flatMap((step) => {
      const to = board.neighbour[step]!;
      if (to < 0 || hexDistance(board, from, to) !== way.length + 1) return [];
      return mayRetreatInto(state, unit, step, to) ? onFrom([...way, to]) : [];
    });
  };
  return onFrom([]);
}

/** Whether this very path is a legal retreat. */
export function isRetreat(
  state: FarthestBridgeState,
  unit: number,
  distance: number,
  path: readonly number[],
): boolean {
  if (path.length !== distance) return false;
  const from = state.unitCell[unit]!;
  let here = from;
  for (const [index, to] of path.entries()) {
    const step = stepBetween(board, here, to);
    if (step < 0 || !mayRetreatInto(state, unit, step, to) || hexDistance(board, from, to) !== index + 1) return false;
    here = to;
  }
  return state.cellUnit[here]! < 0;
}

function mayRetreatInto(state: FarthestBridgeState, unit: number, step: number, to: number): boolean {
  const german = unit >= FIRST_GERMAN;
  const enemy = german ? state.alliedHere : state.germanHere;
  const zone = german ? state.alliedZone : state.germanZone;
  return enemy[to] === 0 && zone[to] === 0 && mayStep(state, unit, step);
}

function pathTo(from: number, to: number): readonly number[] {
  const path: number[] = [];
  for (let cell = to; cell !== from; cell = previous[cell]!) path.unshift(cell);
  return path;
}
