import type { SheetCells } from '../sheet/cells.ts';
import { CELL } from '../sheet/spot.ts';
import type { Label } from './label.ts';
import { growth, type Scale } from './scale.ts';
import { widthOf } from './type.ts';
import type { Word } from './word.ts';

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

/** Pixels from where a name usually stands. */
const SHIFTS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, -20],
  [0, 20],
  [-30, 0],
  [30, 0],
  [0, -45],
  [0, 45],
  [-50, -25],
  [50, 25],
];

export function regionWords(cells: SheetCells, scale: Scale): readonly Word[] {
  const unit = CELL / scale.cell;
  const size = 12 * growth(scale.kilometre);
  return REGIONS.flatMap(([text, lat, lon]): Word[] => {
    const home = cells.place({ lat, lon });
    if (cells.at(home) < 0) return [];
    const half = (widthOf('region', text) * size * unit) / 2;
    const at = (place: number): Label => {
      const [dx, dy] = SHIFTS[place];
      const spot = { x: home.x + dx * unit, y: home.y + dy * unit };
      const box = {
        left: spot.x - half - 4 * unit,
        right: spot.x + half + 4 * unit,
        top: spot.y - size * unit,
        bottom: spot.y + 4 * unit,
      };
      return { layer: 'names', text, face: 'region', colour: 'ink-soft', size, spot, halo: true, alpha: 0.85, box };
    };
    return [{ places: SHIFTS.length, at }];
  });
}
