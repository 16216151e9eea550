import type { Item } from '../draw/item.ts';
import { boxOf, type Spot } from '../sheet/spot.ts';
import { straightPath } from '../sheet/path.ts';
import { words, type Furniture } from './words.ts';

/** An arrow to true north, which may stray a little from the top of the sheet. */
export function compass(spot: Spot, north: number, unit: number): Furniture {
  const angle = (north * Math.PI) / 180;
  const at = (ahead: number, aside: number): Spot => ({
    x: spot.x + (ahead * Math.sin(angle) + aside * Math.cos(angle)) * unit,
    y: spot.y + (-ahead * Math.cos(angle) + aside * Math.sin(angle)) * unit,
  });
  const shared = { layer: 'names', box: boxOf([spot], 40 * unit), colour: 'ink' } as const;
  const half = straightPath([at(30, 0), at(-14, 0), at(-20, 8)], true);
  const whole = straightPath([at(30, 0), at(-20, 8), at(-14, 0), at(-20, -8)], true);
  const items: Item[] = [
    { ...shared, kind: 'fill', path: half },
    { ...shared, kind: 'stroke', path: whole, width: 1.2 * unit },
  ];
  const top = at(36, 0);
  return { items, labels: [words('N', 'city', 15, { x: top.x - 5.5 * unit, y: top.y }, unit)] };
}
