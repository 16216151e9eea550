import type { Line, Spot } from './spot.ts';

/** One cubic piece of a smooth line. */
export interface Bend {
  readonly from: Spot;
  readonly first: Spot;
  readonly second: Spot;
  readonly to: Spot;
}

/** A smooth line through all knots (Catmull and Rom's), piece by piece. */
export function bendsThrough(knots: Line): readonly Bend[] {
  const closed = knots.length > 3 && knots[0].x === knots.at(-1)!.x && knots[0].y === knots.at(-1)!.y;
  const at = (index: number): Spot => {
    if (closed) return knots[(index + knots.length - 1) % (knots.length - 1)];
    return knots[Math.min(Math.max(index, 0), knots.length - 1)];
  };
  return knots.slice(1).map((to, index) => {
    const from = at(index);
    const before = at(index - 1);
    const after = at(index + 2);
    return {
      from,
      first: { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      second: { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    };
  });
}

export function spotOn({ from, first, second, to }: Bend, part: number): Spot {
  const rest = 1 - part;
  const [a, b, c, d] = [rest ** 3, 3 * rest * rest * part, 3 * rest * part * part, part ** 3];
  return {
    x: a * from.x + b * first.x + c * second.x + d * to.x,
    y: a * from.y + b * first.y + c * second.y + d * to.y,
  };
}

/** The smooth line as many short straight ones. */
export function sampled(bends: readonly Bend[], perBend = 8): Line {
  if (bends.length === 0) return [];
  const line: Spot[] = [bends[0].from];
  for (const bend of bends) for (let step = 1; step <= perBend; step++) line.push(spotOn(bend, step / perBend));
  return line;
}
