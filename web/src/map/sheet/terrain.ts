import type { TheatreBoard } from '@club-route/theatre';
import type { Cover as GroundCover } from '@club-route/theatre/ground';
import type { SheetCells } from './cells.ts';
import { contours } from './contour.ts';
import { COVERS, type Cover } from './cover.ts';
import { coverSpots } from './cover-cells.ts';
import { noise } from './noise.ts';
import { around, fillRings, rasterOver, type Raster } from './raster.ts';
import { simplifiedRing } from './simplify.ts';
import { CELL, type Line } from './spot.ts';

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
/** How much the edge of a wood wanders, and how much it follows the real wood where there is one. At the centre of a
 * cell nothing outweighs what the board says: see the tests. */
const WANDER = { hex: 0.13, square: 0.24 };
const REAL = { hex: 0.2, square: 0.28 };

/**
 * Each cell colours its surroundings with what it is; whatever is strongest at a spot covers it. Neighbouring cells of a
 * kind flow together, corners become round, and two covers that meet have one edge and no gap.
 */
export function terrainOf(theatre: TheatreBoard, cells: SheetCells, ground: readonly GroundCover[]): Terrain {
  const step = CELL / SAMPLES_PER_CELL[theatre.file.grid.shape];
  const raster = rasterOver(cells.box, step, CELL);
  const size = raster.columns * raster.rows;
  const strength = COVERS.map(() => new Float32Array(size));
  for (const spot of coverSpots(theatre, cells)) {
    const own = strength[COVERS.indexOf(spot.cover)];
    around(raster, spot, REACH, (sample, square) => {
      const fall = 1 - square / (REACH * REACH);
      own[sample] += fall * fall * fall;
    });
  }
  const present = COVERS.map((_, kind) => strength[kind].some((value) => value > 0));
  const [freedom, truth] = [WANDER[theatre.file.grid.shape], REAL[theatre.file.grid.shape]];
  const settled = settledSamples(strength, 2 * freedom + truth);
  for (const [kind, cover] of COVERS.entries()) {
    if (!present[kind]) continue;
    wander(raster, strength[kind], settled, kind, freedom);
    followGround(
      raster,
      strength[kind],
      ground.filter((area) => area.kind === cover),
      cells,
      truth,
    );
  }
  return { raster, ...strongest(raster, strength, present) };
}

/** Samples far from any edge, where nothing that follows can change what is strongest. */
function settledSamples(strength: readonly Float32Array[], margin: number): Uint8Array {
  const settled = new Uint8Array(strength[0].length);
  for (let sample = 0; sample < settled.length; sample++) {
    let first = 0;
    let second = 0;
    for (let cover = 0; cover < strength.length; cover++) {
      const value = strength[cover][sample];
      if (value > first) {
        second = first;
        first = value;
      } else if (value > second) second = value;
    }
    if (first - second > margin) settled[sample] = 1;
  }
  return settled;
}

function wander(raster: Raster, strength: Float32Array, settled: Uint8Array, seed: number, freedom: number): void {
  for (let sample = 0; sample < strength.length; sample++) {
    if (settled[sample] === 1 || strength[sample] === 0) continue;
    const x = ((sample % raster.columns) * raster.step) / CELL;
    const y = (Math.floor(sample / raster.columns) * raster.step) / CELL;
    strength[sample] += freedom * (0.65 * noise(x * 1.9, y * 1.9, seed) + 0.35 * noise(x * 4.3, y * 4.3, seed + 50));
  }
}

function followGround(
  raster: Raster,
  strength: Float32Array,
  areas: readonly GroundCover[],
  cells: SheetCells,
  truth: number,
): void {
  const real = new Uint8Array(strength.length);
  for (const rings of areas.flatMap((area) => area.parts)) {
    fillRings(
      raster,
      rings.map((ring) => ring.map((point) => cells.place(point))),
      real,
    );
  }
  for (let sample = 0; sample < real.length; sample++) if (real[sample] === 1) strength[sample] += truth;
}

function strongest(
  raster: Raster,
  strength: readonly Float32Array[],
  present: readonly boolean[],
): Pick<Terrain, 'kind' | 'depth' | 'outlines'> {
  const size = raster.columns * raster.rows;
  const kind = new Uint8Array(size);
  const depth = new Float32Array(size);
  const best = new Float32Array(size);
  for (let sample = 0; sample < size; sample++) {
    let first = -Infinity;
    let second = -Infinity;
    for (let cover = 0; cover < strength.length; cover++) {
      const value = present[cover] ? strength[cover][sample] : -1;
      if (value > first) {
        second = first;
        first = value;
        kind[sample] = cover;
      } else if (value > second) second = value;
    }
    best[sample] = first;
    depth[sample] = first - second;
  }
  const outlines = new Map<Cover, readonly Line[]>();
  for (const [cover, name] of COVERS.entries()) {
    if (cover === 0 || !present[cover]) continue;
    const over = depth.map((clear, sample) =>
      kind[sample] === cover ? Math.max(clear, 1e-6) : strength[cover][sample] - best[sample],
    );
    outlines.set(
      name,
      contours(raster, over).map((ring) => simplifiedRing(ring, raster.step * 0.22)),
    );
  }
  return { kind, depth, outlines };
}
