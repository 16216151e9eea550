import type { CuttingItem } from '@club-route/cartography/export/cutting';
import type { CSSProperties } from 'react';
import { tokenOf } from './palette.ts';

/** How a thing of a map looks in an SVG of the page, by day and by night. */
export function itemStyle({ colour, alpha, width, dash, butt }: Omit<CuttingItem, 'path'>): CSSProperties {
  const paint = `var(${tokenOf(colour)})`;
  if (width === undefined) return { fill: paint, fillRule: 'evenodd', opacity: alpha };
  return {
    fill: 'none',
    stroke: paint,
    strokeWidth: width,
    strokeDasharray: dash?.join(' '),
    strokeLinecap: butt === true ? 'butt' : 'round',
    strokeLinejoin: 'round',
    opacity: alpha,
  };
}
