import { CELL, type Spot } from '../sheet/spot.ts';
import type { Colour } from './item.ts';

export type MarkSign = 'drop zone' | 'objective' | 'supply' | 'entry' | 'start';

/** Kinds of mark of the boards -> how they are drawn. */
export function markSign(kind: string): MarkSign {
  if (kind === 'drop zone' || kind === 'objective') return kind;
  if (kind.startsWith('supply')) return 'supply';
  return kind.includes('entry') ? 'entry' : 'start';
}

/** Entry areas have the colours that their rule book calls them by. */
export function markColour(kind: string): Colour {
  if (kind.startsWith('red')) return 'entry-red';
  return kind.startsWith('blue') ? 'entry-blue' : 'mark';
}

/** `inward`: the way into the country, in degrees from north; an arrow at the edge points there. */
export function markPath(sign: MarkSign, { x, y }: Spot, inward = 0): string {
  const size = CELL * 0.2;
  switch (sign) {
    case 'drop zone':
      // A canopy with its lines.
      return `M${x - size} ${y}a${size} ${size} 0 0 1 ${2 * size} 0ZL${x} ${y + size * 1.3}L${x + size} ${y}M${x} ${y}V${y + size * 1.3}`;
    case 'objective':
      return star(x, y, size);
    case 'supply':
      return `M${x - size} ${y - size * 0.7}h${2 * size}v${1.4 * size}h${-2 * size}ZM${x - size} ${y - size * 0.7}l${2 * size} ${1.4 * size}M${x + size} ${y - size * 0.7}l${-2 * size} ${1.4 * size}`;
    case 'entry':
      return arrow(x, y, size, (inward * Math.PI) / 180);
    case 'start':
      return `M${x - size * 0.6} ${y - size * 0.6}h${1.2 * size}v${1.2 * size}h${-1.2 * size}Z`;
  }
}

function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, point) => {
    const far = point % 2 === 0 ? size * 1.15 : size * 0.48;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    return `${point === 0 ? 'M' : 'L'}${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
  });
  return `${points.join('')}Z`;
}

function arrow(x: number, y: number, size: number, angle: number): string {
  const at = (ahead: number, aside: number): string =>
    `${round(x + size * (ahead * Math.sin(angle) + aside * Math.cos(angle)))} ${round(y + size * (aside * Math.sin(angle) - ahead * Math.cos(angle)))}`;
  return `M${at(-1, 0)}L${at(1, 0)}M${at(0.3, -0.6)}L${at(1, 0)}L${at(0.3, 0.6)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
