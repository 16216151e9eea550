import { kilometresPerCell, type TheatreBoard } from '@club-route/theatre';
import type * as Ground from '@club-route/theatre/ground';
import type { Label } from '../lettering/label.ts';
import { letterer } from '../lettering/letterer.ts';
import { sheetCells, type SheetCells } from '../sheet/cells.ts';
import { crossingsOf, type SheetCrossing } from '../sheet/crossings.ts';
import type { WayRun } from '../sheet/roads.ts';
import type { Box } from '../sheet/spot.ts';
import { CELL } from '../sheet/spot.ts';
import { terrainInSteps } from '../sheet/terrain.ts';
import { waterOf, type SheetWater } from '../sheet/water.ts';
import { borderItems } from './border-items.ts';
import { Clearance } from './clearance.ts';
import { crossingItems } from './crossing-items.ts';
import { fieldItems } from './field-items.ts';
import { gridItems } from './grid-items.ts';
import { hillItems } from './hill-items.ts';
import type { Item } from './item.ts';
import { markItems } from './mark-items.ts';
import { placeItems, placeSigns, type PlaceSign } from './place-items.ts';
import { provenanceItems } from './provenance-items.ts';
import { railsOf, roadsOf } from './roads-of-board.ts';
import { shadeItems } from './shade-items.ts';
import { streamLines } from './streams.ts';
import { terrainItems } from './terrain-items.ts';
import { texturesOf } from './texture-items.ts';
import { townItems } from './town-items.ts';
import { waterItems } from './water-items.ts';
import { railItems, roadItems, type RoadClass } from './way-items.ts';

/** A board drawn as a map: what to draw, from the ground up, and the words for every scale. */
export interface MapSheet {
  readonly theatre: TheatreBoard;
  readonly cells: SheetCells;
  readonly box: Box;
  readonly kilometresPerCell: number;
  readonly water: SheetWater;
  readonly crossings: readonly SheetCrossing[];
  readonly roads: readonly WayRun<RoadClass>[];
  readonly rails: readonly WayRun[];
  readonly signs: readonly PlaceSign[];
  /** Whether streams are drawn that no rule knows. */
  readonly hasBrooks: boolean;
  /** The tints of the country; on them its texture; then everything else. */
  readonly ground: readonly Item[];
  texture(pixelsPerCell: number, box: Box): readonly Item[];
  readonly lines: readonly Item[];
  /** The words at so many pixels a cell. */
  labels(pixelsPerCell: number): readonly Label[];
}

/** What is known of the country under a board; without it the sheet shows what the board itself says. */
export type SheetGround = Pick<
  typeof Ground,
  'allBorders' | 'allCover' | 'allPlaces' | 'allRailways' | 'allRoads' | 'allSites' | 'allWater'
>;

const BARE: SheetGround = {
  allBorders: [],
  allCover: [],
  allPlaces: [],
  allRailways: [],
  allRoads: [],
  allSites: [],
  allWater: [],
};

export function drawSheet(theatre: TheatreBoard, ground: SheetGround = BARE): MapSheet {
  const steps = sheetInSteps(theatre, ground);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps: a page that draws can do something else between them. */
export function* sheetInSteps(theatre: TheatreBoard, ground: SheetGround = BARE): Generator<void, MapSheet> {
  const cells = sheetCells(theatre);
  const { box } = cells;
  yield;
  const water = waterOf(theatre, cells, ground.allWater);
  yield;
  const terrain = yield* terrainInSteps(theatre, cells, water, ground.allCover);
  yield;
  const crossings = crossingsOf(theatre, cells, water);
  const roads = roadsOf(theatre, cells, crossings, ground.allRoads);
  yield;
  const rails = railsOf(theatre, cells, crossings, ground.allRailways);
  const streams = streamLines(ground.allWater, new Set(theatre.waters.map(({ id }) => id)), cells, water);
  const signs = placeSigns(theatre, cells, ground.allSites);
  yield;
  const clearance = new Clearance(terrain.raster);
  for (const { line, width } of water.runs) clearance.keepLine(line, width / 2 + 5);
  for (const { line } of [...roads, ...rails]) clearance.keepLine(line, 8);
  yield;
  // Lines and signs keep their place on paper, so on squares of 1 km they are twice as wide as on hexes of 2.
  const scale = theatre.file.grid.shape === 'hex' ? 1 : 1.9;
  const tints = terrainItems(terrain);
  yield;
  const hills = hillItems(theatre, cells, terrain.raster, box);
  yield;
  const texture = texturesOf(terrain, clearance);
  yield;
  const shades = [...shadeItems(theatre, cells, terrain.raster), ...provenanceItems(theatre, cells)];
  yield;
  const towns = yield* townItems(theatre, cells, roads, kindOfPlace(theatre, ground.allPlaces));
  yield;
  const waters = waterItems(theatre, water.runs, streams, box);
  yield;
  const ways = [
    ...borderItems(theatre, cells, ground.allBorders, box),
    ...railItems(rails, scale),
    ...crossingItems(crossings, [...roads, ...rails], scale),
    ...roadItems(roads, scale),
  ];
  yield;
  const grid = gridItems(theatre.board, cells);
  yield;
  const field = fieldItems(theatre, cells, terrain.raster, box);
  yield;
  const marks = [...placeItems(signs, scale), ...markItems(theatre, cells, box)];
  yield;
  return {
    theatre,
    cells,
    box,
    kilometresPerCell: kilometresPerCell(theatre.file.projection),
    water,
    crossings,
    roads,
    rails,
    signs,
    hasBrooks: streams.length > 0,
    ground: [...tints, ...hills],
    texture,
    lines: [...shades, ...towns, ...waters, ...ways, ...grid, ...field, ...marks],
    labels: letterer(theatre, cells, {
      water,
      roads,
      places: ground.allPlaces,
      sites: ground.allSites,
      frame: inner(box),
    }),
  };
}

function kindOfPlace(
  theatre: TheatreBoard,
  places: readonly Ground.Place[],
): (cell: number) => Ground.PlaceKind | undefined {
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
  const byCell = new Map([...theatre.places].flatMap(([id, own]) => own.map((cell) => [cell, kinds.get(id)] as const)));
  return (cell) => byCell.get(cell);
}

function inner({ left, top, right, bottom }: Box): Box {
  const margin = 0.06 * CELL;
  return { left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin };
}
