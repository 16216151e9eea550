import { cellLabelled } from '@club-route/engine';
import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { bendsThrough, type Bend } from './curve.ts';
import { nearestOn, resampled } from './measure.ts';
import { between, boxOf, CELL, distance, type Box, type Line, type Spot } from './spot.ts';

/** An end this near to another river flows into it; this near to the edge, off the sheet. In cells. */
const JOINS = 2.2;
const LEAVES = 1.2;

/** Rivers that have cells of their own run through the middle of them, in the order of their course in the country. */
export function riversThroughCells(
  theatre: TheatreBoard,
  cells: SheetCells,
  courses: readonly (Line | undefined)[],
): readonly { readonly water: number; readonly bends: readonly Bend[] }[] {
  const lines = theatre.waters.map(({ parts }, water): Line => {
    const own = parts.flatMap((part) => part.cells?.split(' ') ?? []);
    const course = courses[water];
    if (own.length < 2 || course === undefined) return [];
    const middle = own
      .map((label) => cells.centre[cellLabelled(theatre.board, label)])
      .map((spot) => ({ spot, along: nearestOn(course, spot).along }))
      .toSorted((a, b) => a.along - b.along)
      .map(({ spot }) => spot);
    return evened(middle);
  });
  return lines.flatMap((line, water) => {
    if (line.length === 0) return [];
    const others = lines.filter((_, index) => index !== water).filter((other) => other.length > 0);
    const whole = [
      ...wayOn(line[0], line[1], others, cells.box),
      ...line,
      ...wayOn(line.at(-1)!, line.at(-2)!, others, cells.box),
    ];
    return [{ water, bends: bendsThrough(resampled(whole, 0.8 * CELL)) }];
  });
}

/** Takes the steps out of a row of cells. The ends stay. */
function evened(line: Line): Line {
  let spots = line;
  for (let round = 0; round < 3; round++) {
    spots = spots.map((spot, index) => {
      const [before, after] = [spots[index - 1], spots[index + 1]];
      return before === undefined || after === undefined ? spot : between(spot, between(before, after, 0.5), 0.6);
    });
  }
  return spots;
}

function wayOn(end: Spot, before: Spot, others: readonly Line[], box: Box): Line {
  const feet = others.map((other) => nearestOn(other, end)).toSorted((a, b) => a.far - b.far);
  if (feet[0] !== undefined && feet[0].far < JOINS * CELL) return [feet[0].spot];
  const room = boxOf([end], LEAVES * CELL);
  const leaves = room.left < box.left || room.top < box.top || room.right > box.right || room.bottom > box.bottom;
  return leaves && distance(end, before) > 0 ? [between(before, end, 1 + (2 * CELL) / distance(end, before))] : [];
}
