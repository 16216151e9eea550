import type { Item } from '../draw/item.ts';
import type { Label } from '../lettering/label.ts';
import { widthOf, type Face } from '../lettering/type.ts';
import type { Box, Spot } from '../sheet/spot.ts';

/** What stands round a map. */
export interface Furniture {
  readonly items: readonly Item[];
  readonly labels: readonly Label[];
}

/** Words that begin at a spot; `unit` is a pixel in sheet units. */
export function words(text: string, face: Face, size: number, spot: Spot, unit: number): Label {
  const width = widthOf(face, text) * size * unit;
  return {
    layer: 'names',
    text,
    face,
    colour: 'ink',
    size,
    spot,
    align: 'start',
    halo: false,
    box: { left: spot.x, right: spot.x + width, top: spot.y - size * unit, bottom: spot.y + 0.3 * size * unit },
  };
}

/** A plain frame, so far outside a box. */
export function boxed({ left, top, right, bottom }: Box, margin: number, width: number): Item {
  const box = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
  return {
    kind: 'stroke',
    layer: 'names',
    colour: 'ink',
    path: `M${box.left} ${box.top}H${box.right}V${box.bottom}H${box.left}Z`,
    box,
    width,
  };
}
