import type { Item } from '../draw/item.ts';
import type { Layer } from '../draw/layers.ts';
import { SWATCH } from '../draw/legend-entry.ts';
import { legendOf } from '../draw/legend.ts';
import type { MapSheet } from '../draw/map-sheet.ts';
import { moved } from '../draw/moved.ts';
import type { Label } from '../lettering/label.ts';
import type { Box, Spot } from '../sheet/spot.ts';
import { boxed, words, type Furniture } from './words.ts';

/** The legend in columns, from a corner on, so wide. */
export function legendPlate(
  sheet: MapSheet,
  layers: ReadonlySet<Layer>,
  corner: Spot,
  width: number,
  unit: number,
): Furniture & { readonly bottom: number } {
  const entries = legendOf(sheet, layers);
  const columns = Math.max(2, Math.floor(width / (235 * unit)));
  const rows = Math.ceil(entries.length / columns);
  const items: Item[] = [];
  const labels: Label[] = [];
  for (const [index, entry] of entries.entries()) {
    const spot = {
      x: corner.x + (Math.floor(index / rows) * width) / columns,
      y: corner.y + (index % rows) * 31 * unit,
    };
    items.push(...entry.items.map((item) => moved(item, spot, unit)));
    const frame: Box = {
      left: spot.x,
      top: spot.y,
      right: spot.x + SWATCH.right * unit,
      bottom: spot.y + SWATCH.bottom * unit,
    };
    items.push(boxed(frame, 0, 0.7 * unit));
    labels.push(words(entry.words, 'village', 13.5, { x: spot.x + 53 * unit, y: spot.y + 16.5 * unit }, unit));
  }
  return { items, labels, bottom: corner.y + rows * 31 * unit };
}
