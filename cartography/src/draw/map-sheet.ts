import { kilometresPerCell, type TheatreBoard } from '@club-route/theatre';
import type { Label } from '../lettering/label.ts';
import { Letterer } from '../lettering/letterer.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { SCALES } from '../lettering/scale.ts';
import { sheetCells, type SheetCells } from '../sheet/cells.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import type { DrawnSheet } from './drawn-sheet.ts';
import type { Item } from './item.ts';
import { texturesOf } from './texture-items.ts';

/** A board drawn as a map: what to draw, from the ground up, and the words for every scale. */
export interface MapSheet extends Omit<DrawnSheet, 'raster' | 'textured' | 'names' | 'letterings'> {
  readonly theatre: TheatreBoard;
  readonly cells: SheetCells;
  readonly box: Box;
  readonly kilometresPerCell: number;
  texture(pixelsPerCell: number, box: Box): readonly Item[];
  /** The words at so many pixels a cell. */
  labels(pixelsPerCell: number): readonly Label[];
}

/** The sheet of a board as it was drawn, now or when the app was built. */
export function mapSheet(
  theatre: TheatreBoard,
  { raster, textured, names, letterings = {}, ...drawn }: DrawnSheet,
  cells = sheetCells(theatre),
): MapSheet {
  const { box } = cells;
  const letterer = new Letterer(theatre, cells, { ...drawn, names, frame: inner(box) }, letterings);
  return {
    ...drawn,
    theatre,
    cells,
    box,
    kilometresPerCell: kilometresPerCell(theatre.file.projection),
    texture: texturesOf(raster, textured),
    labels: (pixelsPerCell) => letterer.labels(pixelsPerCell),
  };
}

/** The drawing with the place of each word chosen for these scales; by default for every one. */
export function lettered(theatre: TheatreBoard, drawn: DrawnSheet, scales = SCALES): DrawnSheet {
  const cells = sheetCells(theatre);
  const letterer = new Letterer(theatre, cells, { ...drawn, frame: inner(cells.box) }, {});
  const letterings = Object.fromEntries(scales.map((scale): [number, Lettering] => [scale, letterer.choose(scale)]));
  return { ...drawn, letterings };
}

function inner({ left, top, right, bottom }: Box): Box {
  const margin = 0.06 * CELL;
  return { left: left + margin, top: top + margin, right: right - margin, bottom: bottom - margin };
}
