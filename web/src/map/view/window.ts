import type { ZoomTransform } from 'd3-zoom';
import { CELL, type Box, type Spot } from '@club-route/cartography/sheet/spot';

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

/** Pixels of a window that something lies over, from its left edge and from its top. */
export function coverOf(host: HTMLElement): { readonly left: number; readonly top: number } {
  const { scrollPaddingLeft, scrollPaddingTop } = getComputedStyle(host);
  const pixels = (length: string): number => Number.parseFloat(length) || 0;
  return { left: pixels(scrollPaddingLeft), top: pixels(scrollPaddingTop) };
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
  const between = (value: number, half: number, most: number): number =>
    half * 2 > most ? most / 2 : Math.min(most - half, Math.max(half, value));
  return {
    x: between(x, ((width / scale) * CELL) / 2 - CELL, right),
    y: between(y, ((height / scale) * CELL) / 2 - CELL, bottom),
  };
}
