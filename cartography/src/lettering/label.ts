import type { Colour } from '../draw/item.ts';
import type { Layer } from '../draw/layers.ts';
import type { Box, Spot } from '../sheet/spot.ts';
import type { Face } from './type.ts';

/** A word that stands on the sheet at one scale. */
export interface Label {
  readonly layer: Layer;
  readonly text: string;
  readonly face: Face;
  readonly colour: Colour;
  /** In pixels. */
  readonly size: number;
  /** The middle of the baseline in sheet units, or its beginning. */
  readonly spot: Spot;
  readonly align?: 'start';
  /** Letters set one by one along a line: where each begins, and its turn in degrees. */
  readonly letters?: readonly (Spot & { readonly turn: number })[];
  readonly halo: boolean;
  readonly alpha?: number;
  /** What it covers, in sheet units. */
  readonly box: Box;
  /** The finer boxes that a long or slanting word keeps clear of others. Default: `box`. */
  readonly boxes?: readonly Box[];
}
