import type { Cover } from '../sheet/cover.ts';
import { areaOf } from '../sheet/measure.ts';
import { roundPath } from '../sheet/path.ts';
import { boxOf, CELL, holds, type Line, type Spot } from '../sheet/spot.ts';
import type { Terrain } from '../sheet/terrain.ts';
import type { Colour, Item } from './item.ts';

const FILL: Readonly<Partial<Record<Cover, Colour>>> = {
  polder: 'polder',
  broken: 'broken',
  rough: 'rough',
  heath: 'heath',
  marsh: 'marsh',
  woods: 'woods',
  water: 'water',
};

/** Covers with a fine line round them. */
const EDGES: Readonly<Partial<Record<Cover, Colour>>> = { woods: 'tree', water: 'bank' };

/** The flat tints of the country, and a fine edge round woods and water. Each wood is an item: far ones are not touched. */
export function terrainItems(terrain: Terrain): readonly Item[] {
  return [...terrain.outlines].flatMap(([cover, rings]): Item[] => {
    const colour = FILL[cover];
    if (colour === undefined) return [];
    return areasOf(rings).flatMap((area): Item[] => {
      const path = area.map(roundPath).join('');
      const box = boxOf(area[0], 2);
      const fill: Item = { kind: 'fill', layer: 'terrain', colour, path, box };
      const line = EDGES[cover];
      if (line === undefined) return [fill];
      const edge: Item = { ...fill, kind: 'stroke', colour: line, width: 1.4, least: 0.4, most: 1.2, alpha: 0.7 };
      return [fill, edge];
    });
  });
}

/** Outer rings, each followed by its holes. Rings smaller than a quarter of a cell are specks, not country. */
function areasOf(rings: readonly Line[]): readonly (readonly Line[])[] {
  const all = rings
    .map((ring) => ({ ring, area: areaOf(ring), box: boxOf(ring) }))
    .filter(({ area }) => Math.abs(area) > (CELL * CELL) / 16);
  const outer = all
    .filter(({ area }) => area > 0)
    .toSorted((a, b) => a.area - b.area)
    .map((part) => ({ ...part, holes: new Array<Line>() }));
  for (const { ring } of all.filter(({ area }) => area < 0)) {
    outer.find((part) => holds(part.box, ring[0]) && isInside(part.ring, ring[0]))?.holes.push(ring);
  }
  return outer.map(({ ring, holes }) => [ring, ...holes]);
}

function isInside(ring: Line, { x, y }: Spot): boolean {
  let inside = false;
  for (const [index, from] of ring.entries()) {
    const to = ring[(index + 1) % ring.length];
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
  }
  return inside;
}
