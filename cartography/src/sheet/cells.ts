import { hexLayout, squareLayout, type Grid, type HexBoard } from '@club-route/engine';
import { project, type TheatreBoard } from '@club-route/theatre';
import type { Point } from '@club-route/theatre/ground';
import { findCells } from './find-cells.ts';
import { orientationOf, turned, type Orientation } from './orientation.ts';
import { boxOf, CELL, type Box, type Spot } from './spot.ts';

/** Where the cells of a board lie on its sheet. */
export interface SheetCells {
  readonly orientation: Orientation;
  /** cell -> its centre. */
  readonly centre: readonly Spot[];
  /** Corners from the centre; the side in direction d runs from corner d to corner d + 1. */
  readonly corner: readonly Spot[];
  readonly box: Box;
  /** The cell at a place, or -1. */
  at(spot: Spot): number;
  /** From latitude and longitude to the sheet. */
  place(point: Point): Spot;
}

export function sheetCells({ board, file }: TheatreBoard): SheetCells {
  const { shape } = file.grid;
  const layout = shape === 'hex' ? hexLayout(board as Grid as HexBoard) : squareLayout(board);
  const orientation = orientationOf(file.projection, shape);
  const lift = (x: number, y: number): Spot => {
    const spot = turned(orientation, { x, y });
    return { x: spot.x * CELL, y: spot.y * CELL };
  };
  const corner = layout.cornerX.map((x, index) => lift(x, layout.cornerY[index]));
  const raw = board.labels.map((_, cell) => lift(layout.x[cell], layout.y[cell]));
  const reach = boxOf(corner);
  const centres = boxOf(raw);
  const origin = { x: centres.left + reach.left, y: centres.top + reach.top };
  const moved = ({ x, y }: Spot): Spot => ({ x: x - origin.x, y: y - origin.y });
  const centre = raw.map(moved);
  return {
    orientation,
    centre,
    corner,
    box: {
      left: 0,
      top: 0,
      right: centres.right + reach.right - origin.x,
      bottom: centres.bottom + reach.bottom - origin.y,
    },
    at: findCells(centre, corner),
    place(point) {
      const { x, y } = project(file.projection, point);
      return moved(lift(x, y));
    },
  };
}

/** The corners of a cell on the sheet. */
export function outlineOf(cells: SheetCells, cell: number): readonly Spot[] {
  const { x, y } = cells.centre[cell];
  return cells.corner.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
}
