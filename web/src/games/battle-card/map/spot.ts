import type { CSSProperties } from 'react';
import { HEIGHT, LEFT, WIDTH, type Point } from './places.ts';

/** Puts an HTML element over a point of the map. */
export function spot({ x, y }: Point): CSSProperties {
  return { left: `${((x - LEFT) / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}
