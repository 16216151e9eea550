import type { SheetCells } from '../sheet/cells.ts';
import type { Box } from '../sheet/spot.ts';
import { CELL } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';
import { growth } from './scale.ts';
import { widthOf } from './type.ts';

/** Names of the country, where they are usually written. Latitude, longitude. */
const REGIONS: readonly (readonly [name: string, lat: number, lon: number])[] = [
  ['VELUWE', 52.075, 5.82],
  ['BETUWE', 51.92, 5.7],
  ['BRABANT', 51.6, 5.25],
  ['DE PEEL', 51.47, 5.9],
  ['REICHSWALD', 51.745, 6.06],
  ['MAAS EN WAAL', 51.845, 5.55],
  ['LIEMERS', 51.93, 6.1],
  ['KEMPEN', 51.34, 5.25],
  ['BELGIUM', 51.16, 5.45],
  ['GERMANY', 51.65, 6.2],
];

export function regionLabels(
  cells: SheetCells,
  scale: { readonly cell: number; readonly kilometre: number },
  obstacles: Obstacles,
  frame: Box,
): readonly Label[] {
  const unit = CELL / scale.cell;
  const size = 12 * growth(scale.kilometre);
  return REGIONS.flatMap(([text, lat, lon]): Label[] => {
    const home = cells.place({ lat, lon });
    if (cells.at(home) < 0) return [];
    const half = (widthOf('region', text) * size * unit) / 2;
    for (const [dx, dy] of [
      [0, 0],
      [0, -20],
      [0, 20],
      [-30, 0],
      [30, 0],
      [0, -45],
      [0, 45],
      [-50, -25],
      [50, 25],
    ] as const) {
      const spot = { x: home.x + dx * unit, y: home.y + dy * unit };
      const box = {
        left: spot.x - half - 4 * unit,
        right: spot.x + half + 4 * unit,
        top: spot.y - size * unit,
        bottom: spot.y + 4 * unit,
      };
      if (box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom)
        continue;
      if (!obstacles.isFree(box)) continue;
      obstacles.addWord(box);
      return [{ layer: 'names', text, face: 'region', colour: 'ink-soft', size, spot, halo: true, alpha: 0.85, box }];
    }
    return [];
  });
}
