import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from '../sheet/cells.ts';
import { contours } from '../sheet/contour.ts';
import { noise } from '../sheet/noise.ts';
import { roundPath } from '../sheet/path.ts';
import { around, type Raster } from '../sheet/raster.ts';
import { simplifiedRing } from '../sheet/simplify.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { Item } from './item.ts';

/** Heights at which a form line is drawn. */
const LEVELS = [0.3, 0.62, 0.9, 1.2, 1.5];
const REACH = 1.3 * CELL;

/** Cells that are hills besides what covers them: form lines, as where nobody has surveyed. */
export function hillItems({ flags }: TheatreBoard, cells: SheetCells, raster: Raster, box: Box): readonly Item[] {
  const hills = flags.get('hill');
  if (hills === undefined) return [];
  const height = new Float32Array(raster.columns * raster.rows);
  for (const [cell, on] of hills.entries()) {
    if (on === 0) continue;
    around(raster, cells.centre[cell], REACH, (sample, square) => {
      const fall = 1 - square / (REACH * REACH);
      height[sample] += fall * fall;
    });
  }
  const rough = height.map((value, sample) => {
    const x = ((sample % raster.columns) * raster.step) / CELL;
    const y = (Math.floor(sample / raster.columns) * raster.step) / CELL;
    return value === 0 ? 0 : value + 0.3 * noise(x * 1.4, y * 1.4, 77) + 0.1 * noise(x * 3.4, y * 3.4, 78);
  });
  const rings = LEVELS.map((level) =>
    contours(
      raster,
      rough.map((value) => value - level),
    )
      .filter((ring) => ring.length > 12)
      .map((ring) => roundPath(simplifiedRing(ring, raster.step * 0.25)))
      .join(''),
  );
  return [
    { kind: 'fill', layer: 'terrain', colour: 'rough', path: rings[1], box, alpha: 0.42 },
    ...rings.map((path): Item => ({
      kind: 'stroke',
      layer: 'terrain',
      colour: 'form-line',
      path,
      box,
      width: 1.6,
      least: 0.5,
      most: 1.1,
      alpha: 0.75,
    })),
  ];
}
