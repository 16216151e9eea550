import type { DrawnFigure, FigureMark, MapPiece } from '@club-route/engine';
import type { Item } from '../draw/item.ts';
import { layersOn, type Layer } from '../draw/layers.ts';
import type { MapSheet } from '../draw/map-sheet.ts';
import { DAY } from '../draw/palette.ts';
import { FAMILIES } from '../lettering/type.ts';
import { outlineOf } from '../sheet/cells.ts';
import { boxOf, CELL, holds, meet, type Box, type Spot } from '../sheet/spot.ts';
import { counterSvg, signSvg, spotOf } from './picture.ts';
import { escaped, itemSvg, labelSvg } from './svg.ts';

/** A figure of the rules as an SVG: a piece of the map, cells that are marked, and the counters in it. Its caption says it in words. */

/** How near one looks: a few cells with all there is in them, or a whole map with what can be seen from afar. */
interface Distance {
  readonly layers: ReadonlySet<Layer>;
  /** Pixels a cell. */
  readonly scale: number;
  /** How many times as large as on a table counters are. */
  readonly counters: number;
}
const NEAR: Distance = { layers: layersOn('table'), scale: 72, counters: 0.9 };
const FAR: Distance = { layers: layersOn('list'), scale: 18, counters: 2.8 };
/** Wider than so many cells a figure is seen from afar. */
const WIDE = 14;
/** Beyond the cells that must be seen, in sheet units. */
const MARGIN = 0.2 * CELL;

const LOOKS: Readonly<Record<FigureMark['look'], string>> = {
  offered: 'fill="#2f7d32" fill-opacity="0.32" stroke="#1b5e20" stroke-width="3"',
  stop: 'fill="#2f7d32" fill-opacity="0.2" stroke="#1b5e20" stroke-width="3" stroke-dasharray="10 7"',
  faint: 'fill="#2f7d32" fill-opacity="0.1" stroke="#1b5e20" stroke-width="2" stroke-dasharray="4 6"',
  danger: 'fill="#b3261e" fill-opacity="0.28" stroke="#8c1d18" stroke-width="3.5"',
  zone: 'fill="#5b3a8c" fill-opacity="0.22" stroke="#442a6b" stroke-width="2.5" stroke-dasharray="8 6"',
};

export function figureSvg(sheet: MapSheet, { picture, cells, marks }: DrawnFigure): string {
  const box = frameOf(sheet, cells.length > 0 ? cellCorners(sheet, cells) : pieceCorners(sheet, picture.pieces));
  const { layers, scale, counters } = box.right - box.left > WIDE * CELL ? FAR : NEAR;
  const shown = ({ layer, from = 0, to = Infinity, box: own }: Item): boolean =>
    layers.has(layer) && scale >= from && scale < to && meet(own, box);
  const items = [...sheet.ground, ...sheet.texture(scale, box), ...sheet.lines].filter(shown);
  const labels = sheet.labels(scale).filter(({ layer, spot }) => layers.has(layer) && holds(box, spot));
  const pieces = picture.pieces.filter((piece) => {
    const spot = spotOf(sheet, piece);
    return spot !== undefined && holds(box, spot);
  });
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const pixels = (length: number): number => Math.round((length * scale) / CELL);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width="${pixels(width)}" height="${pixels(height)}" viewBox="${numbers(box.left, box.top, width, height)}">`,
    `<rect x="${round(box.left)}" y="${round(box.top)}" width="${round(width)}" height="${round(height)}" fill="${DAY.paper}"/>`,
    '<g stroke-linejoin="round">',
    ...items.map((item) => itemSvg(item, scale, DAY)),
    '</g>',
    ...marks.map((mark) => `<path d="${pathOf(outlineOf(sheet.cells, mark.cell))}" ${LOOKS[mark.look]}/>`),
    ...labels.map((label) => labelSvg(label, scale, DAY)),
    ...pieces.map((piece) => pieceIn(sheet, pieces, piece, { box, size: counters })),
    ...marks.map((mark) => textOf(sheet, mark)),
    '</svg>',
  ].join('\n');
}

function cellCorners(sheet: MapSheet, cells: readonly number[]): readonly Spot[] {
  return cells.flatMap((cell) => outlineOf(sheet.cells, cell));
}

/** Room for two counters on either side of each place. */
function pieceCorners(sheet: MapSheet, pieces: readonly MapPiece[]): readonly Spot[] {
  return pieces.flatMap((piece) => {
    const spot = spotOf(sheet, piece);
    return spot === undefined ? [] : [-2, 2].map((side) => ({ x: spot.x + side * CELL, y: spot.y + side * CELL }));
  });
}

/** Round what must be seen, and no further than the sheet. */
function frameOf(sheet: MapSheet, corners: readonly Spot[]): Box {
  const { left, top, right, bottom } = boxOf(corners, MARGIN);
  return {
    left: Math.max(left, sheet.box.left),
    top: Math.max(top, sheet.box.top),
    right: Math.min(right, sheet.box.right),
    bottom: Math.min(bottom, sheet.box.bottom),
  };
}

/** Counters of one cell lie side by side within it, each as small as it must be. */
function pieceIn(
  sheet: MapSheet,
  pieces: readonly MapPiece[],
  piece: MapPiece,
  { box, size }: { readonly box: Box; readonly size: number },
): string {
  const spot = spotOf(sheet, piece)!;
  if (piece.side === undefined) return `<g transform="translate(${numbers(spot.x, spot.y)})">${signSvg(piece)}</g>`;
  const mates = pieces.filter((other) => other.side !== undefined && String(other.at) === String(piece.at));
  const across = Math.ceil(Math.sqrt(mates.length));
  const down = Math.ceil(mates.length / across);
  const place = mates.indexOf(piece);
  const [east, south] = [(place % across) - (across - 1) / 2, Math.floor(place / across) - (down - 1) / 2];
  // Seen from afar there is room beside a place.
  const shrunk = size > 1 ? size : size / across;
  const side = 0.96 * CELL * shrunk;
  const x = within(spot.x, (across * side) / 2, box.left, box.right);
  const y = within(spot.y, (down * side) / 2, box.top, box.bottom);
  const at = numbers(x + east * side, y + south * side);
  return `<g transform="translate(${at}) scale(${Math.round(100 * shrunk) / 100})">${counterSvg(piece, piece.side)}</g>`;
}

/** As near to a place as the frame lets something of this half width stand. */
function within(at: number, half: number, from: number, to: number): number {
  return Math.max(from + half, Math.min(to - half, at));
}

/** Below the middle, where a counter leaves room. */
function textOf(sheet: MapSheet, { cell, text }: FigureMark): string {
  if (text === undefined) return '';
  const { x, y } = sheet.cells.centre[cell];
  return `<text x="${round(x)}" y="${round(y + 0.12 * CELL)}" font-family="${FAMILIES.sans}" text-anchor="middle" font-size="30" font-weight="700" fill="#12260f" paint-order="stroke" stroke="#ffffff" stroke-width="7" stroke-linejoin="round">${escaped(text)}</text>`;
}

function pathOf(outline: readonly Spot[]): string {
  return `${outline.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${numbers(x, y)}`).join('')}Z`;
}

function numbers(...values: readonly number[]): string {
  return values.map(round).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
