import { isMirrored, type Projection } from '@club-route/theatre';
import type { Spot } from './spot.ts';

/** How a board's layout is turned so that its sheet has north up. */
export interface Orientation {
  /** Whether the layout is first turned over, because its rows are numbered northwards. */
  readonly flip: boolean;
  /** Then turned clockwise by this many degrees. */
  readonly turn: number;
  /** Where true north then points, in degrees clockwise from up. */
  readonly north: number;
}

const DEGREES = 180 / Math.PI;

/**
 * Turns only by what maps the grid's rows to rows or columns: 30 degrees for hexes, 90 for squares. So the grid stays
 * square with the sheet, and true north may stray a little from up; the compass shows by how much.
 */
export function orientationOf(projection: Projection, shape: 'hex' | 'square'): Orientation {
  const flip = isMirrored(projection);
  const [, xNorth, , , yNorth] = projection.plane;
  const bearing = Math.atan2(xNorth, flip ? yNorth : -yNorth) * DEGREES;
  const unit = shape === 'hex' ? 30 : 90;
  // `0 -` keeps a turn of nothing from being minus zero.
  const turn = 0 - Math.round(bearing / unit) * unit;
  return { flip, turn, north: bearing + turn };
}

export function turned({ flip, turn }: Orientation, { x, y }: Spot): Spot {
  const down = flip ? -y : y;
  const cos = Math.cos(turn / DEGREES);
  const sin = Math.sin(turn / DEGREES);
  return { x: x * cos - down * sin, y: x * sin + down * cos };
}
