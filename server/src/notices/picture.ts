import { setImmediate } from 'node:timers/promises';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { PIECE_COLOURS, pictureGround, pictureSvg } from '@club-route/cartography/export/picture';
import type { MapPicture } from '@club-route/engine';
import { isBoardId, type BoardId } from '@club-route/theatre/boards';
import { renderAsync, type RenderedImage } from '@resvg/resvg-js';
import type { Club } from '../club.ts';
import type { Part } from './letter.ts';
import { fontFiles } from './fonts.ts';
import { choosePalette, type Palette } from './palette.ts';
import { palettePng } from './png.ts';

/** Pictures of positions. What is drawn comes from a seat's sight; here nothing more of the match is known. */

interface Drawn {
  readonly sheet: MapSheet;
  readonly ground: string;
  readonly palette: Palette;
}

/** As wide as mail programs show it. */
const WIDTH = 720;

/** Enough for the country; pieces have their own besides. */
const COUNTRY_COLOURS = 32;

/** Each board is drawn once, when the first picture of it is wanted, and others get their answers between the steps. */
const boards = new Map<BoardId, Promise<Drawn>>();

/** The colours come from the country alone, so that they are the same whatever lies on it. */
async function drawn(sheet: MapSheet): Promise<Drawn> {
  const ground = pictureGround(sheet);
  return { sheet, ground, palette: choosePalette((await render(ground)).pixels, COUNTRY_COLOURS, PIECE_COLOURS) };
}

export async function pngOf({ board, pieces }: MapPicture): Promise<Buffer> {
  if (!isBoardId(board)) throw new Error(`there is no board "${board}" to draw a picture of`);
  const known = boards.get(board) ?? openSheet(board, setImmediate).then(drawn);
  boards.set(board, known);
  const { sheet, ground, palette } = await known;
  const svg = pictureSvg(sheet, ground, pieces);
  if (svg !== last?.svg) last = { svg, png: pngFrom(svg, palette) };
  return last.png;
}

async function pngFrom(svg: string, palette: Palette): Promise<Buffer> {
  const { width, pixels } = await render(svg);
  return palettePng(width, palette.indexed(pixels), palette.colours);
}

/** The latest picture is often asked for again: for others at the same seat, at a second try. */
let last: { readonly svg: string; readonly png: Promise<Buffer> } | undefined;

/** In a thread of its own: nobody's move waits for it. */
async function render(svg: string): Promise<RenderedImage> {
  return renderAsync(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    font: {
      loadSystemFonts: false,
      fontFiles: [...(await fontFiles())],
      defaultFontFamily: 'Source Sans 3',
      serifFamily: 'Source Serif 4',
      sansSerifFamily: 'Source Sans 3',
    },
  });
}

/** A picture as a part of a letter; a letter without its picture is better than none. */
export async function pictureParts(club: Pick<Club, 'log'>, picture: MapPicture | undefined): Promise<readonly Part[]> {
  if (picture === undefined) return [];
  try {
    return [{ kind: 'picture', png: await pngOf(picture), words: 'The map as you see it' }];
  } catch (error) {
    club.log.warn({ error }, 'a picture could not be drawn');
    return [];
  }
}
