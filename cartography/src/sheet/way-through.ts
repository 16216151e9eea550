import { CELL, distance, type Line, type Spot } from './spot.ts';

/** A step over a corner is taken only where none over a side leads on; a gap only where nothing else does. */
function costOf(from: Spot, to: Spot): number {
  const far = distance(from, to) / CELL;
  if (far < 1.1) return 1;
  return far < 1.5 ? 2.3 : far * far * 2;
}

/** The shortest way through a heap of squares from the first to the last, from square to square. */
export function wayThrough(spots: Line): Line {
  const cost = spots.map((_, index) => (index === 0 ? 0 : Infinity));
  const before = spots.map(() => -1);
  const open = new Set(spots.keys());
  while (open.size > 0) {
    let at = -1;
    for (const index of open) if (at < 0 || cost[index] < cost[at]) at = index;
    open.delete(at);
    for (const index of open) {
      if (distance(spots[at], spots[index]) > 3 * CELL) continue;
      const through = cost[at] + costOf(spots[at], spots[index]);
      if (through < cost[index]) [cost[index], before[index]] = [through, at];
    }
  }
  const way: Spot[] = [];
  for (let at = spots.length - 1; at >= 0; at = before[at]) way.push(spots[at]);
  return way.toReversed();
}
