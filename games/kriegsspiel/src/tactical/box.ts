import { cellBeside } from '../data/board.ts';

/** 20.1, R99: the three by two squares of a battle, and how its board lies on the map. */

export const FACINGS = ['north', 'east', 'south', 'west'] as const;
/** The side of the board from which the attacker comes. */
export type Facing = (typeof FACINGS)[number];

/** A step on the map: columns east and rows north. */
export type Heading = readonly [east: number, north: number];

export interface Box {
  /** The square in the middle of the far rank: that of the defender. */
  readonly target: number;
  readonly from: Facing;
}

/** Where the attacker looks. */
const FORWARD: Readonly<Record<Facing, Heading>> = { south: [0, 1], west: [1, 0], north: [0, -1], east: [-1, 0] };
const RIGHT: Readonly<Record<Facing, Heading>> = { south: [1, 0], west: [0, -1], north: [-1, 0], east: [0, 1] };

export const BOX_WIDTH = 3;
export const BOX_DEPTH = 2;

/** The square so many to the right of the left file, and so many behind the far rank; -1 off the map. */
export function squareOf({ target, from }: Box, across: number, behind: number): number {
  const [rightEast, rightNorth] = RIGHT[from];
  const [forwardEast, forwardNorth] = FORWARD[from];
  return cellBeside(
    target,
    (across - 1) * rightEast - behind * forwardEast,
    (across - 1) * rightNorth - behind * forwardNorth,
  );
}

/** The squares from the left of the far rank to the right of the near one; -1 off the map. */
export function squaresOf(box: Box): readonly number[] {
  return Array.from({ length: BOX_WIDTH * BOX_DEPTH }, (_, at) =>
    squareOf(box, at % BOX_WIDTH, Math.floor(at / BOX_WIDTH)),
  );
}

/** A step of the map as the attacker sees it: to his right, and towards him. */
export function onBoard({ from }: Box, [east, north]: Heading): readonly [right: number, back: number] {
  const [rightEast, rightNorth] = RIGHT[from];
  const [forwardEast, forwardNorth] = FORWARD[from];
  return [east * rightEast + north * rightNorth, -(east * forwardEast + north * forwardNorth)];
}

/** The other way: so many to the right and towards the attacker, as a step of the map. */
export function onMap({ from }: Box, right: number, back: number): Heading {
  const [rightEast, rightNorth] = RIGHT[from];
  const [forwardEast, forwardNorth] = FORWARD[from];
  return [right * rightEast - back * forwardEast, right * rightNorth - back * forwardNorth];
}
