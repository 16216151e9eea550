import type { Point } from '@club-route/theatre/ground';

/**
 * From the ground of 1944 to the sketch map: east to the right, north up, and stretched between the Maas and the Rijn
 * so that the four areas have room for their counters.
 */

const EINDHOVEN = { lon: 5.478, x: 168 };
const PER_DEGREE_EAST = 554;

/** Latitude and height on the sheet, from the south; straight between two of them. */
const NORTHWARD: readonly (readonly [lat: number, y: number])[] = [
  [50.9, 845],
  [51.441, 547],
  [51.51, 500],
  [51.69, 440],
  [51.757, 397],
  [51.8425, 263],
  [51.98, 138],
  [52.3, -70],
];

type Spot = readonly [x: number, y: number];

function spotOf({ lat, lon }: Point): Spot {
  const above = Math.max(
    1,
    NORTHWARD.findIndex(([anchor]) => anchor >= lat),
  );
  const [south, low] = NORTHWARD[above - 1]!;
  const [north, high] = NORTHWARD[above]!;
  const x = EINDHOVEN.x + (lon - EINDHOVEN.lon) * PER_DEGREE_EAST;
  return [x, low + ((lat - south) / (north - south)) * (high - low)];
}

function written([x, y]: Spot): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

function between([x, y]: Spot, [otherX, otherY]: Spot): Spot {
  return [(x + otherX) / 2, (y + otherY) / 2];
}

/** A line as an SVG path, rounded at its bends: each corner pulls a curve from the middle of one stretch to the next. */
export function linePath(line: readonly Point[]): string {
  const spots = line.map(spotOf);
  let path = `M${written(spots[0]!)}`;
  for (let at = 1; at < spots.length - 1; at++) {
    const last = at === spots.length - 2;
    path += `Q${written(spots[at]!)} ${written(last ? spots[at + 1]! : between(spots[at]!, spots[at + 1]!))}`;
  }
  return spots.length === 2 ? `${path}L${written(spots[1]!)}` : path;
}

/** A closed outline, rounded all the way. */
export function outlinePath(ring: readonly Point[]): string {
  const spots = ring.map(spotOf);
  const corner = (at: number): Spot => spots[at % spots.length]!;
  let path = `M${written(between(corner(0), corner(1)))}`;
  for (let at = 1; at <= spots.length; at++)
    path += `Q${written(corner(at))} ${written(between(corner(at), corner(at + 1)))}`;
  return `${path}Z`;
}
