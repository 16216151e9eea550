import type { Palette } from '@club-route/cartography/draw/palette';
import type { BoardId } from '@club-route/theatre/boards';

/** A small picture of a board that is wanted: how large at most, in pixels of the page, and in which colours. */
export interface PreviewWanted {
  readonly id: number;
  readonly board: BoardId;
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly palette: Palette;
}

export interface PreviewPainted {
  readonly id: number;
  readonly picture: ImageBitmap;
}
