import type { Box } from '../sheet/spot.ts';
import type { Layer } from './layers.ts';

/** Colours by what they stand for; the palette says what they are by day and by night. */
export type Colour =
  | 'paper'
  | 'beyond'
  | 'ink'
  | 'ink-soft'
  | 'halo'
  | 'grid'
  | 'water'
  | 'bank'
  | 'bed'
  | 'water-name'
  | 'woods'
  | 'tree'
  | 'polder'
  | 'ditch'
  | 'heath'
  | 'tuft'
  | 'rough'
  | 'form-line'
  | 'broken'
  | 'hedge'
  | 'marsh'
  | 'reed'
  | 'town'
  | 'city'
  | 'block'
  | 'highway'
  | 'highway-edge'
  | 'trunk'
  | 'road'
  | 'road-edge'
  | 'lane'
  | 'rail'
  | 'border'
  | 'mark'
  | 'entry-red'
  | 'entry-blue'
  | 'printed'
  | 'found'
  | 'deduced'
  | 'ruled';

interface Shown {
  readonly layer: Layer;
  readonly colour: Colour;
  /** Path data in sheet units. */
  readonly path: string;
  readonly box: Box;
  /** From how many pixels a cell it is drawn, and up to how many. Default: always. */
  readonly from?: number;
  readonly to?: number;
  readonly alpha?: number;
}

export interface FillItem extends Shown {
  readonly kind: 'fill';
}

export interface StrokeItem extends Shown {
  readonly kind: 'stroke';
  /** In sheet units; on the screen never thinner than `least` nor thicker than `most` pixels. */
  readonly width: number;
  readonly least?: number;
  readonly most?: number;
  /** In widths of the line. */
  readonly dash?: readonly number[];
  readonly butt?: boolean;
}

/** One thing to draw. A sheet is a list of them, from the ground up. */
export type Item = FillItem | StrokeItem;
