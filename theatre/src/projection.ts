import type { Point } from './ground/types.ts';

/** A place in a board's layout: x to the right, y downwards, neighbouring cells 1 apart. */
export interface LayoutSpot {
  readonly x: number;
  readonly y: number;
}

/**
 * From latitude and longitude to a board's layout. First a flat map in kilometres east and north of `origin`, then
 * `plane`: x = p0 east + p1 north + p2, y = p3 east + p4 north + p5. A board whose printed hexes do not lie on any flat
 * map adds `warp`: each knot pulls what lies near it by its own small amount. All numbers are millionths, so that the
 * file holds integers and the browser computes what the compiler computed.
 */
export interface Projection {
  readonly origin: readonly [latitude: number, longitude: number];
  readonly plane: readonly [number, number, number, number, number, number];
  readonly warp?: {
    /** How far a knot reaches: at this distance its pull is down to a quarter. */
    readonly reach: number;
    readonly knots: readonly (readonly [x: number, y: number, pullX: number, pullY: number])[];
  };
}

const MILLION = 1_000_000;
/** At 51.65 degrees north, the middle of the theatre. */
export const KM_PER_LATITUDE = 111.25;
export const KM_PER_LONGITUDE = 69.07;

export function project(projection: Projection, point: Point): LayoutSpot {
  const { origin, plane, warp } = projection;
  const north = (point.lat - origin[0] / MILLION) * KM_PER_LATITUDE;
  const east = (point.lon - origin[1] / MILLION) * KM_PER_LONGITUDE;
  const flat = {
    x: (plane[0] * east + plane[1] * north + plane[2]) / MILLION,
    y: (plane[3] * east + plane[4] * north + plane[5]) / MILLION,
  };
  if (warp === undefined) return flat;
  let { x, y } = flat;
  for (const [knotX, knotY, pullX, pullY] of warp.knots) {
    const pull = pullOf(flat, { x: knotX / MILLION, y: knotY / MILLION }, warp.reach / MILLION) / MILLION;
    x += pull * pullX;
    y += pull * pullY;
  }
  return { x, y };
}

/** 1 at the knot, a quarter at its reach, soon nothing. No exponentials: they differ between machines. */
export function pullOf(spot: LayoutSpot, knot: LayoutSpot, reach: number): number {
  const x = (spot.x - knot.x) / reach;
  const y = (spot.y - knot.y) / reach;
  const fall = 1 / (1 + x * x + y * y);
  return fall * fall;
}

/** Kilometres from one cell to the next. */
export function kilometresPerCell(projection: Projection): number {
  const [xEast, xNorth, , yEast, yNorth] = projection.plane;
  return MILLION / Math.sqrt(Math.abs(xEast * yNorth - xNorth * yEast));
}

/** Whether the printed numbers run so that the layout shows the ground as in a mirror; draw such a board upside down. */
export function isMirrored(projection: Projection): boolean {
  const [xEast, xNorth, , yEast, yNorth] = projection.plane;
  return xEast * yNorth - xNorth * yEast > 0;
}
