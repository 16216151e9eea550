import { sideBetween } from '@club-route/engine';
import { board, cellOf, isWater, neighboursOf } from './board.ts';
import { theatre } from './theatre.ts';

/** Bridges and ferries (4, 16), in the order of the board's register, in which they are tested (G82). */

export const STRUCTURE_KINDS = ['canal', 'rail', 'major', 'minor', 'ferry'] as const;
export type StructureKind = (typeof STRUCTURE_KINDS)[number];

export interface Structure {
  readonly id: string;
  readonly name: string;
  readonly kind: StructureKind;
  /** Its river or canal, by id. */
  readonly water: string;
  /** From bank to bank. */
  readonly cells: readonly number[];
  readonly banks: readonly [number, number];
  /** The squares of water it owns; none over a canal. */
  readonly owned: readonly number[];
  /** R57: the squares that contain part of it: those of water, or both banks of a canal. */
  readonly squares: readonly number[];
  /** Those squares and the squares orthogonally next to them: there an Allied unit sets off the test. */
  readonly reach: readonly number[];
  readonly span: number;
}

export const STRUCTURES: readonly Structure[] = theatre.crossings.map(({ id, name, kind, water, cells, span }) => {
  const way = cells.split(' ').map(cellOf);
  const banks: readonly [number, number] = [way[0], way[way.length - 1]];
  const owned = way.filter(isWater);
  const squares = owned.length > 0 ? owned : banks;
  const reach = [...new Set(squares.flatMap((cell) => [cell, ...neighboursOf(cell)]))];
  return { id, name, kind: kind as StructureKind, water, cells: way, banks, owned, squares, reach, span: span!.metres };
});
export const STRUCTURE_COUNT = STRUCTURES.length;

export function structureCalled(id: string): number {
  const found = STRUCTURES.findIndex((structure) => structure.id === id);
  if (found < 0) throw new RangeError(`The board has no structure "${id}".`);
  return found;
}

/** Structures that carry a road; the others carry a railway or are ferries. */
export function carriesRoad(structure: number): boolean {
  const { kind } = STRUCTURES[structure];
  return kind !== 'rail' && kind !== 'ferry';
}

export const FERRIES: readonly number[] = numbers(({ kind }) => kind === 'ferry');

/** Cell -> the structures in whose reach it lies. */
export const IN_REACH: readonly (readonly number[])[] = board.labels.map((_, cell) =>
  numbers(({ reach }) => reach.includes(cell)),
);

/** Step -> the bridges that take it: over the side of a canal, or along the squares of a river bridge. */
export const BRIDGES_OF_STEP: ReadonlyMap<number, readonly number[]> = bridgesOfStep();

function bridgesOfStep(): ReadonlyMap<number, readonly number[]> {
  const map = new Map<number, readonly number[]>();
  for (const [structure, { kind, cells }] of STRUCTURES.entries()) {
    if (kind === 'ferry') continue;
    for (let at = 1; at < cells.length; at++) {
      for (const [from, to] of [
        [cells[at - 1], cells[at]],
        [cells[at], cells[at - 1]],
      ]) {
        const key = stepKey(from, to);
        map.set(key, [...(map.get(key) ?? []), structure]);
      }
    }
  }
  return map;
}

/** One number for a pair of squares, also of those that do not touch: the banks of a ferry. */
export function stepKey(from: number, to: number): number {
  return from * board.cells + to;
}

/** Whether a canal runs between two squares. */
export function hasCanal(from: number, to: number): boolean {
  const side = sideBetween(board, from, to);
  return side >= 0 && theatre.sideWater[side] >= 0;
}

function numbers(fits: (structure: Structure) => boolean): readonly number[] {
  return STRUCTURES.flatMap((structure, index) => (fits(structure) ? [index] : []));
}
