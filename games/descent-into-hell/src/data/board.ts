import { cellLabelled, sideBetween, stepsOver, type HexBoard } from '@club-route/engine';
import { theatre } from './theatre.ts';

/** The map as the rules need it: terrain, roads, water, bridges, ferries and places to control, as columns. */

export const board: HexBoard = theatre.board;
export const CELLS = board.cells;
export const DEGREE = board.degree;
export const NEIGHBOUR: Int16Array = board.neighbour;

export const TERRAINS = ['clear', 'woods', 'marsh', 'polder', 'city'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const WOODS = 1;
export const MARSH = 2;
export const POLDER = 3;
export const CITY = 4;

/** Cell -> its place in `TERRAINS`. */
export const TERRAIN: Uint8Array = Uint8Array.from(theatre.terrain, (kind) =>
  (TERRAINS as readonly string[]).indexOf(theatre.terrainKinds[kind]),
);

export function cellOf(label: string): number {
  return cellLabelled(board, label);
}

export function labelOf(cell: number): string {
  return board.labels[cell];
}

/** H-01: cell -> 1 on a hill, which may be wooded as well. */
export const HILL: Uint8Array = flagged('hill');
/** Cell -> 1 south of the start line. */
export const SOUTH: Uint8Array = flagged('south of the start line');

/** Cell -> 1 where roads are. H-02: both landings of a map ferry are road hexes, or two of the three could never be used. */
export const ROAD_NET: Uint8Array = Uint8Array.from(flagged('road net'));
for (const landing of ['2206', '2408']) ROAD_NET[cellOf(landing)] = 1;

/** H-03: step -> 1 along a highway. */
export const HIGHWAY: Uint8Array = theatre.stepRoad.map((road) => (isHighway(road) ? 1 : 0));

export const NO_WATER = 0;
export const CANAL = 1;
export const RIVER = 2;
/** Side -> its water. */
export const WATER: Uint8Array = Uint8Array.from(theatre.sideWater, (water) => {
  if (water < 0) return NO_WATER;
  return theatre.waters[water].kind === 'river' ? RIVER : CANAL;
});

export interface Crossing {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly [number, number];
  readonly side: number;
}

export interface Bridge extends Crossing {
  readonly highway: boolean;
}

const crossings = theatre.crossings
  .map(({ id, name, kind, cells: labels }) => {
    const cells = labels.split(' ').map(cellOf) as [number, number];
    return { id, name, kind, cells, side: sideBetween(board, cells[0], cells[1]) };
  })
  .toSorted((one, two) => (one.id < two.id ? -1 : 1));

/** H-09: in the order of their ids, in which the Germans are asked about them. */
export const BRIDGES: readonly Bridge[] = crossings
  .filter(({ kind }) => kind !== 'ferry')
  .map(({ kind, id, name, cells, side }) => ({ id, name, cells, side, highway: kind === 'highway bridge' }));
/** German ferries. */
export const FERRIES: readonly Crossing[] = crossings
  .filter(({ kind }) => kind === 'ferry')
  .map(({ id, name, cells, side }) => ({ id, name, cells, side }));

/** The hexes at either end of every bridge. */
export const BRIDGE_CELLS: readonly number[] = [...new Set(BRIDGES.flatMap(({ cells }) => cells))];
/** The steps over every bridge and every ferry, there and back. */
export const BRIDGE_STEPS: readonly number[] = BRIDGES.flatMap(({ side }) => stepsOver(board, side));
export const FERRY_STEPS: readonly number[] = FERRIES.flatMap(({ side }) => stepsOver(board, side));

/** Side -> the bridge or the ferry over it, or -1. */
export const SIDE_BRIDGE: Int8Array = bySide(BRIDGES);
export const SIDE_FERRY: Int8Array = bySide(FERRIES);

/** It begins Allied and cannot be blown (6.2). */
export const JOES_BRIDGE = BRIDGES.findIndex(({ id }) => id === 'joes-bridge');

const allCells: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);

/** H-01: places that a side controls, cities before airfields. */
export const CITIES: readonly number[] = allCells.filter((cell) => TERRAIN[cell] === CITY);
export const AIRFIELDS: readonly number[] = [
  'deelen-airfield',
  'volkel-airfield',
  'keent-airstrip',
  'welschap-airfield',
].map((id) => theatre.places.get(id)![0]);
export const SITES: readonly number[] = [...CITIES, ...AIRFIELDS];
/** Cell -> its place in `SITES`, or -1; no city has an airfield in its hex. */
export const SITE: Int8Array = Int8Array.from(allCells, (cell) => SITES.indexOf(cell));
/** Cell -> its place in `AIRFIELDS`, or -1. */
export const AIRFIELD: Int8Array = Int8Array.from(allCells, (cell) => AIRFIELDS.indexOf(cell));

/** 7.2: cell -> 1 north of the Lower Rhine and the IJssel; north of the Maas. */
export const NORTH_OF_RHINE: Uint8Array = Uint8Array.from(theatre.land, (land) => (land === 'veluwe' ? 1 : 0));
const BEYOND_MAAS: readonly (string | undefined)[] = ['maas-waal', 'island', 'veluwe', 'liemers'];
export const NORTH_OF_MAAS: Uint8Array = Uint8Array.from(theatre.land, (land) => (BEYOND_MAAS.includes(land) ? 1 : 0));

/** Calls back with each of the up to six cells around one, and the step there. */
export function forEachNeighbour(cell: number, visit: (near: number, step: number) => void): void {
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0) visit(NEIGHBOUR[step], step);
}

/** Whether a cell or one of the six around it fits. */
export function someAround(cell: number, fits: (near: number) => boolean): boolean {
  if (fits(cell)) return true;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && fits(NEIGHBOUR[step])) return true;
  return false;
}

function flagged(flag: string): Uint8Array {
  return theatre.flags.get(flag)!;
}

function isHighway(road: number): boolean {
  return road > 0 && theatre.file.roadKinds[road - 1] === 'highway';
}

function bySide(list: readonly Crossing[]): Int8Array {
  const column = new Int8Array(board.sides).fill(-1);
  for (const [index, { side }] of list.entries()) column[side] = index;
  return column;
}
