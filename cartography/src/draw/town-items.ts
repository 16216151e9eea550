import type { TheatreBoard } from '@club-route/theatre';
import type { PlaceKind } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import { builtOf, type Built } from '../sheet/cover.ts';
import { nearestOn } from '../sheet/measure.ts';
import { chance, noise } from '../sheet/noise.ts';
import { roundPath, straightPath } from '../sheet/path.ts';
import type { WayRun } from '../sheet/roads.ts';
import { CELL, distance, type Line, type Spot } from '../sheet/spot.ts';
import { Chunks } from './chunks.ts';
import type { Item } from './item.ts';

interface Town {
  readonly centre: Spot;
  readonly built: Built;
  /** Radians: the way its main street runs. */
  readonly street: number;
  readonly reach: number;
  /** How much longer than wide it is. */
  readonly stretch: number;
}

/** How far the built-up part reaches from the middle of its cell, in cells. A square of 1 km is nearly full of it. */
const REACH = {
  hex: { city: 0.5, town: 0.27, village: 0.2, nameless: 0.16 },
  square: { city: 0.6, town: 0.5, village: 0.4, nameless: 0.46 },
};

const BLOCK = { hex: 0.085 * CELL, square: 0.135 * CELL };

/** The towns of a board: a tint from afar, from nearer by the blocks between the streets. */
export function townItems(
  theatre: TheatreBoard,
  cells: SheetCells,
  roads: readonly WayRun[],
  kindOf: (cell: number) => PlaceKind | undefined,
): readonly Item[] {
  const tints = { town: new Chunks(), city: new Chunks() };
  const blocks = new Chunks();
  const reaches = REACH[theatre.file.grid.shape];
  const byCell = new Map(roads.flatMap((run) => run.steps.flat().map((at) => [at, run.line] as const)));
  for (const [cell, kind] of theatre.terrain.entries()) {
    const built = builtOf(theatre.terrainKinds[kind]);
    if (built === undefined) continue;
    const centre = cells.centre[cell];
    const known = kindOf(cell);
    const reach =
      CELL *
      (built === 'city'
        ? reaches.city
        : known === undefined
          ? reaches.nameless
          : reaches[known === 'city' ? 'town' : known]);
    const street = streetAt(centre, byCell.get(cell));
    const town = {
      centre,
      built,
      street: street ?? chance(cell, 3) * Math.PI,
      reach,
      stretch: built === 'city' ? 1 : street === undefined ? 1.1 : 1.4,
    };
    tints[built].add(centre, roundPath(blob(town)));
    for (const houses of blocksOf(town, BLOCK[theatre.file.grid.shape])) blocks.add(centre, straightPath(houses, true));
  }
  return [
    ...(['town', 'city'] as const).flatMap((built) =>
      tints[built].map(CELL, (path, box) => ({
        kind: 'fill' as const,
        layer: 'terrain' as const,
        colour: built,
        path,
        box,
      })),
    ),
    ...blocks.map(CELL, (path, box) => ({
      kind: 'fill' as const,
      layer: 'terrain' as const,
      colour: 'block' as const,
      path,
      box,
      from: 14,
    })),
  ];
}

/** How the road through a town runs there. */
function streetAt(centre: Spot, road: Line | undefined): number | undefined {
  if (road === undefined) return undefined;
  const index = Math.min(road.length - 2, Math.floor(nearestOn(road, centre).along));
  return Math.atan2(road[index + 1].y - road[index].y, road[index + 1].x - road[index].x);
}

/** An uneven round, longer along the street. */
function blob(town: Town): Line {
  return Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 2 * Math.PI;
    const far = edge(town, angle);
    return { x: town.centre.x + far * Math.cos(angle), y: town.centre.y + far * Math.sin(angle) };
  });
}

/** How far the town reaches in a direction. */
function edge({ centre, reach, stretch, street }: Town, angle: number): number {
  const along = Math.cos(angle - street) / stretch;
  const across = Math.sin(angle - street) * stretch;
  const uneven = 0.95 + 0.22 * noise(centre.x / 9 + 1.6 * Math.cos(angle), centre.y / 9 + 1.6 * Math.sin(angle), 4);
  return (reach * uneven) / Math.hypot(along, across);
}

/** Rows of houses along the main street and across it. */
function blocksOf(town: Town, block: number): readonly Line[] {
  const { centre, street, reach, built } = town;
  const wide = block * (built === 'city' ? 1.35 : 1);
  const deep = wide * 0.8;
  const gap = block * 0.19;
  const [cos, sin] = [Math.cos(street), Math.sin(street)];
  const spot = (along: number, across: number): Spot => ({
    x: centre.x + along * cos - across * sin,
    y: centre.y + along * sin + across * cos,
  });
  const half = Math.ceil((1.5 * reach) / deep) + 1;
  const blocks: Line[] = [];
  for (let row = -half; row < half; row++) {
    for (let column = -half; column < half; column++) {
      const luck = chance(column + Math.round(centre.x), row + Math.round(centre.y), 11);
      const along = column * wide + (row & 1) * wide * 0.3;
      const across = row * deep;
      const middle = spot(along + wide / 2, across + deep / 2);
      const far = distance(middle, centre) / edge(town, Math.atan2(middle.y - centre.y, middle.x - centre.x));
      // Dense in the middle, loose at the edge.
      if (far > 0.98 || luck < far * far * 0.66 - 0.05) continue;
      const right = along + wide - gap - luck * wide * 0.22;
      const low = across + deep - gap;
      blocks.push([
        spot(along + gap, across + gap),
        spot(right, across + gap),
        spot(right, low),
        spot(along + gap, low),
      ]);
    }
  }
  return blocks;
}
