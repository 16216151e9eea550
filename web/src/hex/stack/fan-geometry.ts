import { CELL, holds, type Box, type Spot } from '@club-route/cartography/sheet/spot';
import { HALF } from '../counter/frames.ts';

/** Each counter on another lies so much farther up and to the right, in sheet units. */
const SHIFT = 11;

export function lieOf(depth: number): Spot {
  return { x: depth * SHIFT, y: -depth * SHIFT };
}

/** Counters of a stack spread out beside each other: where each lies, and how much larger than on the map. */
export interface Fan {
  readonly scale: number;
  /** In the order of the counters, in sheet units. */
  readonly spots: readonly Spot[];
  /** What the fan covers. */
  readonly box: Box;
}

/** Pixels a cell at which all of a counter can be read. */
const READABLE = 62;
/** From one counter to the next, and round the whole, in sheet units of a counter at its own size. */
const PITCH = 2 * HALF + 8;
const MARGIN = 10;
/** Counters in a row, where there is room. */
const ROW = 4;

/** From the middle of a cell past its neighbours. */
const PAST_NEIGHBOURS = 1.5 * CELL;

/** Where a fan may lie: over its cell, where a mouse stays on it, or beside it, where a finger reaches the next cells. */
export type FanPlace = 'over' | 'beside';

/**
 * Fans a stack out at its cell. Far out the counters are enlarged until they can be read; near the edge the whole fan
 * moves inwards, and in a small window it has more rows or columns, and at last smaller counters. `lit` are the middles of
 * cells that can be pressed now: beside its cell it lies on as few of them as it can.
 */
export function fanOf(
  count: number,
  middle: Spot,
  pixelsPerCell: number,
  window: Box,
  place: FanPlace = 'over',
  lit: readonly Spot[] = [],
): Fan {
  const wide = window.right - window.left;
  const high = window.bottom - window.top;
  const wanted = Math.max(1, READABLE / pixelsPerCell);
  const beside = place === 'beside' ? fanBeside(count, middle, wanted, window, lit) : undefined;
  if (beside !== undefined) return beside;
  let [columns, scale] = [0, 0];
  for (const tried of columnsInTurn(count)) {
    const fits = Math.min(wanted, wide / lengthOf(tried), high / lengthOf(Math.ceil(count / tried)));
    if (fits > scale) [columns, scale] = [tried, fits];
  }
  const size = { x: scale * lengthOf(columns), y: scale * lengthOf(Math.ceil(count / columns)) };
  const left = between(window.left, middle.x - size.x / 2, window.right - size.x);
  const top = between(window.top, middle.y - size.y / 2, window.bottom - size.y);
  return laidOut(count, columns, scale, { x: left, y: top });
}

/** Beyond the neighbours of the cell, if there is room: on a side of it, else at an edge of the window. */
function fanBeside(count: number, middle: Spot, scale: number, window: Box, lit: readonly Spot[]): Fan | undefined {
  const fans = columnsInTurn(count).flatMap((columns) =>
    cornersBeside(
      { x: scale * lengthOf(columns), y: scale * lengthOf(Math.ceil(count / columns)) },
      middle,
      window,
    ).map((corner) => laidOut(count, columns, scale, corner)),
  );
  const covered = fans.map(({ box }) => lit.filter((spot) => holds(grown(box), spot)).length);
  return fans[covered.indexOf(Math.min(...covered))];
}

/** Where the upper left corner of a fan of this size may be. */
function cornersBeside(size: Spot, middle: Spot, window: Box): readonly Spot[] {
  const room = { x: window.right - size.x, y: window.bottom - size.y };
  const level = {
    x: between(window.left, middle.x - size.x / 2, room.x),
    y: between(window.top, middle.y - size.y / 2, room.y),
  };
  const [left, right] = [middle.x - PAST_NEIGHBOURS - size.x, middle.x + PAST_NEIGHBOURS];
  const [above, below] = [middle.y - PAST_NEIGHBOURS - size.y, middle.y + PAST_NEIGHBOURS];
  const sides = [
    { x: right, y: level.y },
    { x: left, y: level.y },
    { x: level.x, y: below },
    { x: level.x, y: above },
  ];
  const edges = [room.y, window.top].flatMap((y) => [room.x, window.left, level.x].map((x) => ({ x, y })));
  return [...sides, ...edges].filter(
    ({ x, y }) =>
      x >= window.left &&
      x <= room.x &&
      y >= window.top &&
      y <= room.y &&
      (x >= right || x <= left || y >= below || y <= above),
  );
}

/** A cell whose middle is so near to a fan is hard to hit. */
function grown({ left, top, right, bottom }: Box): Box {
  const near = 0.3 * CELL;
  return { left: left - near, top: top - near, right: right + near, bottom: bottom + near };
}

function laidOut(count: number, columns: number, scale: number, { x: left, y: top }: Spot): Fan {
  const size = { x: scale * lengthOf(columns), y: scale * lengthOf(Math.ceil(count / columns)) };
  const spots = Array.from({ length: count }, (_, index) => ({
    x: left + scale * (MARGIN + ((index % columns) + 0.5) * PITCH),
    y: top + scale * (MARGIN + (Math.floor(index / columns) + 0.5) * PITCH),
  }));
  return { scale, spots, box: { left, top, right: left + size.x, bottom: top + size.y } };
}

/** So many counters to a row, the best first: a usual row, then shorter ones, then longer ones. */
function columnsInTurn(count: number): readonly number[] {
  const usual = Math.min(count, ROW);
  const shorter = Array.from({ length: usual }, (_, less) => usual - less);
  const longer = Array.from({ length: count - usual }, (_, more) => usual + 1 + more);
  return [...shorter, ...longer];
}

/** The length of a row of counters with what is round it, at their own size. */
function lengthOf(counters: number): number {
  return counters * PITCH + 2 * MARGIN;
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The part of a sheet that a window shows, and its scale: `toPixels` leads from sheet units to pixels of the screen. */
export function windowOnSheet(
  toPixels: { readonly a: number; readonly e: number; readonly f: number },
  screen: Box,
): { readonly window: Box; readonly pixelsPerCell: number } {
  const { a, e, f } = toPixels;
  return {
    window: {
      left: (screen.left - e) / a,
      top: (screen.top - f) / a,
      right: (screen.right - e) / a,
      bottom: (screen.bottom - f) / a,
    },
    pixelsPerCell: a * CELL,
  };
}
