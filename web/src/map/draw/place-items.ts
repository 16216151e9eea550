import type { TheatreBoard } from '@club-route/theatre';
import type { Site } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import { builtOf } from '../sheet/cover.ts';
import { boxOf, CELL, type Spot } from '../sheet/spot.ts';
import type { Item } from './item.ts';

/** A ring for a place that has no houses on this board; a propeller for an airfield. */
export function placeItems(
  theatre: TheatreBoard,
  cells: SheetCells,
  sites: readonly Site[],
  scale: number,
): readonly Item[] {
  const airfields = new Set(sites.filter(({ kind }) => kind === 'airfield').map(({ id }) => id));
  const others = new Set(sites.map(({ id }) => id));
  return theatre.file.names.flatMap(([, id]): Item[] => {
    const cell = theatre.places.get(id)![0];
    const spot = cells.centre[cell];
    const isBuilt = builtOf(theatre.terrainKinds[theatre.terrain[cell]]) !== undefined;
    if (airfields.has(id)) return sign(propeller(spot, 9 * scale), spot, scale);
    if (isBuilt || others.has(id)) return [];
    return sign(ring(spot, 4 * scale), spot, scale);
  });
}

function sign(path: string, spot: Spot, scale: number): Item[] {
  const shared = { layer: 'names', box: boxOf([spot], 0.3 * CELL), path } as const;
  return [
    { ...shared, kind: 'fill', colour: 'halo' },
    { ...shared, kind: 'stroke', colour: 'ink', width: 2 * scale, least: 0.9, most: 1.8 },
  ];
}

function ring({ x, y }: Spot, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0`;
}

function propeller(spot: Spot, size: number): string {
  const { x, y } = spot;
  const tip = size * 0.62;
  return `${ring(spot, size)}M${x - tip} ${y - tip}L${x + tip} ${y + tip}M${x + tip} ${y - tip}L${x - tip} ${y + tip}`;
}
