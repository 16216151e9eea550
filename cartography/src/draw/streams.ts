import type { Water } from '@club-route/theatre/ground';
import type { SheetCells } from '../sheet/cells.ts';
import { bendsThrough, sampled } from '../sheet/curve.ts';
import { nearestOn } from '../sheet/measure.ts';
import { CELL, type Line } from '../sheet/spot.ts';
import type { SheetWater } from '../sheet/water.ts';

/** A stream whose mouth is this near to a water of the board flows into it. */
const NEAR = 1.2 * CELL;

/** Brooks that no rule knows: they only make the country look wet. Those the board knows are drawn as it says. */
export function streamLines(
  ground: readonly Water[],
  known: ReadonlySet<string>,
  cells: SheetCells,
  water: SheetWater,
): readonly Line[] {
  return ground
    .filter(({ id, kind }) => kind === 'stream' && !known.has(id))
    .map(({ line }) => {
      const course = line.map((point) => cells.place(point));
      const feet = water.runs.map((run) => nearestOn(run.line, course.at(-1)!)).toSorted((a, b) => a.far - b.far);
      const mouth = feet[0] !== undefined && feet[0].far < NEAR ? [feet[0].spot] : [];
      return sampled(bendsThrough([...course.slice(0, mouth.length > 0 ? -1 : undefined), ...mouth]), 5);
    });
}
