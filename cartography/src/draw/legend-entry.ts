import type { Box } from '../sheet/spot.ts';
import type { Colour, Item } from './item.ts';
import type { Layer } from './layers.ts';

/** One line of the legend: a small piece of map and what it means. */
export interface LegendEntry {
  readonly layer: Layer;
  readonly words: string;
  readonly items: readonly Item[];
}

/** A piece of map is this large, in the units of its items. */
export const SWATCH: Box = { left: 0, top: 0, right: 44, bottom: 24 };

export function fill(colour: Colour, alpha?: number): Item {
  return { kind: 'fill', layer: 'terrain', colour, path: 'M0 0H44V24H0Z', box: SWATCH, alpha };
}
