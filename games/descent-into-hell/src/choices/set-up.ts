import { hexDistance } from '@club-route/engine';
import type { DraftOf } from '../actions.ts';
import { board, BRIDGES, JOES_BRIDGE, ROAD_NET } from '../data/board.ts';
import { SET_UP, STACK_LIMIT } from '../data/tables.ts';
import { ALLIED_POOL, ALLIED_POOL_NAMES } from '../data/units.ts';
import { ofPool } from '../phases/deployment.ts';
import { SOUTH_CELLS } from './deployment.ts';

/** 1.1: what is left of the set-up once a player has said what matters to him. */

type Plan = DraftOf<'setUp'>;

/** Divisions of which only some units begin. */
export const PARTIAL = SET_UP.filter(({ units }) => units !== undefined);

/** Whether the division of a unit has as many as it may. */
export function isComplete(units: readonly number[], unit: number): boolean {
  const pool = ALLIED_POOL_NAMES[ALLIED_POOL[unit]];
  const most = PARTIAL.find((one) => one.pool === pool)!.units!;
  return ofPool(pool).filter((one) => units.includes(one)).length >= most;
}

/** The choice of infantry filled up with the first of each division. */
export function withFirst(units: readonly number[]): readonly number[] {
  let all = units;
  for (const { pool } of PARTIAL)
    for (const unit of ofPool(pool)) if (!all.includes(unit) && !isComplete(all, unit)) all = [...all, unit];
  return all;
}

/** Road hexes south of the start line, the nearest to Joe’s Bridge first. */
export const START = BRIDGES[JOES_BRIDGE].cells[0];
const NEAREST = SOUTH_CELLS.filter((cell) => ROAD_NET[cell] === 1).toSorted(
  (one, two) => hexDistance(board, one, START) - hexDistance(board, two, START) || one - two,
);

export function hasRoom(cells: readonly number[], cell: number): boolean {
  return cells.filter((other) => other === cell).length < STACK_LIMIT;
}

/** The plan with a hex for everybody who has none: along the road to Joe’s Bridge, three to a hex. */
export function alongRoad({ units, cells, kind }: Plan): Plan {
  let all = cells;
  while (all.length < units.length) all = [...all, NEAREST.find((cell) => hasRoom(all, cell))!];
  return { kind, units, cells: all };
}
