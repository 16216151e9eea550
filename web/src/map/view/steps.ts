import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { CELL, type Spot } from '@club-route/cartography/sheet/spot';

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const AHEAD: Readonly<Record<Arrow, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** From one line of hexes to the next. */
const LINE = (CELL * Math.sqrt(3)) / 2;

export function isArrow(key: string): key is Arrow {
  return Object.hasOwn(AHEAD, key);
}

/**
 * The cell that an arrow leads to from another, or the same at the edge. Where hexes lie so that two are equally ahead,
 * every other step goes to the other side, and the line stays straight on the whole.
 */
export function stepFrom({ theatre: { board }, cells }: MapSheet, cell: number, arrow: Arrow): number {
  const ahead = AHEAD[arrow];
  const here = cells.centre[cell];
  const isAcross = ahead.y === 0;
  const isOdd = Math.round((isAcross ? here.x : here.y) / LINE) % 2 !== 0;
  let best = cell;
  let most = 0.3;
  for (let direction = 0; direction < cells.corner.length; direction++) {
    const other = board.neighbour[cell * board.degree + direction];
    if (other < 0) continue;
    const x = (cells.centre[other].x - here.x) / CELL;
    const y = (cells.centre[other].y - here.y) / CELL;
    const drift = isAcross ? y : x;
    const value = x * ahead.x + y * ahead.y + 0.01 * (isOdd ? drift : -drift);
    if (value > most) [best, most] = [other, value];
  }
  return best;
}
