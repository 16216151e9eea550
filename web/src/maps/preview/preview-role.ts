import { layersOn } from '@club-route/cartography/draw/layers';
import type { Face } from '@club-route/cartography/lettering/type';
import { CELL } from '@club-route/cartography/sheet/spot';
import italic from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2?url';
import upright from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { paint } from '../../map/paint/canvas.ts';
import { openSheet } from '../../map/sheets.ts';
import { raise } from '../../workers/answer.ts';
import type { PreviewPainted, PreviewWanted } from './messages.ts';

// Drawing a whole board takes a good part of a second: here it holds up nobody.

const LAYERS = layersOn('list');
/** A small picture has room for the greatest names only. */
const FACES: ReadonlySet<Face> = new Set<Face>(['city', 'water']);

/** A worker has the fonts that it fetches; one that does not come is replaced by the system's. */
const fonts = Promise.allSettled(
  [
    new FontFace('Source Serif 4', `url(${upright})`, { weight: '200 900' }),
    new FontFace('Source Serif 4', `url(${italic})`, { weight: '200 900', style: 'italic' }),
  ].map(async (face) => {
    (globalThis as unknown as { readonly fonts: FontFaceSet }).fonts.add(await face.load());
  }),
);

async function draw({ board, width, height, density, palette }: PreviewWanted): Promise<ImageBitmap> {
  const [sheet] = await Promise.all([openSheet(board), fonts]);
  const { right, bottom } = sheet.box;
  const scale = Math.min((width * CELL) / right, (height * CELL) / bottom);
  const canvas = new OffscreenCanvas(
    Math.round((right / CELL) * scale * density),
    Math.round((bottom / CELL) * scale * density),
  );
  paint(canvas.getContext('2d')!, { sheet, palette, layers: LAYERS, faces: FACES, scale, density, box: sheet.box });
  return canvas.transferToImageBitmap();
}

async function answer(wanted: PreviewWanted): Promise<void> {
  const picture = await draw(wanted);
  postMessage({ id: wanted.id, picture } satisfies PreviewPainted, { transfer: [picture] });
}

/** Answers from here on, one after the other: the first picture is there before the last is begun. */
export function serve(): void {
  let before = Promise.resolve();
  addEventListener('message', ({ data }: MessageEvent<PreviewWanted>) => {
    // One that fails holds up no other; whoever started this worker hears of it.
    before = before.then(() => answer(data)).catch(raise);
  });
}
