import { drawSheet, type MapSheet } from '@club-route/cartography/draw/map-sheet';
import { pictureGround, pictureSvg } from '@club-route/cartography/export/picture';
import type { MapPicture } from '@club-route/engine';
import { loadHexBoard } from '@club-route/theatre';
import { renderAsync } from '@resvg/resvg-js';
import type { Club } from '../club.ts';
import type { Part } from '../mail/letter.ts';
import { fontFiles } from './fonts.ts';

/** Pictures of positions. What is drawn comes from a seat's sight; here nothing more of the match is known. */

interface Drawn {
  readonly sheet: MapSheet;
  readonly ground: string;
}

/** Boards on which games with pictures are played; each is drawn once, when the first picture is wanted. */
const BOARDS: Readonly<Record<string, () => Promise<Drawn>>> = {
  'farthest-bridge': async () => {
    const [{ farthestBridge }, ground] = await Promise.all([
      import('@club-route/theatre/farthest-bridge'),
      import('@club-route/theatre/ground'),
    ]);
    const sheet = drawSheet(loadHexBoard(farthestBridge), ground);
    return { sheet, ground: pictureGround(sheet) };
  },
};
const drawn = new Map<string, Promise<Drawn>>();

export async function pngOf({ board, pieces }: MapPicture): Promise<Buffer | undefined> {
  const open = BOARDS[board];
  if (open === undefined) return undefined;
  const known = drawn.get(board) ?? open();
  drawn.set(board, known);
  const { sheet, ground } = await known;
  const svg = pictureSvg(sheet, ground, pieces);
  if (svg !== last?.svg) last = { svg, png: render(svg) };
  return last.png;
}

/** The latest picture is often asked for again: for others at the same seat, at a second try. */
let last: { readonly svg: string; readonly png: Promise<Buffer> } | undefined;

/** In a thread of its own: nobody's move waits for it. */
async function render(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [...(await fontFiles())],
      defaultFontFamily: 'Source Sans 3',
      serifFamily: 'Source Serif 4',
      sansSerifFamily: 'Source Sans 3',
    },
  });
  return image.asPng();
}

/** A picture as a part of a letter; a letter without its picture is better than none. */
export async function pictureParts(club: Club, picture: MapPicture | undefined): Promise<readonly Part[]> {
  if (picture === undefined) return [];
  try {
    const png = await pngOf(picture);
    return png === undefined ? [] : [{ kind: 'picture', png, words: 'The map as you see it' }];
  } catch (error) {
    club.log.warn({ error }, 'a picture could not be drawn');
    return [];
  }
}
