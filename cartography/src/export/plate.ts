import type { Item } from '../draw/item.ts';
import type { Layer } from '../draw/layers.ts';
import type { MapSheet } from '../draw/map-sheet.ts';
import type { Label } from '../lettering/label.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import { compass } from './compass.ts';
import { legendPlate } from './legend-plate.ts';
import { scaleBar } from './scale-bar.ts';
import { boxed, words } from './words.ts';

/** A sheet made ready for paper: the map with title, legend, scale and compass round it. */
export interface Plate {
  readonly title: string;
  /** All of it, in sheet units; the map itself is `map`. */
  readonly box: Box;
  readonly map: Box;
  /** Pixels a cell. */
  readonly scale: number;
  /** On the map, and round it. */
  readonly items: readonly Item[];
  readonly furniture: readonly Item[];
  readonly labels: readonly Label[];
}

/** Pixels along the longer side of the map: what a sheet of paper takes. */
const LONG = 1560;

/** Lays out one sheet of paper. The legend goes under the map. */
export function plateOf(sheet: MapSheet, layers: ReadonlySet<Layer>): Plate {
  const map = sheet.box;
  const scale = (LONG * CELL) / Math.max(map.right - map.left, map.bottom - map.top);
  const unit = CELL / scale;
  const margin = 44 * unit;
  const { title } = sheet.theatre.file;
  const head = words(
    'Holland and the Lower Rhine, September 1944',
    'region',
    11,
    { x: map.left, y: map.top - 26 * unit - 42 * unit },
    unit,
  );
  const name = words(title, 'city', 30, { x: map.left, y: map.top - 26 * unit }, unit);
  const legend = legendPlate(
    sheet,
    layers,
    { x: map.left, y: map.bottom + 54 * unit },
    (map.right - map.left) * 0.74,
    unit,
  );
  const rose = compass({ x: map.right - 40 * unit, y: map.bottom + 88 * unit }, sheet.cells.orientation.north, unit);
  const bar = scaleBar({ x: map.right - 30 * unit, y: map.bottom + 160 * unit }, sheet.kilometresPerCell, unit);
  const sources = words(
    'Drawn for Club Route. Places: GeoNames, CC BY 4.0. Borders: CBS, CC BY 4.0. Woods and heaths: RVO. Everything else: our own drawing.',
    'number',
    10.5,
    { x: map.left, y: Math.max(legend.bottom, map.bottom + 190 * unit) + 18 * unit },
    unit,
  );
  const shown = (item: Item): boolean =>
    layers.has(item.layer) && scale >= (item.from ?? 0) && scale < (item.to ?? Infinity);
  return {
    title,
    map,
    scale,
    box: {
      left: map.left - margin,
      top: map.top - 104 * unit,
      right: map.right + margin,
      bottom: sources.spot.y + 26 * unit,
    },
    items: [...sheet.ground, ...sheet.texture(scale, map), ...sheet.lines].filter(shown),
    furniture: [
      boxed(map, 0, 1.2 * unit),
      boxed(map, 8 * unit, 3 * unit),
      ...legend.items,
      ...rose.items,
      ...bar.items,
    ],
    labels: [
      ...sheet.labels(scale).filter(({ layer }) => layers.has(layer)),
      head,
      name,
      ...legend.labels,
      ...rose.labels,
      ...bar.labels,
      sources,
    ],
  };
}
