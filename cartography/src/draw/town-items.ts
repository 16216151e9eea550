import type { TheatreBoard } from '@club-route/theatre';
import type { PlaceKind } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import { builtOf, type Built } from '../sheet/cover.ts';
import { nearestOn } from '../sheet/measure.ts';
import { chance } from '../sheet/noise.ts';
import { roundPath, straightPath } from '../sheet/path.ts';
import type { WayRun } from '../sheet/roads.ts';
import { CELL, distance, type Line, type Spot } from '../sheet/spot.ts';
import { outwards, townOutlines, type Quarter, type TownShape } from '../sheet/town-shape.ts';
import { Chunks } from './chunks.ts';
import type { Item } from './item.ts';

/** How far the built-up part reaches from the middle of its cell, in cells. A square of 1 km is nearly full of it. */
const REACH = {
  hex: { city: 0.5, town: 0.27, village: 0.2, nameless: 0.16 },
  square: { city: 0.6, town: 0.5, village: 0.4, nameless: 0.46 },
};

const BLOCK = { hex: 0.085 * CELL, square: 0.135 * CELL };

/** How many towns are drawn in one step. */
const TOWNS_AT_ONCE = 20;

/** The towns of a board: a tint from afar, from nearer by the blocks between the streets. Drawn in steps. */
export function* townItems(
  theatre: TheatreBoard,
  cells: SheetCells,
  roads: readonly WayRun[],
  kindOf: (cell: number) => PlaceKind | undefined,
): Generator<void, readonly Item[]> {
  const tints = { town: new Chunks(), city: new Chunks() };
  const blocks = new Chunks();
  const reaches = REACH[theatre.file.grid.shape];
  const byCell = new Map(roads.flatMap((run) => run.steps.flat().map((at) => [at, run.line] as const)));
  const quarterOf = (cell: number, built: Built): Quarter => {
    const known = kindOf(cell);
    const size = built === 'city' ? 'city' : known === 'city' ? 'town' : (known ?? 'nameless');
    return { centre: cells.centre[cell], reach: CELL * reaches[size] };
  };
  for (const [index, { built, own, pairs }] of townsOf(theatre).entries()) {
    if (index % TOWNS_AT_ONCE === 0) yield;
    const quarters = new Map(own.map((cell) => [cell, quarterOf(cell, built)]));
    const all = [...quarters.values()];
    const middle = middleOf(all.map(({ centre }) => centre));
    const main = own.toSorted((a, b) => distance(cells.centre[a], middle) - distance(cells.centre[b], middle))[0];
    const street = streetAt(cells.centre[main], byCell.get(main));
    const town: TownShape = {
      quarters: all,
      links: pairs.map(([a, b]) => [quarters.get(a)!, quarters.get(b)!]),
      street: street ?? chance(main, 3) * Math.PI,
      stretch: built === 'city' || own.length > 1 ? 1 : street === undefined ? 1.1 : 1.4,
    };
    tints[built].add(middle, townOutlines(town).map(roundPath).join(''));
    for (const houses of blocksOf(town, built, BLOCK[theatre.file.grid.shape])) {
      blocks.add(houses[0], straightPath(houses, true));
    }
  }
  return [
    ...(['town', 'city'] as const).flatMap((built) =>
      tints[built].map(5 * CELL, (path, box) => ({
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

/**
 * The built-up cells that touch, with no water between them: each is one town. Hexes of 2 km that touch are villages of
 * their own, unless they are a city.
 */
function townsOf({ board, file, terrain, terrainKinds, sideWater }: TheatreBoard): readonly {
  readonly built: Built;
  readonly own: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
}[] {
  const kinds = Array.from(terrain, (kind) => builtOf(terrainKinds[kind]));
  const seen = new Set<number>();
  return kinds.flatMap((built, first) => {
    if (built === undefined || seen.has(first)) return [];
    seen.add(first);
    const own = [first];
    const pairs: (readonly [number, number])[] = [];
    for (const cell of own) {
      for (let step = cell * board.degree; step < (cell + 1) * board.degree; step++) {
        const other = board.neighbour[step];
        if (other < 0 || kinds[other] !== built || sideWater[board.side[step]] >= 0) continue;
        if (built === 'town' && file.grid.shape === 'hex') continue;
        if (cell < other) pairs.push([cell, other]);
        if (!seen.has(other)) own.push(other);
        seen.add(other);
      }
    }
    return [{ built, own, pairs }];
  });
}

function middleOf(spots: Line): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / spots.length, y: sum.y / spots.length };
}

/** Rows of houses along the main street and across it, in one pattern for the whole town. */
function blocksOf(town: TownShape, built: Built, block: number): readonly Line[] {
  const { street, quarters } = town;
  const { centre } = quarters[0];
  const wide = block * (built === 'city' ? 1.35 : 1);
  const deep = wide * 0.8;
  const gap = block * 0.19;
  const [cos, sin] = [Math.cos(street), Math.sin(street)];
  const spot = (along: number, across: number): Spot => ({
    x: centre.x + along * cos - across * sin,
    y: centre.y + along * sin + across * cos,
  });
  const far = Math.max(...quarters.map((quarter) => distance(quarter.centre, centre) + 1.5 * quarter.reach));
  const half = Math.ceil(far / deep) + 1;
  const blocks: Line[] = [];
  for (let row = -half; row < half; row++) {
    for (let column = -half; column < half; column++) {
      const luck = chance(column + Math.round(centre.x), row + Math.round(centre.y), 11);
      const along = column * wide + (row & 1) * wide * 0.3;
      const across = row * deep;
      const out = outwards(town, spot(along + wide / 2, across + deep / 2));
      // Dense in the middle, loose at the edge.
      if (out > 0.98 || luck < out * out * 0.66 - 0.05) continue;
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
