import { cellLabelled } from '@club-route/engine';
import type { TheatreBoard } from '@club-route/theatre';
import type { SheetCells } from './cells.ts';
import { bendsThrough, type Bend } from './curve.ts';
import { calmed, nearestOn, resampled } from './measure.ts';
import { lean, relax } from './relax.ts';
import { CELL, type Box, type Line, type Spot } from './spot.ts';
import type { Edge } from './trace.ts';
import { wayThrough } from './way-through.ts';

/** An end this near to another river flows into it; this near to the edge, off the sheet. In cells. */
const JOINS = 2.2;
const LEAVES = 0.8;
/** How far a river may leave the middle of its cells: it stays well inside them. In cells. */
const STRAY = 0.33;
const LEAN = 0.12;

/** Rivers that have cells of their own run through the middle of them, downstream as in the country. */
export function riversThroughCells(
  theatre: TheatreBoard,
  cells: SheetCells,
  courses: readonly (Line | undefined)[],
): readonly { readonly water: number; readonly bends: readonly Bend[] }[] {
  const lines = theatre.waters.map(({ parts }, water): Line => {
    const own = parts.flatMap((part) => part.cells?.split(' ') ?? []);
    if (own.length < 2) return [];
    const spots = own.map((label) => cells.centre[cellLabelled(theatre.board, label)]);
    // Where there is no country under the board, its file lists them downstream.
    const course = courses[water] ?? spots;
    const downstream = spots.toSorted((a, b) => nearestOn(course, a).along - nearestOn(course, b).along);
    return evened(wayThrough(downstream), course);
  });
  const drawn = lines.map((line, water) => {
    if (line.length === 0) return [];
    const others = lines.filter((other, index) => index !== water && other.length > 0);
    const whole = [
      ...wayOn(line[0], line[1], others, cells.box),
      ...line,
      ...wayOn(line.at(-1)!, line.at(-2)!, others, cells.box),
    ];
    return calmed(resampled(whole, 0.5 * CELL), 2);
  });
  return drawn.flatMap((line, water) => {
    if (line.length === 0) return [];
    const others = drawn.filter((other, index) => index !== water && other.length > 0);
    return [{ water, bends: bendsThrough([...mouth(line[0], others), ...line, ...mouth(line.at(-1)!, others)]) }];
  });
}

/** Smoothing moves both rivers where one flows into the other: the last bit to where the other now runs. */
function mouth(end: Spot, others: readonly Line[]): Line {
  const feet = others.map((other) => nearestOn(other, end)).toSorted((a, b) => a.far - b.far);
  return feet[0] !== undefined && feet[0].far > 1 && feet[0].far < 0.8 * CELL ? [feet[0].spot] : [];
}

/** Takes the steps out of a row of cells. */
function evened(line: Line, course: Line): Line {
  const edges = line.slice(1).map((_, index): Edge => [index, index + 1]);
  const settled = relax(line, edges, { rounds: 20, limit: () => STRAY * CELL });
  return lean(
    settled,
    edges,
    () => LEAN * CELL,
    (_, spot) => {
      const foot = nearestOn(course, spot);
      return foot.far < CELL ? foot.spot : undefined;
    },
  );
}

/** Where a river goes on beyond its last cell. At the edge of the sheet that is off it, by the shortest way. */
function wayOn(end: Spot, before: Spot, others: readonly Line[], box: Box): Line {
  const out = wayOut(end, box);
  if (out !== undefined) return [{ x: out.x + (end.x - before.x) / 2, y: out.y + (end.y - before.y) / 2 }];
  const feet = others.map((other) => nearestOn(other, end)).toSorted((a, b) => a.far - b.far);
  return feet[0] !== undefined && feet[0].far < JOINS * CELL ? [feet[0].spot] : [];
}

function wayOut({ x, y }: Spot, box: Box): Spot | undefined {
  const near = LEAVES * CELL;
  if (x - box.left < near) return { x: box.left - CELL, y };
  if (box.right - x < near) return { x: box.right + CELL, y };
  if (y - box.top < near) return { x, y: box.top - CELL };
  return box.bottom - y < near ? { x, y: box.bottom + CELL } : undefined;
}
