/** Plane geometry on floats. Only + - * / and square roots, so that every machine gets the same bits. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Twice the signed area of a triangle: positive when a, b, c turn from the x axis towards the y axis. */
function turn(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function distance(a: Spot, b: Spot): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

export function middle(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where on the segment from a to b (0 to 1) the point nearest to `spot` lies. */
function nearestAlong(spot: Spot, a: Spot, b: Spot): number {
  const x = b.x - a.x;
  const y = b.y - a.y;
  const square = x * x + y * y;
  if (square === 0) return 0;
  const along = ((spot.x - a.x) * x + (spot.y - a.y) * y) / square;
  return Math.min(1, Math.max(0, along));
}

export function distanceToSegment(spot: Spot, a: Spot, b: Spot): number {
  const along = nearestAlong(spot, a, b);
  return distance(spot, { x: a.x + (b.x - a.x) * along, y: a.y + (b.y - a.y) * along });
}

export function distanceToLine(spot: Spot, line: readonly Spot[]): number {
  let nearest = Infinity;
  for (let index = 1; index < line.length; index++) {
    nearest = Math.min(nearest, distanceToSegment(spot, line[index - 1], line[index]));
  }
  return nearest;
}

/**
 * How often the segment from a to b crosses a line. A vertex exactly on the segment counts once, as if the segment
 * were a hair to the side where `turn` is positive.
 */
export function countCrossings(a: Spot, b: Spot, line: readonly Spot[]): number {
  let count = 0;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1];
    const to = line[index];
    if (turn(a, b, from) >= 0 === turn(a, b, to) >= 0) continue;
    if (turn(from, to, a) >= 0 !== turn(from, to, b) >= 0) count++;
  }
  return count;
}

/** Where two segments cross, both ends left out; undefined if they do not. */
export function crossingOf(a: Spot, b: Spot, c: Spot, d: Spot): Spot | undefined {
  const alongC = turn(a, b, c);
  const alongD = turn(a, b, d);
  const alongA = turn(c, d, a);
  const alongB = turn(c, d, b);
  if (alongC * alongD >= 0 || alongA * alongB >= 0) return undefined;
  const share = alongC / (alongC - alongD);
  return { x: c.x + (d.x - c.x) * share, y: c.y + (d.y - c.y) * share };
}

/** Whether a spot lies inside rings taken together: a ring within a ring is a hole. */
export function isInside(spot: Spot, rings: readonly (readonly Spot[])[]): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 0; index < ring.length; index++) {
      const a = ring[index];
      const b = ring[(index + 1) % ring.length];
      if (a.y > spot.y === b.y > spot.y) continue;
      if (spot.x < a.x + ((spot.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    }
  }
  return inside;
}

/** The length of a line inside a convex shape whose corners run the way `turn` is positive. */
export function lengthInside(line: readonly Spot[], corners: readonly Spot[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index++) {
    const from = line[index - 1];
    const to = line[index];
    let enter = 0;
    let leave = 1;
    for (let corner = 0; corner < corners.length && enter < leave; corner++) {
      const a = corners[corner];
      const b = corners[(corner + 1) % corners.length];
      const start = turn(a, b, from);
      const end = turn(a, b, to);
      if (start < 0 && end < 0) leave = -1;
      else if (start < 0) enter = Math.max(enter, start / (start - end));
      else if (end < 0) leave = Math.min(leave, start / (start - end));
    }
    if (enter < leave) length += (leave - enter) * distance(from, to);
  }
  return length;
}
