import type { TheatreBoard } from '@club-route/theatre';
import type { Site } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import { builtOf } from '../sheet/cover.ts';
import { straightPath } from '../sheet/path.ts';
import { boxOf, CELL, type Spot } from '../sheet/spot.ts';
import type { Item } from './item.ts';

/** A place that has no houses on this board, or an airfield. */
export interface PlaceSign {
  readonly sign: 'ring' | 'airfield';
  readonly spot: Spot;
}

export function placeSigns(theatre: TheatreBoard, cells: SheetCells, sites: readonly Site[]): readonly PlaceSign[] {
  const airfields = new Set(sites.filter(({ kind }) => kind === 'airfield').map(({ id }) => id));
  const others = new Set(sites.map(({ id }) => id));
  return theatre.file.names.flatMap(([, id]): PlaceSign[] => {
    const cell = theatre.places.get(id)![0];
    const spot = cells.centre[cell];
    if (airfields.has(id)) return [{ sign: 'airfield', spot }];
    const isBuilt = builtOf(theatre.terrainKinds[theatre.terrain[cell]]) !== undefined;
    return isBuilt || others.has(id) ? [] : [{ sign: 'ring', spot }];
  });
}

/** A ring, or an aeroplane as it is seen from above. */
export function placeItems(signs: readonly PlaceSign[], scale: number): readonly Item[] {
  return signs.flatMap(({ sign, spot }): Item[] => {
    const shared = { layer: 'names', box: boxOf([spot], 0.4 * CELL) } as const;
    if (sign === 'ring') {
      const path = ring(spot, 4 * scale);
      return [
        { ...shared, path, kind: 'fill', colour: 'halo' },
        { ...shared, path, kind: 'stroke', colour: 'ink', width: 2 * scale, least: 0.9, most: 1.8 },
      ];
    }
    const path = aeroplane(spot, 17 * scale);
    return [
      { ...shared, path, kind: 'stroke', colour: 'halo', width: 7 * scale, least: 2, most: 5 },
      { ...shared, path, kind: 'fill', colour: 'ink' },
    ];
  });
}

function ring({ x, y }: Spot, size: number): string {
  return `M${x - size} ${y}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0`;
}

/** One half of it, from nose to tail. */
const HALF = [
  [0, -1],
  [0.15, -0.8],
  [0.16, -0.38],
  [1.05, 0.02],
  [1.05, 0.24],
  [0.16, 0.14],
  [0.11, 0.62],
  [0.42, 0.82],
  [0.42, 0.98],
  [0, 0.9],
] as const;

function aeroplane({ x, y }: Spot, size: number): string {
  const right = HALF.map(([across, ahead]) => ({ x: x + across * size, y: y + ahead * size }));
  const left = HALF.map(([across, ahead]) => ({ x: x - across * size, y: y + ahead * size })).toReversed();
  return straightPath([...right, ...left], true);
}
