/** A place on a sheet. Sheet units: 100 from a cell to the next, x to the right, y downwards, north up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly Spot[];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Sheet units from a cell to its neighbour. */
export const CELL = 100;

/** A tenth of a unit is a thousandth of a cell: as exact as anything is drawn. */
export function inTenths(value: number): number {
  return Math.round(value * 10);
}

export function between(a: Spot, b: Spot, part: number): Spot {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

export function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** At most `limit` away from `home`. */
export function within(home: Spot, spot: Spot, limit: number): Spot {
  const far = distance(home, spot);
  return far <= limit ? spot : between(home, spot, limit / far);
}

/** The same for spots that are the same but for rounding. The odd shift keeps round numbers off the edges. */
export function keyOf({ x, y }: Spot): string {
  return `${Math.round(x / 5 + 0.123)} ${Math.round(y / 5 + 0.123)}`;
}

export function boxOf(spots: Iterable<Spot>, margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}

export function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function holds(box: Box, { x, y }: Spot): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
