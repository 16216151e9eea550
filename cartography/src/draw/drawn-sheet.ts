import type { TheatreBoard } from '@club-route/theatre';
import type * as Ground from '@club-route/theatre/ground';
import type { Letterings } from '../lettering/lettering.ts';
import { namedPlaces, type NamedPlace } from '../lettering/places.ts';
import type { SheetCells } from '../sheet/cells.ts';
import { crossingsOf, type SheetCrossing } from '../sheet/crossings.ts';
import type { Raster } from '../sheet/raster.ts';
import type { WayRun } from '../sheet/roads.ts';
import { inTenths, type Line } from '../sheet/spot.ts';
import { terrainInSteps } from '../sheet/terrain.ts';
import { waterOf, type WaterRun } from '../sheet/water.ts';
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
import { texturedSamples } from './texture-items.ts';
import { townItems } from './town-items.ts';
import { waterItems } from './water-items.ts';
import { railItems, roadItems, type RoadClass } from './way-items.ts';

export type DrawnWater = Pick<WaterRun, 'water' | 'line' | 'width' | 'isArm'>;
export type DrawnWay<C extends string = string> = Pick<WayRun<C>, 'of' | 'line' | 'steps'>;

/** Everything on a sheet that takes long to work out. Nothing but data, so that a file can hold it. */
export interface DrawnSheet {
  readonly water: readonly DrawnWater[];
  readonly crossings: readonly SheetCrossing[];
  readonly roads: readonly DrawnWay<RoadClass>[];
  readonly rails: readonly DrawnWay[];
  readonly signs: readonly PlaceSign[];
  readonly names: readonly NamedPlace[];
  /** Whether streams are drawn that no rule knows. */
  readonly hasBrooks: boolean;
  /** The tints of the country; on them its texture; then everything else. */
  readonly ground: readonly Item[];
  readonly raster: Raster;
  /** sample -> position in COVERS of what grows there, 0 where nothing is to be drawn. */
  readonly textured: Uint8Array;
  readonly lines: readonly Item[];
  /** Where each word stands, for the scales at which that was worked out beforehand. */
  readonly letterings?: Letterings;
}

/** What is known of the country under a board; without it the sheet shows what the board itself says. */
export type SheetGround = Pick<
  typeof Ground,
  'allBorders' | 'allCover' | 'allPlaces' | 'allRailways' | 'allRoads' | 'allSites' | 'allWater'
>;

/** Draws a board in steps: a server that draws can do something else between them. */
export function* drawnInSteps(
  theatre: TheatreBoard,
  cells: SheetCells,
  ground: SheetGround,
): Generator<void, DrawnSheet> {
  const { box } = cells;
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
  const textured = texturedSamples(terrain, clearance);
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
  const route = new Set(roads.filter(({ of }) => of === 'club').flatMap(({ steps }) => steps.flat()));
  return {
    water: water.runs.map(({ water: of, line, width, isArm }) => ({ water: of, line: tenths(line), width, isArm })),
    crossings,
    roads: roads.map(drawnWay),
    rails: rails.map(drawnWay),
    signs,
    names: namedPlaces(theatre, cells, { places: ground.allPlaces, sites: ground.allSites }, (cell) => route.has(cell)),
    hasBrooks: streams.length > 0,
    ground: [...tints, ...hills],
    raster: terrain.raster,
    textured,
    lines: [...shades, ...towns, ...waters, ...ways, ...grid, ...field, ...marks],
  };
}

/** As exact as path data: a file keeps no more of a line. */
function tenths(line: Line): Line {
  return line.map(({ x, y }) => ({ x: inTenths(x) / 10, y: inTenths(y) / 10 }));
}

function drawnWay<C extends string>({ of, line, steps }: WayRun<C>): DrawnWay<C> {
  return { of, line: tenths(line), steps };
}

function kindOfPlace(
  theatre: TheatreBoard,
  places: readonly Ground.Place[],
): (cell: number) => Ground.PlaceKind | undefined {
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
  const byCell = new Map([...theatre.places].flatMap(([id, own]) => own.map((cell) => [cell, kinds.get(id)] as const)));
  return (cell) => byCell.get(cell);
}
