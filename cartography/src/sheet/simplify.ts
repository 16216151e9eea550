import type { Line, Spot } from './spot.ts';

/** Leaves out what lies within `tolerance` of the straight line (Douglas and Peucker's). */
function simplified(line: Line, tolerance: number): Line {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    const [first, last] = part;
    let far = tolerance;
    let at = -1;
    for (let index = first + 1; index < last; index++) {
      const off = offLine(line[index], line[first], line[last]);
      if (off > far) [far, at] = [off, index];
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push([first, at], [at, last]);
  }
  return line.filter((_, index) => keep[index] === 1);
}

/** The same for a closed ring, which has no ends to hold on to: it is cut at two opposite spots. */
export function simplifiedRing(ring: Line, tolerance: number): Line {
  const half = Math.floor(ring.length / 2);
  const first = simplified(ring.slice(0, half + 1), tolerance);
  const second = simplified([...ring.slice(half), ring[0]], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function offLine(spot: Spot, from: Spot, to: Spot): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((spot.x - from.x) * x + (spot.y - from.y) * y) / length));
  return Math.hypot(spot.x - from.x - part * x, spot.y - from.y - part * y);
}
