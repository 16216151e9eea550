import { CELL, distance, type Spot } from './spot.ts';

/** Finds the cell under a place: the nearest centre, if the place is within its outline. */
export function findCells(centre: readonly Spot[], corner: readonly Spot[]): (spot: Spot) => number {
  const buckets = new Map<string, number[]>();
  for (const [cell, { x, y }] of centre.entries()) {
    const key = `${Math.floor(x / CELL)} ${Math.floor(y / CELL)}`;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [cell]);
    else bucket.push(cell);
  }
  return (spot) => {
    let best = -1;
    let least = CELL;
    const column = Math.floor(spot.x / CELL);
    const row = Math.floor(spot.y / CELL);
    for (let across = -1; across <= 1; across++) {
      for (let down = -1; down <= 1; down++) {
        for (const cell of buckets.get(`${column + across} ${row + down}`) ?? []) {
          const far = distance(centre[cell], spot);
          if (far < least) [best, least] = [cell, far];
        }
      }
    }
    return best >= 0 && isInside(spot, centre[best], corner) ? best : -1;
  };
}

/** Whether a place lies on the same side of every edge as the centre. */
function isInside(spot: Spot, centre: Spot, corner: readonly Spot[]): boolean {
  const x = spot.x - centre.x;
  const y = spot.y - centre.y;
  return corner.every((from, index) => {
    const to = corner[(index + 1) % corner.length];
    const across = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    const centreAcross = -(to.x - from.x) * from.y + (to.y - from.y) * from.x;
    return across * centreAcross >= 0;
  });
}
