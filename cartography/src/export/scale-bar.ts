import type { Item } from '../draw/item.ts';
import { boxOf, CELL, type Spot } from '../sheet/spot.ts';
import { words, type Furniture } from './words.ts';

/** Kilometres, in black and white; it ends at `end`. */
export function scaleBar(end: Spot, kilometresPerCell: number, unit: number): Furniture {
  const kilometre = CELL / kilometresPerCell;
  const count = 10;
  const left = end.x - count * kilometre;
  const high = 6 * unit;
  const shared = { layer: 'names', box: boxOf([end, { x: left, y: end.y }], high), colour: 'ink' } as const;
  const blocks = [0, 2, 4].map(
    (from) =>
      `M${left + from * kilometre} ${end.y}H${left + (from + 1) * kilometre}V${end.y + high}H${left + from * kilometre}Z`,
  );
  const items: Item[] = [
    { ...shared, kind: 'stroke', path: `M${left} ${end.y}H${end.x}V${end.y + high}H${left}Z`, width: 1.1 * unit },
    { ...shared, kind: 'fill', path: blocks.join('') },
  ];
  const labels = [0, 5, 10].map((kilometres) =>
    words(
      kilometres === 10 ? '10 km' : String(kilometres),
      'number',
      11,
      { x: left + kilometres * kilometre - 3 * unit, y: end.y - 5 * unit },
      unit,
    ),
  );
  return { items, labels };
}
