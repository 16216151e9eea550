import {
  kilometresPerCell,
  KM_PER_LATITUDE,
  KM_PER_LONGITUDE,
  project,
  pullOf,
  type Projection,
} from '../src/projection.ts';
import type { Point } from '../src/ground/types.ts';
import { distance, type Spot } from './geometry.ts';
import { leastSquares, solve } from './linear.ts';

/** A place whose cell is known: the projection is drawn through these as well as they allow. */
export interface Anchor {
  readonly name: string;
  readonly ground: Point;
  /** Where it is in the layout of the board. */
  readonly spot: Spot;
}

/**
 * 'similarity' turns and scales; 'scaled' only turns, at a scale that is known; 'north up' only shifts, at a scale
 * that is known; 'affine' may also stretch and slant. With `warp` what an affine map leaves over is taken up near
 * each anchor: `stiffness` 0 goes through every anchor, more leaves more over.
 */
export type Fit =
  | { readonly kind: 'similarity'; readonly mirrored: boolean }
  | { readonly kind: 'scaled'; readonly mirrored: boolean; readonly kilometres: number }
  | { readonly kind: 'north up'; readonly kilometres: number }
  | { readonly kind: 'affine'; readonly warp?: { readonly reach: number; readonly stiffness: number } };

export interface Residual {
  readonly name: string;
  /** Kilometres between where the cell says the place is and where it is. */
  readonly kilometres: number;
}

export interface Fitted {
  readonly projection: Projection;
  readonly residuals: readonly Residual[];
  readonly rms: number;
}

const MILLION = 1_000_000;
const ORIGIN: readonly [number, number] = [51_650_000, 5_700_000];

export function fitProjection(fit: Fit, anchors: readonly Anchor[]): Fitted {
  const flat = rounded(planeOf(fit, anchors));
  const projection = fit.kind === 'affine' && fit.warp !== undefined ? warped(flat, anchors, fit.warp) : flat;
  const scale = kilometresPerCell(projection);
  const residuals = anchors.map(({ name, ground, spot }) => ({
    name,
    kilometres: distance(project(projection, ground), spot) * scale,
  }));
  const squares = residuals.reduce((sum, { kilometres }) => sum + kilometres * kilometres, 0);
  return { projection, residuals, rms: Math.sqrt(squares / residuals.length) };
}

type Plane = readonly [number, number, number, number, number, number];

function planeOf(fit: Fit, anchors: readonly Anchor[]): Plane {
  const places = anchors.map(({ ground, spot }) => ({
    east: (ground.lon - ORIGIN[1] / MILLION) * KM_PER_LONGITUDE,
    north: (ground.lat - ORIGIN[0] / MILLION) * KM_PER_LATITUDE,
    spot,
  }));
  if (fit.kind === 'affine') {
    const rows = places.map(({ east, north }) => [east, north, 1]);
    const [a, b, c] = leastSquares(
      rows,
      places.map(({ spot }) => spot.x),
    );
    const [d, e, f] = leastSquares(
      rows,
      places.map(({ spot }) => spot.y),
    );
    return [a, b, c, d, e, f];
  }
  if (fit.kind === 'north up') {
    const scale = 1 / fit.kilometres;
    const x = mean(places.map(({ east, spot }) => spot.x - scale * east));
    const y = mean(places.map(({ north, spot }) => spot.y + scale * north));
    return [scale, 0, x, 0, -scale, y];
  }
  // Unmirrored: x = p east + q north, y = q east - p north, as y grows downwards. Mirrored: the same with -y.
  const sign = fit.mirrored ? -1 : 1;
  const rows = places.flatMap(({ east, north }) => [
    [east, north, 1, 0],
    [-north, east, 0, sign],
  ]);
  const [p, q, x, y] = leastSquares(
    rows,
    places.flatMap(({ spot }) => [spot.x, sign * spot.y]),
  );
  if (fit.kind === 'similarity') return [p, q, x, sign * q, -sign * p, y];
  const shrink = 1 / (fit.kilometres * Math.sqrt(p * p + q * q));
  const [turnP, turnQ] = [p * shrink, q * shrink];
  const shiftX = mean(places.map(({ east, north, spot }) => spot.x - turnP * east - turnQ * north));
  const shiftY = mean(places.map(({ east, north, spot }) => spot.y - sign * (turnQ * east - turnP * north)));
  return [turnP, turnQ, shiftX, sign * turnQ, -sign * turnP, shiftY];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const millionths = (value: number): number => Math.round(value * MILLION);

function rounded(plane: Plane): Projection {
  const [a, b, c, d, e, f] = plane.map(millionths);
  return { origin: ORIGIN, plane: [a, b, c, d, e, f] };
}

function warped(
  flat: Projection,
  anchors: readonly Anchor[],
  { reach, stiffness }: { readonly reach: number; readonly stiffness: number },
): Projection {
  const knots = anchors.map(({ ground }) => project(flat, ground));
  const rows = knots.map((a, row) => knots.map((b, column) => pullOf(a, b, reach) + (row === column ? stiffness : 0)));
  const pullX = solve(
    rows,
    anchors.map(({ spot }, at) => spot.x - knots[at].x),
  );
  const pullY = solve(
    rows,
    anchors.map(({ spot }, at) => spot.y - knots[at].y),
  );
  return {
    ...flat,
    warp: {
      reach: millionths(reach),
      knots: knots.map(({ x, y }, at) => [millionths(x), millionths(y), millionths(pullX[at]), millionths(pullY[at])]),
    },
  };
}
