import { zoomIdentity, type ZoomTransform } from 'd3-zoom';
import { between, CELL, type Box, type Spot } from '@club-route/cartography/sheet/spot';

/** What a transform shows: `k` is pixels a cell, the origin is the upper left corner of the sheet. */
export function windowOf({ x, y }: ZoomTransform, width: number, height: number): Box {
  return { left: -x, top: -y, right: width - x, bottom: height - y };
}

export function toSheet({ x, y, k }: ZoomTransform, pixelX: number, pixelY: number): Spot {
  return { x: ((pixelX - x) / k) * CELL, y: ((pixelY - y) / k) * CELL };
}

/** Pixels a cell at which the whole sheet fits a window, with a margin. */
export function fittingScale(box: Box, width: number, height: number): number {
  const margin = Math.min(28, Math.min(width, height) * 0.03);
  return Math.min(
    ((width - 2 * margin) * CELL) / (box.right - box.left),
    ((height - 2 * margin) * CELL) / (box.bottom - box.top),
  );
}

/** The part of a window that nothing lies over, in pixels. */
export interface Opening {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page says by its style how much of the left, the top and the right of its map is covered. */
export function openingOf(host: HTMLElement, width: number, height: number): Opening {
  const { scrollPaddingLeft, scrollPaddingTop, scrollPaddingRight } = getComputedStyle(host);
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  const [left, top] = [pixels(scrollPaddingLeft), pixels(scrollPaddingTop)];
  const right = pixels(scrollPaddingRight);
  return { left, top, width: Math.max(1, width - left - right), height: Math.max(1, height - top) };
}

export function middleOf({ left, top, width, height }: Opening): Spot {
  return { x: left + width / 2, y: top + height / 2 };
}

/** How far the map must move so that a pixel of the window lies well inside the opening, if there is room. */
export function shiftInto({ left, top, width, height }: Opening, { x, y }: Spot, wanted: number): Spot {
  const shift = (at: number, size: number): number => {
    const margin = Math.min(wanted, size * 0.3);
    return Math.max(0, margin - at) - Math.max(0, at - size + margin);
  };
  return { x: shift(x - left, width), y: shift(y - top, height) };
}

/**
 * The scale at which a part of the sheet is shown whole: nearer if it is too small to read now, farther, as far as it can be read, if it has no room now.
 * Nothing where all of it is in the opening, as large as is of use.
 */
export function framingScale(
  { left, top, right, bottom }: Box,
  opening: Opening,
  { x, y, k }: Pick<ZoomTransform, 'x' | 'y' | 'k'>,
  readable: number,
): number | undefined {
  const fits = Math.min((opening.width * CELL) / (right - left), (opening.height * CELL) / (bottom - top));
  if (k < Math.min(readable, fits)) return Math.min(readable, fits);
  const isWithin = (from: number, to: number, shift: number, start: number, size: number): boolean =>
    (from / CELL) * k + shift >= start && (to / CELL) * k + shift <= start + size;
  const isSeen =
    isWithin(left, right, x, opening.left, opening.width) && isWithin(top, bottom, y, opening.top, opening.height);
  // Never so far that nothing can be read or hit: then its middle has to do.
  return isSeen ? undefined : Math.min(k, Math.max(fits, readable));
}

interface Sighting {
  /** In the middle of the opening. */
  readonly spot: Spot;
  readonly k: number;
}

/** From one sight of the sheet to another, by parts from 0 to 1. */
export function flight(opening: Opening, from: Sighting, to: Sighting): (part: number) => ZoomTransform {
  const middle = middleOf(opening);
  return (part) => {
    const k = from.k * (to.k / from.k) ** part;
    const { x, y } = between(from.spot, to.spot, part);
    return zoomIdentity.translate(middle.x - (x / CELL) * k, middle.y - (y / CELL) * k).scale(k);
  };
}

/** Pixels a cell at which the numbers on a counter can be read. */
const LEGIBLE = 44;

/** Near enough to read counters, on a screen of any size. */
export function readableScale(box: Box, width: number, height: number): number {
  return Math.max(fittingScale(box, width, height) * 2.2, LEGIBLE);
}

/** The nearest place that can be in the middle with little beyond the edge of the sheet in sight. */
export function middleFor(
  { right, bottom }: Box,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y }: Spot,
  scale: number,
): Spot {
  const clamped = (value: number, half: number, most: number): number =>
    half * 2 > most ? most / 2 : Math.min(most - half, Math.max(half, value));
  return {
    x: clamped(x, ((width / scale) * CELL) / 2 - CELL, right),
    y: clamped(y, ((height / scale) * CELL) / 2 - CELL, bottom),
  };
}
