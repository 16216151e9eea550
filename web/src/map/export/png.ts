import { paintItem, paintLabel } from '../paint/canvas.ts';
import type { Palette } from '@club-route/cartography/draw/palette';
import { CELL } from '@club-route/cartography/sheet/spot';
import type { Plate } from '@club-route/cartography/export/plate';

/** Twice as fine as the screen. */
const DENSITY = 2;

/** The plate as a picture. */
export async function pngOf(plate: Plate, palette: Palette): Promise<Blob> {
  const { box, map, scale } = plate;
  const zoom = (scale / CELL) * DENSITY;
  const canvas = document.createElement('canvas');
  canvas.width = Math.round((box.right - box.left) * zoom);
  canvas.height = Math.round((box.bottom - box.top) * zoom);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw the picture.');
  context.fillStyle = palette.halo;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(zoom, 0, 0, zoom, -box.left * zoom, -box.top * zoom);
  context.lineJoin = 'round';
  context.save();
  context.beginPath();
  context.rect(map.left, map.top, map.right - map.left, map.bottom - map.top);
  context.clip();
  context.fillStyle = palette.paper;
  context.fill();
  for (const item of plate.items) paintItem(context, item, palette, scale);
  context.restore();
  for (const item of plate.furniture) paintItem(context, item, palette, scale);
  for (const label of plate.labels) paintLabel(context, label, palette, scale);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob === null ? reject(new Error('The picture is too large for this browser.')) : resolve(blob),
    );
  });
}
