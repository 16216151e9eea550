import type { TheatreBoard } from '@club-route/theatre';
import { calmed, lengthOf, resampled } from '../sheet/measure.ts';
import { boxOf, CELL, distance, type Box, type Line, type Spot } from '../sheet/spot.ts';
import type { DrawnWater } from '../draw/drawn-sheet.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';
import { growth } from './scale.ts';
import { advance, widthOf } from './type.ts';

/** Pixels from one name of a water to its next. */
const APART = 620;

/** Writes the names of waters along their courses, where these run straightest. */
export function waterLabels(
  theatre: TheatreBoard,
  runs: readonly DrawnWater[],
  scale: { readonly cell: number; readonly kilometre: number },
  obstacles: Obstacles,
  frame: Box,
): readonly Label[] {
  const unit = CELL / scale.cell;
  return runs.flatMap(({ water, line, width }): Label[] => {
    const { name, kind } = theatre.waters[water];
    const size = (kind === 'river' ? 15 : kind === 'canal' ? 11.5 : 10.5) * growth(scale.kilometre);
    const long = widthOf('water', name) * size * unit;
    const steps = resampled(line, 6 * unit);
    const window = Math.ceil(long / (6 * unit)) + 2;
    if (lengthOf(line) < long * 1.3) return [];
    const wanted = Math.max(1, Math.round(lengthOf(line) / (APART * unit)));
    const found: { label: Label; cost: number; middle: Spot }[] = [];
    for (let start = 2; start + window < steps.length - 2; start += 3) {
      const piece = steps.slice(start, start + window);
      const course = piece[0].x <= piece.at(-1)!.x ? piece : piece.toReversed();
      const bend = lengthOf(course) / distance(course[0], course.at(-1)!) - 1;
      if (bend > 0.12) continue;
      const label = alongLabel(name, size, unit, course, width, kind === 'river');
      if (!label.boxes!.every((box) => inside(frame, box) && obstacles.isFree(box))) continue;
      const covers = label.boxes!.reduce((sum, box) => sum + obstacles.covered(box), 0);
      found.push({ label, cost: bend * 30 + covers * 0.5, middle: piece[Math.floor(window / 2)] });
    }
    const chosen: typeof found = [];
    for (const candidate of found.toSorted((a, b) => a.cost - b.cost)) {
      if (chosen.length >= wanted) break;
      if (chosen.some(({ middle }) => distance(middle, candidate.middle) < APART * 0.75 * unit)) continue;
      chosen.push(candidate);
      for (const box of candidate.label.boxes!) obstacles.addWord(box);
    }
    return chosen.map(({ label }) => label);
  });
}

/** Letter by letter, a little above the water. */
function alongLabel(text: string, size: number, unit: number, course: Line, width: number, isRiver: boolean): Label {
  const lift = Math.max(width, (isRiver ? 2.8 : 2) * unit) / 2 + 3.5 * unit;
  const offset = calmed(course, 6).map((spot, index, all) => {
    const before = all[Math.max(0, index - 2)];
    const after = all[Math.min(all.length - 1, index + 2)];
    const length = distance(before, after) || 1;
    return { x: spot.x + ((after.y - before.y) / length) * lift, y: spot.y - ((after.x - before.x) / length) * lift };
  });
  const ems = widthOf('water', text);
  let at = Math.max(0, (lengthOf(offset) - ems * size * unit) / 2);
  const letters: (Spot & { turn: number })[] = [];
  const boxes: Box[] = [];
  for (const character of text) {
    const wide = advance('water', character) * size * unit;
    const from = alongAt(offset, at);
    const to = alongAt(offset, at + wide);
    letters.push({ ...from, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI });
    boxes.push(boxOf([from, { x: from.x, y: from.y - size * 0.7 * unit }, to], 1.5 * unit));
    at += wide;
  }
  const box = boxOf(
    boxes.flatMap(({ left, top, right, bottom }) => [
      { x: left, y: top },
      { x: right, y: bottom },
    ]),
    size * unit,
  );
  return {
    layer: 'names',
    text,
    face: 'water',
    colour: 'water-name',
    size,
    spot: letters[Math.floor(letters.length / 2)],
    letters,
    halo: true,
    box,
    boxes,
  };
}

function alongAt(line: Line, far: number): Spot {
  let left = far;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1], line[index]];
    const length = distance(from, to);
    if (left <= length || index === line.length - 1) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return line[0];
}

function inside(frame: Box, box: Box): boolean {
  return box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
}
