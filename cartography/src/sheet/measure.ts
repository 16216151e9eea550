import { between, distance, type Line, type Spot } from './spot.ts';

interface Foot {
  readonly spot: Spot;
  readonly far: number;
  /** How far along the line, in segments. */
  readonly along: number;
}

/** The place of a line that is nearest to a spot. */
export function nearestOn(line: Line, spot: Spot): Foot {
  let [bestX, bestY, along, least] = [line[0].x, line[0].y, 0, Infinity];
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const length = x * x + y * y;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((spot.x - from.x) * x + (spot.y - from.y) * y) / length));
    const [footX, footY] = [from.x + part * x, from.y + part * y];
    const square = (footX - spot.x) ** 2 + (footY - spot.y) ** 2;
    if (square < least) [bestX, bestY, along, least] = [footX, footY, index - 1 + part, square];
  }
  return { spot: { x: bestX, y: bestY }, far: Math.sqrt(least), along };
}

/** Where two straight pieces cross, as the part of the first; undefined if they do not. */
export function crossingPart(a: Spot, b: Spot, c: Spot, d: Spot): number | undefined {
  const [x, y, u, v] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const turn = x * v - y * u;
  if (turn === 0) return undefined;
  const part = ((c.x - a.x) * v - (c.y - a.y) * u) / turn;
  const otherPart = ((c.x - a.x) * y - (c.y - a.y) * x) / turn;
  return part >= 0 && part <= 1 && otherPart >= 0 && otherPart <= 1 ? part : undefined;
}

export function lengthOf(line: Line): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) length += distance(line[index - 1], line[index]);
  return length;
}

/** The line again, with a spot every `step`. */
export function resampled(line: Line, step: number): Line {
  const spots: Spot[] = [line[0]];
  let left = step;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    const length = distance(from, to);
    for (; left <= length; left += step) spots.push(between(from, to, left / length));
    left -= length;
  }
  const last = line.at(-1)!;
  if (distance(spots.at(-1)!, last) > step / 4) spots.push(last);
  return spots;
}

/** Takes the sharpness out of a line; its ends stay. */
export function calmed(line: Line, rounds: number): Line {
  let spots = line;
  for (let round = 0; round < rounds; round++) {
    spots = spots.map((spot, index) => {
      const [before, after] = [spots[index - 1], spots[index + 1]];
      if (before === undefined || after === undefined) return spot;
      return { x: (before.x + 2 * spot.x + after.x) / 4, y: (before.y + 2 * spot.y + after.y) / 4 };
    });
  }
  return spots;
}

/** The area within a ring. Negative for a hole, which runs the other way round. */
export function areaOf(ring: Line): number {
  let twice = 0;
  for (const [index, { x, y }] of ring.entries()) {
    const next = ring[(index + 1) % ring.length];
    twice += x * next.y - next.x * y;
  }
  return twice / 2;
}
