import type { Item } from '../draw/item.ts';
import type { Label } from '../lettering/label.ts';
import { FAMILIES, TYPES } from '../lettering/type.ts';
import { lineWidth } from '../draw/line-width.ts';
import type { Palette } from '../draw/palette.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { Plate } from './plate.ts';

/** The whole plate as an SVG: the same items and words that are painted on the screen. */
export function svgOf(plate: Plate, palette: Palette, fonts: string): string {
  const { box, scale, title } = plate;
  const pixels = (value: number): number => Math.round(((value * scale) / CELL) * 100) / 100;
  const [width, height] = [pixels(box.right - box.left), pixels(box.bottom - box.top)];
  const items = (list: readonly Item[]): string => list.map((item) => itemSvg(item, scale, palette)).join('\n');
  const { left, top, right, bottom } = plate.map;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox(box)}">
<title>${escaped(title)}</title>
<style>${fonts}</style>
<clipPath id="map"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/></clipPath>
<rect x="${box.left}" y="${box.top}" width="${box.right - box.left}" height="${box.bottom - box.top}" fill="${palette.halo}"/>
<g clip-path="url(#map)" stroke-linejoin="round">
<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${palette.paper}"/>
${items(plate.items)}
</g>
<g stroke-linejoin="round">
${items(plate.furniture)}
</g>
${plate.labels.map((label) => labelSvg(label, scale, palette)).join('\n')}
</svg>
`;
}

function viewBox({ left, top, right, bottom }: Box): string {
  return `${short(left)} ${short(top)} ${short(right - left)} ${short(bottom - top)}`;
}

export function itemSvg(item: Item, scale: number, palette: Palette): string {
  const alpha = item.alpha === undefined ? '' : ` opacity="${item.alpha}"`;
  if (item.kind === 'fill') {
    return `<path fill="${palette[item.colour]}" fill-rule="evenodd"${alpha} d="${item.path}"/>`;
  }
  const width = lineWidth(item.width, item.least, item.most, scale);
  const dash =
    item.dash === undefined ? '' : ` stroke-dasharray="${item.dash.map((part) => short(part * width)).join(' ')}"`;
  const cap = item.butt === true ? '' : ' stroke-linecap="round"';
  return `<path fill="none" stroke="${palette[item.colour]}" stroke-width="${short(width)}"${dash}${cap}${alpha} d="${item.path}"/>`;
}

export function labelSvg(label: Label, scale: number, palette: Palette): string {
  const unit = CELL / scale;
  const { style, weight, family, spacing } = TYPES[label.face];
  const size = label.size * unit;
  const halo = label.halo
    ? ` paint-order="stroke" stroke="${palette.halo}" stroke-width="${short(Math.max(2.2, label.size * 0.24) * unit)}" stroke-linejoin="round"`
    : '';
  const alpha = label.alpha === undefined ? '' : ` opacity="${label.alpha}"`;
  const type = `font-family="${FAMILIES[family]}" font-style="${style}" font-weight="${weight}" font-size="${short(size)}" fill="${palette[label.colour]}"`;
  if (label.letters !== undefined) {
    const list = (of: 'x' | 'y' | 'turn'): string => label.letters!.map((letter) => short(letter[of])).join(' ');
    return `<text x="${list('x')}" y="${list('y')}" rotate="${list('turn')}" ${type}${halo}${alpha}>${escaped(label.text)}</text>`;
  }
  const place =
    label.align === 'start'
      ? `x="${short(label.spot.x)}"`
      : `x="${short(label.spot.x + (spacing * size) / 2)}" text-anchor="middle"`;
  const spaced = spacing === 0 ? '' : ` letter-spacing="${short(spacing * size)}"`;
  return `<text ${place} y="${short(label.spot.y)}" ${type}${spaced}${halo}${alpha}>${escaped(label.text)}</text>`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
