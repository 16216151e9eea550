import { hexAt, hexBoard, hexDistance } from '@club-route/engine';
import type { Section } from './data/cards.ts';

/**
 * 20.4: the board of a battle, 13 hexes wide and 9 deep; every other row has 12, between two halves that nobody uses. The
 * attacker's baseline is the lowest row.
 */

export const WIDTH = 13;
export const DEPTH = 9;

export const battleBoard = hexBoard({
  columns: WIDTH,
  rows: DEPTH,
  firstColumn: 1,
  firstRow: 1,
  top: 'pointy',
  offset: 'even',
  exists: (column, row) => row % 2 === 1 || column < WIDTH,
});

export const HEXES = battleBoard.cells;
export const ALL_HEXES: readonly number[] = Array.from({ length: HEXES }, (_, hex) => hex);

/** How far a hex lies from the left edge of the board, in half hexes: 1 to 25. */
export function acrossOf(hex: number): number {
  return 2 * battleBoard.columnOf[hex] - 1 + (battleBoard.rowOf[hex] % 2 === 0 ? 1 : 0);
}

/** Rows from the defender's baseline, 0, to the attacker's, 8. */
export function depthOf(hex: number): number {
  return battleBoard.rowOf[hex] - 1;
}

/** Hex times the number of hexes, plus hex -> how far apart they are. */
const DISTANCES = Uint8Array.from({ length: HEXES * HEXES }, (_, pair) =>
  hexDistance(battleBoard, Math.floor(pair / HEXES), pair % HEXES),
);

export function rangeBetween(one: number, two: number): number {
  return DISTANCES[one * HEXES + two];
}

/** Hex -> its neighbours, in the order of directions. */
export const NEXT_TO: readonly (readonly number[])[] = ALL_HEXES.map((hex) =>
  Array.from(battleBoard.neighbour.subarray(hex * 6, hex * 6 + 6)).filter((near) => near >= 0),
);

/** 21.2: the two hexes towards a baseline, left first; fewer at the edges. `down` is the attacker's way. */
export const TOWARDS_BASELINE: Readonly<Record<'up' | 'down', readonly (readonly number[])[]>> = {
  up: ALL_HEXES.map((hex) => steps(hex, [0, -1], [1, -1])),
  down: ALL_HEXES.map((hex) => steps(hex, [-1, 1], [0, 1])),
};

function steps(hex: number, ...ways: readonly (readonly [q: number, r: number])[]): readonly number[] {
  return ways
    .map(([q, r]) => hexAt(battleBoard, battleBoard.q[hex] + q, battleBoard.r[hex] + r))
    .filter((near) => near >= 0);
}

/** The lines between the sections, in the half hexes of `acrossOf`: a hex on one belongs to both sections (21.4). */
const LEFT_LINE = 8;
const RIGHT_LINE = 18;

/** The sections of a hex as who stands at that baseline has them. */
export function isInSection(hex: number, section: Section, baseline: 'up' | 'down'): boolean {
  const across = baseline === 'down' ? acrossOf(hex) : 2 * WIDTH - acrossOf(hex);
  switch (section) {
    case 'left':
      return across <= LEFT_LINE;
    case 'centre':
      return across >= LEFT_LINE && across <= RIGHT_LINE;
    case 'right':
      return across >= RIGHT_LINE;
  }
}

export function hexLabel(hex: number): string {
  return battleBoard.labels[hex];
}
