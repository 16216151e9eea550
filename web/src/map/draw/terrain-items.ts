import type { Cover } from '../sheet/cover.ts';
import { roundPath } from '../sheet/path.ts';
import type { Box, Line } from '../sheet/spot.ts';
import { CELL } from '../sheet/spot.ts';
import type { Terrain } from '../sheet/terrain.ts';
import type { Colour, Item } from './item.ts';

const FILL: Readonly<Partial<Record<Cover, Colour>>> = {
  polder: 'polder',
  broken: 'broken',
  rough: 'rough',
  heath: 'heath',
  marsh: 'marsh',
  woods: 'woods',
};

/** The flat tints of the country, and a fine edge round the woods. */
export function terrainItems(terrain: Terrain, box: Box): readonly Item[] {
  return [...terrain.outlines].flatMap(([cover, rings]): Item[] => {
    const colour = FILL[cover];
    const path = ringsPath(rings);
    if (colour === undefined || path === '') return [];
    const fill: Item = { kind: 'fill', layer: 'terrain', colour, path, box };
    if (cover !== 'woods') return [fill];
    return [
      fill,
      { kind: 'stroke', layer: 'terrain', colour: 'tree', path, box, width: 1.4, least: 0.4, most: 1.2, alpha: 0.7 },
    ];
  });
}

/** Rings smaller than a quarter of a cell are specks, not country. */
function ringsPath(rings: readonly Line[]): string {
  return rings
    .filter((ring) => areaOf(ring) > (CELL * CELL) / 16)
    .map(roundPath)
    .join('');
}

function areaOf(ring: Line): number {
  let twice = 0;
  for (const [index, { x, y }] of ring.entries()) {
    const next = ring[(index + 1) % ring.length];
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
}
