import type { MapPiece } from '@club-route/engine';
import type { Item } from '../draw/item.ts';
import { layersOn } from '../draw/layers.ts';
import type { MapSheet } from '../draw/map-sheet.ts';
import { DAY } from '../draw/palette.ts';
import { FAMILIES } from '../lettering/type.ts';
import { between, CELL, type Spot } from '../sheet/spot.ts';
import { SYMBOLS } from '../symbols/units.generated.ts';
import type { Plate } from './plate.ts';
import { escaped, svgOf } from './svg.ts';

/** A map with pieces on it, as a picture to be sent: no title, no legend, every cell numbered for typed orders. */

const LAYERS = layersOn('mail');

/** Pixels a cell: small enough for a mail, large enough for the numbers on the counters. */
const SCALE = 46;

/** Everything below the pieces; the same for every position. */
export function pictureGround(sheet: MapSheet): string {
  const shown = ({ layer, from = 0, to = Infinity }: Item): boolean => LAYERS.has(layer) && SCALE >= from && SCALE < to;
  const plate: Plate = {
    title: sheet.theatre.file.title,
    box: sheet.box,
    map: sheet.box,
    scale: SCALE,
    // Bushes are many and say little: without them the file is a good deal smaller.
    items: [...sheet.ground, ...sheet.texture(SCALE, sheet.box), ...sheet.lines].filter(
      (item) => shown(item) && item.colour !== 'hedge',
    ),
    furniture: [],
    labels: sheet.labels(SCALE).filter(({ layer }) => LAYERS.has(layer)),
  };
  return svgOf(plate, DAY, '');
}

export function pictureSvg(sheet: MapSheet, ground: string, pieces: readonly MapPiece[]): string {
  const end = ground.lastIndexOf('</svg>');
  return `${ground.slice(0, end)}${pieces.map((piece, index) => pieceSvg(sheet, pieces, piece, index)).join('\n')}\n</svg>\n`;
}

const HALF = 0.45 * CELL;
const SANS = `font-family="${FAMILIES.sans}" text-anchor="middle"`;
export const COLOURS: Readonly<Record<string, { readonly face: string; readonly ink: string }>> = {
  allied: { face: '#d9dfb4', ink: '#1d2410' },
  german: { face: '#4d5a63', ink: '#ffffff' },
  xxx: { face: '#d9dfb4', ink: '#1d2410' },
  airborne: { face: '#e6cfc2', ink: '#3a140f' },
};
const NEUTRAL = { face: '#fbf6e9', ink: '#22201b' };
const SIGN = '#a3160f';

/** Colours of pieces whose shades must be there for their words to be read. */
export const PIECE_COLOURS: readonly (readonly [string, string])[] = [
  ...Object.values(COLOURS).map(({ face, ink }) => [face, ink] as const),
  [NEUTRAL.face, SIGN],
];

function pieceSvg(sheet: MapSheet, pieces: readonly MapPiece[], piece: MapPiece, index: number): string {
  const spot = spotOf(sheet, piece);
  if (spot === undefined) return '';
  // Pieces at one place lie side by side.
  const mates = pieces.filter((other) => other.side !== undefined && String(other.at) === String(piece.at));
  const place = pieces.slice(0, index).filter((other) => mates.includes(other)).length;
  const x = spot.x + (piece.side === undefined ? 0 : (place - (mates.length - 1) / 2) * 2.1 * HALF);
  const at = `<g transform="translate(${round(x)} ${round(spot.y)})">`;
  return piece.side === undefined ? `${at}${signSvg(piece)}</g>` : `${at}${counterSvg(piece, piece.side)}</g>`;
}

/** Name, symbol and numbers, one below the other; without a symbol the name is larger. */
export function counterSvg({ label, note, symbol }: MapPiece, side: string): string {
  const { face, ink } = COLOURS[side] ?? NEUTRAL;
  const words = (text: string, y: number, height: number, least: number): string =>
    `<text y="${y}" ${SANS} font-size="${round(Math.min(height, 148 / Math.max(least, text.length)))}" font-weight="600" fill="${ink}">${escaped(text)}</text>`;
  const lines = Object.hasOwn(SYMBOLS, symbol ?? '') ? SYMBOLS[symbol as keyof typeof SYMBOLS] : undefined;
  return [
    `<rect x="${-HALF}" y="${-HALF}" width="${2 * HALF}" height="${2 * HALF}" rx="6" fill="${face}" stroke="#22201b" stroke-width="3"/>`,
    lines === undefined ? words(label, note === undefined ? 11 : 2, 44, 3) : words(label, -20, 27, 5),
    lines === undefined ? '' : symbolSvg(lines, ink),
    note === undefined ? '' : words(note, 38, 29, 4),
  ].join('');
}

function symbolSvg(lines: string, ink: string): string {
  return `<path transform="translate(0 0) scale(0.3) translate(-100 -100)" d="M25 50H175V150H25Z${lines}" fill="none" stroke="${ink}" stroke-width="8"/>`;
}

export function signSvg({ label }: MapPiece): string {
  return `<circle r="${0.2 * CELL}" fill="${NEUTRAL.face}" stroke="${SIGN}" stroke-width="4"/><text y="7" ${SANS} font-size="${label.length > 1 ? 18 : 30}" font-weight="600" fill="${SIGN}">${escaped(label)}</text>`;
}

export function spotOf({ cells, theatre }: MapSheet, { at }: MapPiece): Spot | undefined {
  if (typeof at === 'number') return cells.centre[at];
  if (typeof at !== 'string') return between(cells.centre[at[0]], cells.centre[at[1]], 0.5);
  const [first] = theatre.places.get(at) ?? [];
  return first === undefined ? undefined : cells.centre[first];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
