import { kilometresPerCell, type TheatreBoard } from '@club-route/theatre';
import type { DrawnSheet } from '../draw/drawn-sheet.ts';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import { Banks } from './banks.ts';
import type { Label } from './label.ts';
import { markLabels } from './mark-labels.ts';
import { numberLabels } from './number-labels.ts';
import { Obstacles } from './obstacles.ts';
import { placeLabels } from './place-labels.ts';
import { regionLabels } from './region-labels.ts';
import { waterLabels } from './water-labels.ts';

interface Drawn extends Pick<DrawnSheet, 'water' | 'roads' | 'names'> {
  readonly frame: Box;
}

/** More names than this, and villages wait until there is room. */
const CROWD = 80;

/** Letters a sheet for any scale; remembers the last few. */
export function letterer(
  theatre: TheatreBoard,
  cells: SheetCells,
  { water, roads, names: places, frame }: Drawn,
): (pixelsPerCell: number) => readonly Label[] {
  const stems = water.filter(({ isArm }) => !isArm);
  const banks = new Banks(stems.filter(({ water: of }) => theatre.waters[of].kind !== 'stream'));
  const lines = new Obstacles();
  for (const { line } of water) lines.addLine(line, 0.5);
  for (const { line, of } of roads) lines.addLine(line, of === 'club' ? 0.6 : of === 'road' ? 0.25 : 0.1);
  for (const { spot } of places) lines.addLine([spot, { x: spot.x + 1, y: spot.y }], 1.5);
  // The houses of a city are no paper to write on.
  for (const [cell, kind] of theatre.terrain.entries()) {
    if (theatre.terrainKinds[kind] !== 'city') continue;
    const { x, y } = cells.centre[cell];
    for (const down of [-0.3, 0, 0.3]) {
      const at = y + down * CELL;
      lines.addLine(
        [
          { x: x - 0.35 * CELL, y: at },
          { x: x + 0.35 * CELL, y: at },
        ],
        0.35,
      );
    }
  }
  const known = new Map<number, readonly Label[]>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const scale = { cell, kilometre: cell / kilometresPerCell(theatre.file.projection) };
    const obstacles = lines.fresh();
    const great = placeLabels(
      places.filter(({ rank }) => rank < 2),
      scale,
      obstacles,
      frame,
      banks,
      false,
    );
    const waters = waterLabels(theatre, stems, scale, obstacles, frame);
    const small = placeLabels(
      places.filter(({ rank }) => rank >= 2),
      scale,
      obstacles,
      frame,
      banks,
      places.length > CROWD,
    );
    const regions = regionLabels(cells, scale, obstacles, frame);
    const labels = [
      ...regions,
      ...waters,
      ...numberLabels(theatre.board, cells, cell, obstacles),
      ...small,
      ...great,
      ...markLabels(theatre, cells, cell, obstacles, frame),
    ];
    if (known.size > 6) known.delete(known.keys().next().value!);
    known.set(cell, labels);
    return labels;
  };
}
