import type { Item } from '../draw/item.ts';
import type { Layer } from '../draw/layers.ts';
import { lineWidth } from '../draw/line-width.ts';
import type { MapSheet } from '../draw/map-sheet.ts';
import { boxOf, meet, type Box, type Spot } from '../sheet/spot.ts';

/** One thing to draw in a cutting: a fill, or a line so wide in sheet units. */
export interface CuttingItem {
  readonly colour: Item['colour'];
  readonly path: string;
  readonly alpha?: number | undefined;
  readonly width?: number;
  readonly dash?: readonly number[] | undefined;
  readonly butt?: boolean;
}

/** What is drawn in a part of a sheet at one scale, without what lies outside: a small picture that needs no board. */
export function cuttingOf(
  sheet: MapSheet,
  box: Box,
  scale: number,
  layers: ReadonlySet<Layer>,
): readonly CuttingItem[] {
  return [...sheet.ground, ...sheet.texture(scale, box), ...sheet.lines]
    .filter(({ layer, from = 0, to = Infinity }) => layers.has(layer) && scale >= from && scale < to)
    .filter((item) => meet(item.box, box))
    .flatMap((item): CuttingItem[] => {
      const path = pathWithin(item.path, box);
      return path === '' ? [] : [itemOf(item, path, scale)];
    });
}

function itemOf(item: Item, path: string, scale: number): CuttingItem {
  const { colour, alpha } = item;
  const shown = { colour, path, ...(alpha === undefined ? {} : { alpha }) };
  if (item.kind === 'fill') return shown;
  const width = rounded(lineWidth(item.width, item.least, item.most, scale));
  return {
    ...shown,
    width,
    ...(item.dash === undefined ? {} : { dash: item.dash.map((part) => rounded(part * width)) }),
    ...(item.butt === true ? { butt: true } : {}),
  };
}

/** Signs are drawn from their first spot on by steps; none is larger than this, in sheet units. */
const SIGN = 40;

/** The parts of a path that come near a box. */
export function pathWithin(path: string, box: Box): string {
  return (path.match(/M[^M]*/g) ?? []).filter((part) => meet(boxOf(spotsIn(part), SIGN), box)).join('');
}

/** The spots that a part of a path names: those of its lines and curves, not the steps. */
function spotsIn(part: string): readonly Spot[] {
  return (part.match(/[MLCQ][^A-Za-z]*/g) ?? []).flatMap((command) => {
    const numbers = (command.match(/-?[\d.]+/g) ?? []).map(Number);
    return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] }] : []));
  });
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
