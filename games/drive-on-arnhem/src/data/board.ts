import { cellLabelled, directionTo, type HexBoard } from '@club-route/engine';
import { theatre } from './theatre.ts';

/** The map as the rules need it: terrain, water, roads, bridges and the ring of off-board hexes as columns. */

export const board: HexBoard = theatre.board;
export const CELLS = board.cells;
export const DEGREE = board.degree;
export const NEIGHBOUR: Int16Array = board.neighbour;

export const TERRAINS = ['open', 'rough', 'forest', 'town', 'city', 'off board'] as const;
export const OPEN = 0;
export const ROUGH = 1;
export const FOREST = 2;
export const TOWN = 3;
export const CITY = 4;
const OFF_BOARD = 5;

/** Cell -> its place in `TERRAINS`. */
export const TERRAIN: Uint8Array = Uint8Array.from(theatre.terrain, (kind) =>
  (TERRAINS as readonly string[]).indexOf(theatre.terrainKinds[kind]),
);

/** 1.4: cell -> 1 outside the white border, where only Germans go. */
export const RING: Uint8Array = TERRAIN.map((terrain) => (terrain === OFF_BOARD ? 1 : 0));

export function cellOf(label: string): number {
  return cellLabelled(board, label);
}

export function labelOf(cell: number): string {
  return board.labels[cell];
}

/** 7.2: this ring hex is cut off from the others and is not used. */
export const UNUSED = cellOf('30,31');

/** Step -> 1 if a road takes it. */
export const STEP_ROAD: Uint8Array = theatre.stepRoad.map((road) => (road > 0 ? 1 : 0));

export const NO_WATER = 0;
export const NARROW = 1;
export const RIVER = 2;
/** Step -> the water it crosses; streams and canals are narrow. */
export const STEP_WATER: Uint8Array = eachStep(new Uint8Array(CELLS * DEGREE), (side) => {
  const water = theatre.sideWater[side];
  if (water < 0) return NO_WATER;
  return theatre.waters[water].kind === 'river' ? RIVER : NARROW;
});

export interface Bridge {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly [number, number];
  readonly neverBlown: boolean;
}

const bridgeCrossings = theatre.crossings.filter(({ kind }) => kind === 'bridge');

/** 8.12. In the order of the compiled board. */
export const BRIDGES: readonly Bridge[] = bridgeCrossings.map(({ id, name, cells, traits }) => ({
  id,
  name,
  cells: cells.split(' ').map(cellOf) as [number, number],
  neverBlown: traits?.includes('never blown') ?? false,
}));
export const BRIDGE_COUNT = BRIDGES.length;

/** Step -> the bridge it crosses, or -1. */
export const STEP_BRIDGE: Int8Array = new Int8Array(CELLS * DEGREE).fill(-1);
for (const [bridge, { cells }] of BRIDGES.entries()) {
  STEP_BRIDGE[stepBetween(cells[0], cells[1])] = bridge;
  STEP_BRIDGE[stepBetween(cells[1], cells[0])] = bridge;
}

/** 8.8: step -> 1 over the German ferry. */
export const STEP_FERRY: Uint8Array = new Uint8Array(CELLS * DEGREE);
for (const { kind, cells } of theatre.crossings) {
  if (kind !== 'ferry') continue;
  const [one, two] = cells.split(' ').map(cellOf);
  STEP_FERRY[stepBetween(one, two)] = STEP_FERRY[stepBetween(two, one)] = 1;
}

/** The step from a cell to a neighbour, or -1 if they do not touch. */
export function stepBetween(from: number, to: number): number {
  const direction = directionTo(board, from, to);
  return direction < 0 ? -1 : from * DEGREE + direction;
}

function eachStep(column: Uint8Array, of: (side: number) => number): Uint8Array {
  for (let step = 0; step < column.length; step++) if (board.side[step] >= 0) column[step] = of(board.side[step]);
  return column;
}

function marked(id: string): readonly number[] {
  const mark = theatre.marks.get(id);
  if (mark === undefined) throw new RangeError(`The board has no mark "${id}".`);
  return mark.cellList;
}

/** 5.1: where the Allied roads leave the map. */
export const ALLIED_ROADS = marked('allied-roads');
/** 6.2: the three Allied entry hexes, and the eighteen German ones (H21), by x and then y. */
export const ALLIED_ENTRIES = marked('entry-allied');
export const GERMAN_ENTRIES: readonly number[] = [...theatre.marks.values()]
  .filter(({ kind, id }) => kind === 'entry' && id !== 'entry-allied')
  .flatMap(({ cellList }) => cellList)
  .toSorted((one, two) => one - two);

/** H17: ring hexes by which a road leaves the map, so German supply comes in. */
export const GERMAN_ROADS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => RING[cell] === 1 && hasRoad(cell),
);

export function hasRoad(cell: number): boolean {
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) if (STEP_ROAD[step] === 1) return true;
  return false;
}

/** 5.2: supply sources in the order of `AIRBORNE_FORMATIONS`. */
export const HISTORICAL_SOURCES = ['supply-82', 'supply-101', 'supply-1', 'supply-pol'].map((id) => marked(id)[0]);

/** 10.1. */
export const OBJECTIVES: readonly { readonly cell: number; readonly points: number }[] = [
  { cell: marked('objective-10-4')[0], points: 25 },
  { cell: marked('objective-8-4')[0], points: 10 },
  { cell: marked('objective-12-9')[0], points: 20 },
];
export const TOWNS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => TERRAIN[cell] === TOWN || TERRAIN[cell] === CITY,
);

/** H22: cell -> 1 between the Lower Rhine and the Waal, where the Poles may drop. */
export const ISLAND: Uint8Array = Uint8Array.from(theatre.land, (land) => (land === 'island' ? 1 : 0));
