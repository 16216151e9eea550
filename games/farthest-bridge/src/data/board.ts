import { cellLabelled, hexesWithin, type HexBoard } from '@club-route/engine';
import { crossingsOf, type Crossing } from '@club-route/theatre';
import { theatre } from './theatre.ts';

/** The map as the rules need it: cells, terrain, water, roads and bridges as columns. */

export const board: HexBoard = theatre.board;
export const CELLS = board.cells;
export const DEGREE = board.degree;
export const SIDES = board.sides;

export type Terrain = 'mixed' | 'broken' | 'rough' | 'woods' | 'town' | 'city';
const TERRAINS = theatre.terrainKinds as readonly Terrain[];
const TERRAIN: Uint8Array = theatre.terrain;

export function terrainOf(cell: number): Terrain {
  return TERRAINS[TERRAIN[cell]!]!;
}

export function cellOf(label: string): number {
  return cellLabelled(board, label);
}

export function labelOf(cell: number): string {
  return board.labels[cell]!;
}

/** side → 0 no water, 1 stream or canal, 2 river. Canals count as streams (deduced from 14.1). */
export const STREAM = 1;
export const RIVER = 2;
export const SIDE_WATER: Uint8Array = Uint8Array.from(theatre.sideWater, (water) =>
  water < 0 ? 0 : theatre.waters[water]!.kind === 'river' ? RIVER : STREAM,
);

/** step → 0 none, 1 trail, 2 road. */
export const ROAD = 2;
export const STEP_ROAD: Uint8Array = theatre.stepRoad;

/** cell → 1 where a road or trail runs (11.4: paratroops landing in such woods are not hurt). */
export const HAS_ROAD: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) => {
  for (let direction = 0; direction < DEGREE; direction++) if (STEP_ROAD[cell * DEGREE + direction]! > 0) return 1;
  return 0;
});

export type BridgeKind = 'canal' | 'rail' | 'highway';
/** Its two hexes share it (ruling 18). */
export interface Bridge extends Crossing {
  readonly kind: BridgeKind;
}

const crossings = crossingsOf(theatre);

export const BRIDGES: readonly Bridge[] = crossings.flatMap((crossing) =>
  crossing.kind === 'ferry' ? [] : [{ ...crossing, kind: crossing.kind as BridgeKind }],
);
export const BRIDGE_COUNT = BRIDGES.length;
export const FERRY_SIDES: readonly number[] = crossings.filter(({ kind }) => kind === 'ferry').map(({ side }) => side);

/** side → bridge over it, or −1. */
export const SIDE_BRIDGE: Int8Array = new Int8Array(SIDES).fill(-1);
for (const [index, bridge] of BRIDGES.entries()) SIDE_BRIDGE[bridge.side] = index;

/** cell → the bridges on its sides. */
export const CELL_BRIDGES: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  BRIDGES.flatMap((bridge, index) => (bridge.cells.includes(cell) ? [index] : [])),
);

export const ARNHEM: readonly number[] = ['3423', '3523', '3524'].map(cellOf);

/** Printed: 18.0. In the order of `ZONES`. */
export type Zone = '1st' | '101st' | '82nd';
export const ZONES: readonly Zone[] = ['1st', '101st', '82nd'];
export const HISTORIC_ZONES: readonly number[] = ['3919', '1007', '2323'].map(cellOf);
/** The support markers of each zone belong to this nation (12.0). */
export const ZONE_NATION: readonly ('uk' | 'us')[] = ['uk', 'us', 'us'];

/** 11.1: units land within seven hexes. */
export const LANDING_RANGE = 7;

const scratch = new Int16Array(CELLS);

export function cellsWithin(centre: number, radius: number): readonly number[] {
  const count = hexesWithin(board, centre, radius, scratch);
  return [...scratch.subarray(0, count)].toSorted((a, b) => a - b);
}

/** Around Arnhem the range is counted from any of its hexes (ruling 28). */
export const AROUND_ARNHEM: readonly number[] = [
  ...new Set(ARNHEM.flatMap((cell) => cellsWithin(cell, LANDING_RANGE))),
].toSorted((a, b) => a - b);
