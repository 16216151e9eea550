import type { TheatreBoard } from '@club-route/theatre';
import type { Cover as GroundCover } from '@club-route/theatre/ground';
import type { SheetCells } from './cells.ts';
import { contours } from './contour.ts';
import { COVERS, type Cover } from './cover.ts';
import { coverSpots } from './cover-cells.ts';
import { around, fillRings, rasterOver, valueAt, type Raster } from './raster.ts';
import { simplifiedRing } from './simplify.ts';
import { CELL, type Line } from './spot.ts';
import { warpOf, type Warp } from './warp.ts';
import type { SheetWater } from './water.ts';

/** The cover of the whole sheet, sample by sample, and its outlines. */
export interface Terrain {
  readonly raster: Raster;
  /** sample -> position in COVERS. */
  readonly kind: Uint8Array;
  /** sample -> how clearly it is that: 0 at an edge, about 1 in the middle of a wood. */
  readonly depth: Float32Array;
  readonly outlines: ReadonlyMap<Cover, readonly Line[]>;
}

const SAMPLES_PER_CELL = { hex: 10, square: 6 };
/** How far a cell colours the country around it. */
const REACH = 1.25 * CELL;
/**
 * How much an edge follows the real wood where there is one. At the centre of a cell nothing outweighs what the board
 * says: see the tests.
 */
const REAL = 0.24;

/**
 * Each cell colours its surroundings with what it is; whatever is strongest at a spot covers it. Neighbouring cells of a
 * kind flow together, corners become round, and two covers that meet have one edge and no gap.
 */
export function* terrainInSteps(
  theatre: TheatreBoard,
  cells: SheetCells,
  water: SheetWater,
  ground: readonly GroundCover[],
): Generator<void, Terrain> {
  const raster = rasterOver(cells.box, CELL / SAMPLES_PER_CELL[theatre.file.grid.shape], CELL);
  const size = raster.columns * raster.rows;
  const spots = coverSpots(theatre, cells);
  const present = COVERS.filter((cover) => cover === 'open' || spots.some((spot) => spot.cover === cover));
  const strength = present.map(() => new Float32Array(size));
  for (const spot of spots) {
    const own = strength[present.indexOf(spot.cover)];
    around(raster, spot, REACH, (sample, square) => {
      const fall = 1 - square / (REACH * REACH);
      own[sample] += fall * fall * fall;
    });
  }
  yield;
  const contested = contestedSamples(strength);
  const warp = warpOf(theatre, cells, water, raster, contested);
  yield;
  const bent: Float32Array[] = [];
  for (const [kind, cover] of present.entries()) {
    bent.push(bentBy(raster, strength[kind], warp, contested));
    const areas = ground.filter((area) => area.kind === cover);
    followGround(raster, bent[kind], areas, cells, contested);
    yield;
  }
  return { raster, ...(yield* strongest(raster, bent, present)) };
}

/** Samples that more than one cover reaches; elsewhere nothing that follows can change anything. */
function contestedSamples(strength: readonly Float32Array[]): Uint8Array {
  const reached = new Uint8Array(strength[0].length);
  for (const field of strength) {
    for (let sample = 0; sample < reached.length; sample++) if (field[sample] > 0) reached[sample]++;
  }
  return reached.map((covers) => (covers > 1 ? 1 : 0));
}

function bentBy(raster: Raster, field: Float32Array, warp: Warp, contested: Uint8Array): Float32Array {
  return field.map((value, sample) => {
    if (contested[sample] === 0) return value;
    const column = (sample % raster.columns) + warp.x[sample] / raster.step;
    const row = Math.floor(sample / raster.columns) + warp.y[sample] / raster.step;
    return valueAt(raster, field, column, row);
  });
}

function followGround(
  raster: Raster,
  field: Float32Array,
  areas: readonly GroundCover[],
  cells: SheetCells,
  contested: Uint8Array,
): void {
  const real = new Uint8Array(field.length);
  for (const rings of areas.flatMap((area) => area.parts)) {
    fillRings(
      raster,
      rings.map((ring) => ring.map((point) => cells.place(point))),
      real,
    );
  }
  for (let sample = 0; sample < real.length; sample++) {
    if (real[sample] === 1 && contested[sample] === 1) field[sample] += REAL;
  }
}

function* strongest(
  raster: Raster,
  strength: readonly Float32Array[],
  present: readonly Cover[],
): Generator<void, Pick<Terrain, 'kind' | 'depth' | 'outlines'>> {
  const size = raster.columns * raster.rows;
  const kind = new Uint8Array(size);
  const depth = new Float32Array(size);
  const best = new Float32Array(size);
  const positions = present.map((cover) => COVERS.indexOf(cover));
  for (let sample = 0; sample < size; sample++) {
    let first = -1;
    let second = -1;
    for (let cover = 0; cover < strength.length; cover++) {
      const value = strength[cover][sample];
      if (value > first) {
        second = first;
        first = value;
        kind[sample] = positions[cover];
      } else if (value > second) second = value;
    }
    best[sample] = first;
    depth[sample] = first - second;
  }
  const outlines = new Map<Cover, readonly Line[]>();
  for (const [index, cover] of present.entries()) {
    if (cover === 'open') continue;
    yield;
    const own = strength[index];
    const over = depth.map((clear, sample) =>
      kind[sample] === positions[index] ? Math.max(clear, 1e-6) : own[sample] - best[sample],
    );
    outlines.set(
      cover,
      contours(raster, over)
        .map((ring) => simplifiedRing(ring, raster.step * 0.22))
        .filter((ring) => ring.length > 2),
    );
  }
  return { kind, depth, outlines };
}
