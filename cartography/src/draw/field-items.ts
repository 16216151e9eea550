import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from '../sheet/cells.ts';
import { contours } from '../sheet/contour.ts';
import { roundPath, straightPath } from '../sheet/path.ts';
import { around, type Raster } from '../sheet/raster.ts';
import { simplifiedRing } from '../sheet/simplify.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { Item } from './item.ts';

/** How the country fades beyond its last cells: ever less of it is left. */
const FADE = [
  { level: 1.25, alpha: 0.3 },
  { level: 1.05, alpha: 0.4 },
  { level: 0.85, alpha: 0.55 },
  { level: 0.66, alpha: 1 },
];
/** A veil over the cells that are off the field but on the map. */
const VEIL = { level: 1.05, alpha: 0.5 };

/** The paper outside the playing field. A board that fills its sheet has none. */
export function fieldItems(theatre: TheatreBoard, cells: SheetCells, raster: Raster, box: Box): readonly Item[] {
  const { grid } = theatre.file;
  if (theatre.board.cells === grid.columns * grid.rows) return [];
  const off = theatre.flags.get('off board');
  const all = cells.centre.map((_, cell) => cell);
  const shade = (field: readonly number[], steps: typeof FADE): readonly Item[] => {
    const strength = strengthOf(cells, field, raster);
    return steps.map(({ level, alpha }) => ({
      kind: 'fill',
      layer: 'terrain',
      colour: 'beyond',
      path: outside(box, ringsAt(strength, raster, level)),
      box,
      alpha,
    }));
  };
  const onField = off === undefined ? all : all.filter((cell) => off[cell] === 0);
  return [...(off === undefined ? [] : shade(onField, [VEIL])), ...shade(all, FADE)];
}

/** Everything of the sheet but what is in the rings. */
function outside(box: Box, rings: string): string {
  const { left, top, right, bottom } = box;
  const far = 3 * CELL;
  const frame = [
    { x: left - far, y: top - far },
    { x: right + far, y: top - far },
    { x: right + far, y: bottom + far },
    { x: left - far, y: bottom + far },
  ];
  return straightPath(frame, true) + rings;
}

function strengthOf(cells: SheetCells, field: readonly number[], raster: Raster): Float32Array {
  const reach = 1.9 * CELL;
  const strength = new Float32Array(raster.columns * raster.rows);
  for (const cell of field) {
    around(raster, cells.centre[cell], reach, (sample, square) => {
      const fall = 1 - square / (reach * reach);
      strength[sample] += fall * fall;
    });
  }
  return strength;
}

function ringsAt(strength: Float32Array, raster: Raster, level: number): string {
  return contours(
    raster,
    strength.map((value) => value - level),
  )
    .map((ring) => roundPath(simplifiedRing(ring, raster.step * 0.3)))
    .join('');
}
