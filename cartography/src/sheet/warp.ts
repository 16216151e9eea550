import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { cornersOf } from './corners.ts';
import { spotOn } from './curve.ts';
import { noise } from './noise.ts';
import { around, type Raster } from './raster.ts';
import { between, CELL, distance, type Spot } from './spot.ts';
import type { SheetWater } from './water.ts';

/** sample -> from where, relative to it, its cover is taken. */
export interface Warp {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** How far the edges of woods and heaths wander from the edges of their cells, in cells. */
const WANDER = { hex: 0.17, square: 0.3 };
/** How wide about a water its own course decides, in cells. */
const ALONG = 0.5;

/**
 * Bends the country a little, so that its edges are not those of the cells: they wander at random, and where a river
 * has left the sides of its cells they go with it, so that a polder ends at its river.
 */
export function warpOf(
  theatre: TheatreBoard,
  cells: SheetCells,
  water: SheetWater,
  raster: Raster,
  contested: Uint8Array,
): Warp {
  const size = raster.columns * raster.rows;
  const x = new Float32Array(size);
  const y = new Float32Array(size);
  const weight = new Float32Array(size);
  const most = new Float32Array(size);
  for (const { spot, shift } of shiftsOf(theatre, cells, water)) {
    around(raster, spot, ALONG * CELL, (sample, square) => {
      const near = (1 - square / (ALONG * CELL) ** 2) ** 2;
      x[sample] += shift.x * near;
      y[sample] += shift.y * near;
      weight[sample] += near;
      if (near > most[sample]) most[sample] = near;
    });
  }
  const freedom = WANDER[theatre.file.grid.shape] * CELL;
  for (let sample = 0; sample < size; sample++) {
    if (contested[sample] === 0) continue;
    const held = Math.min(1, most[sample] * 1.6);
    const column = ((sample % raster.columns) * raster.step) / CELL;
    const row = (Math.floor(sample / raster.columns) * raster.step) / CELL;
    const loose = (1 - held) * freedom;
    const along = weight[sample] === 0 ? 0 : held / weight[sample];
    x[sample] = x[sample] * along + (loose === 0 ? 0 : loose * wandering(column, row, 21));
    y[sample] = y[sample] * along + (loose === 0 ? 0 : loose * wandering(column, row, 22));
  }
  return { x, y };
}

function wandering(column: number, row: number, seed: number): number {
  return noise(column * 0.75, row * 0.75, seed) + 0.45 * noise(column * 1.9, row * 1.9, seed + 10);
}

/** Spots along the water, and the way from each back to the side that it stands for. */
function* shiftsOf(
  theatre: TheatreBoard,
  cells: SheetCells,
  water: SheetWater,
): Iterable<{ readonly spot: Spot; readonly shift: Spot }> {
  const corners = cornersOf(theatre.board, cells);
  for (const [side, bend] of water.onSide) {
    const ends = corners.ofSide[side].map((corner) => corners.spots[corner]);
    const [from, to] = distance(ends[0], bend.from) < distance(ends[1], bend.from) ? ends : ends.toReversed();
    for (const part of [0, 0.25, 0.5, 0.75]) {
      const spot = spotOn(bend, part);
      const home = between(from, to, part);
      yield { spot, shift: { x: home.x - spot.x, y: home.y - spot.y } };
    }
  }
}
