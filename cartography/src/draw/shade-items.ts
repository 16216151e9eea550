import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from '../sheet/cells.ts';
import { contours } from '../sheet/contour.ts';
import { roundPath } from '../sheet/path.ts';
import { around, type Raster } from '../sheet/raster.ts';
import { simplifiedRing } from '../sheet/simplify.ts';
import { boxOf, CELL } from '../sheet/spot.ts';
import type { Item } from './item.ts';

export const SHADE = 0.06;

/** How far a cell counts: neighbours of a kind flow together, and the centre of each cell is what the board says. */
const REACH = 1.15 * CELL;

/** Where a board tells cells with small roads from those without, the latter are shaded, without the corners of cells. */
export function shadeItems({ flags }: TheatreBoard, cells: SheetCells, raster: Raster): readonly Item[] {
  const net = flags.get('road net');
  if (net === undefined) return [];
  const strength = new Float32Array(raster.columns * raster.rows);
  for (const [cell, on] of net.entries()) {
    around(raster, cells.centre[cell], REACH, (sample, square) => {
      const fall = (1 - square / (REACH * REACH)) ** 3;
      strength[sample] += on === 0 ? fall : -fall;
    });
  }
  const rings = contours(raster, strength).map((ring) => simplifiedRing(ring, raster.step * 0.25));
  // One path, or a clearing in the shade would be shaded as an area of its own.
  const path = rings.map(roundPath).join('');
  return [{ kind: 'fill', layer: 'terrain', colour: 'ink', path, box: boxOf(rings.flat(), 2), alpha: SHADE }];
}
