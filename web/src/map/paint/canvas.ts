import type { Item } from '@club-route/cartography/draw/item';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { Label } from '@club-route/cartography/lettering/label';
import { fontOf, TYPES, type Face } from '@club-route/cartography/lettering/type';
import { CELL, meet, type Box } from '@club-route/cartography/sheet/spot';
import { lineWidth } from '@club-route/cartography/draw/line-width';
import type { Palette } from '@club-route/cartography/draw/palette';

/** A part of a sheet to be painted. */
export interface Picture {
  readonly sheet: MapSheet;
  readonly palette: Palette;
  readonly layers: ReadonlySet<Layer>;
  /** Pixels a cell, as the eye sees it; `density` device pixels for each of them. */
  readonly scale: number;
  readonly density: number;
  /** Only words in these hands. Default: all. */
  readonly faces?: ReadonlySet<Face>;
  /** The part, in sheet units. */
  readonly box: Box;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const paths = new WeakMap<Item, Path2D>();

function pathOf(item: Item): Path2D {
  const known = paths.get(item) ?? new Path2D(item.path);
  paths.set(item, known);
  return known;
}

/** Paints a part of a sheet; the upper left corner of the part is that of the canvas. */
export function paint(context: Context, picture: Picture): void {
  const { sheet, palette, layers, scale, density, box } = picture;
  const zoom = (scale / CELL) * density;
  context.setTransform(zoom, 0, 0, zoom, -box.left * zoom, -box.top * zoom);
  context.save();
  const { left, top, right, bottom } = sheet.box;
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  context.clip();
  context.fillStyle = palette.paper;
  context.fill();
  context.lineJoin = 'round';
  for (const item of [...sheet.ground, ...sheet.texture(scale, box), ...sheet.lines]) {
    if (!layers.has(item.layer) || scale < (item.from ?? 0) || scale >= (item.to ?? Infinity)) continue;
    if (meet(item.box, box)) paintItem(context, item, palette, scale);
  }
  context.restore();
  for (const label of sheet.labels(scale)) {
    if (picture.faces?.has(label.face) === false) continue;
    if (layers.has(label.layer) && meet(label.box, box)) paintLabel(context, label, palette, scale);
  }
}

export function paintItem(context: Context, item: Item, palette: Palette, scale: number): void {
  context.globalAlpha = item.alpha ?? 1;
  if (item.kind === 'fill') {
    context.fillStyle = palette[item.colour];
    context.fill(pathOf(item), 'evenodd');
    return;
  }
  const width = lineWidth(item.width, item.least, item.most, scale);
  context.strokeStyle = palette[item.colour];
  context.lineWidth = width;
  context.lineCap = item.butt === true ? 'butt' : 'round';
  context.setLineDash(item.dash === undefined ? [] : item.dash.map((part) => part * width));
  context.stroke(pathOf(item));
}

export function paintLabel(context: Context, label: Label, palette: Palette, scale: number): void {
  const unit = CELL / scale;
  const { spacing } = TYPES[label.face];
  context.save();
  context.globalAlpha = label.alpha ?? 1;
  context.font = fontOf(label.face, label.size);
  context.fillStyle = palette[label.colour];
  context.strokeStyle = palette.halo;
  context.lineWidth = Math.max(2.2, label.size * 0.24);
  context.lineJoin = 'round';
  context.setLineDash([]);
  const write = (text: string, x: number, y: number, turn: number, way: 'stroke' | 'fill'): void => {
    context.save();
    context.translate(x, y);
    context.scale(unit, unit);
    context.rotate((turn * Math.PI) / 180);
    if (way === 'stroke') context.strokeText(text, 0, 0);
    else context.fillText(text, 0, 0);
    context.restore();
  };
  if (label.letters === undefined) {
    context.textAlign = label.align ?? 'center';
    context.letterSpacing = `${spacing * label.size}px`;
    // The space after the last letter would push a centred word to the left.
    const x = label.spot.x + (label.align === undefined ? (spacing * label.size * unit) / 2 : 0);
    if (label.halo) write(label.text, x, label.spot.y, 0, 'stroke');
    write(label.text, x, label.spot.y, 0, 'fill');
  } else {
    const characters = Array.from(label.text);
    for (const way of ['stroke', 'fill'] as const) {
      for (const [index, { x, y, turn }] of label.letters.entries()) write(characters[index], x, y, turn, way);
    }
  }
  context.restore();
}
