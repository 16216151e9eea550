import { CELL } from '../sheet/spot.ts';

/** In sheet units, so that it is as many pixels as asked. */
export function lineWidth(width: number, least = 0, most = Infinity, scale = CELL): number {
  const unit = CELL / scale;
  return Math.min(Math.max(width, least * unit), most * unit);
}
