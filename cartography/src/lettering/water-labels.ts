import type { TheatreBoard } from '@club-route/theatre';
import { calmed, lengthOf, resampled } from '../sheet/measure.ts';
import { boxOf, CELL, distance, type Box, type Line, type Spot } from '../sheet/spot.ts';
import type { DrawnWater } from '../draw/drawn-sheet.ts';
import type { Label } from './label.ts';
import type { Obstacles } from './obstacles.ts';
import { growth, type Scale } from './scale.ts';
import { advance, widthOf } from './type.ts';
import { isInside } from './word.ts';

/** Pixels from one name of a water to its next. */
const APART = 620;

/** The name of a stretch of water, which may stand at any of its starts and at several of them. */
interface WaterWord {
  /** How often it is to be written, if there is room. */
  readonly wanted: number;
  readonly places: number;
  /** The course under the name there, as it is read; nothing where the water bends too much. */
  course(place: number): Line | undefined;
  along(course: Line): LongLabel;
}

/** A word of letters set one by one keeps each of their boxes clear. */
type LongLabel = Label & Required<Pick<Label, 'boxes'>>;

/** Spots of a course from one place of a name to the next. */
const STEP = 3;

/** The names of waters along their courses. */
export function waterWords(theatre: TheatreBoard, runs: readonly DrawnWater[], scale: Scale): readonly WaterWord[] {
  const unit = CELL / scale.cell;
  return runs.flatMap(({ water, line, width }): WaterWord[] => {
    const { name, kind } = theatre.waters[water];
    const size = (kind === 'river' ? 15 : kind === 'canal' ? 11.5 : 10.5) * growth(scale.kilometre);
    const long = widthOf('water', name) * size * unit;
    const length = lengthOf(line);
    if (length < long * 1.3) return [];
    const steps = resampled(line, 6 * unit);
    const window = Math.ceil(long / (6 * unit)) + 2;
    const course = (place: number): Line | undefined => {
      const start = 2 + place * STEP;
      const piece = steps.slice(start, start + window);
      const bend = bendOf(piece);
      if (bend > 0.12) return undefined;
      return piece[0].x <= piece.at(-1)!.x ? piece : piece.toReversed();
    };
    return [
      {
        wanted: Math.max(1, Math.round(length / (APART * unit))),
        places: Math.max(0, Math.ceil((steps.length - 4 - window) / STEP)),
        course,
        along: (piece) => alongLabel(name, size, unit, piece, width, kind === 'river'),
      },
    ];
  });
}

/** Word and place, again and again: where the waters run straightest and the names cover least. */
export function chooseWaters(
  words: readonly WaterWord[],
  scale: Scale,
  obstacles: Obstacles,
  frame: Box,
): readonly number[] {
  const unit = CELL / scale.cell;
  return words.flatMap((word, index) => {
    const found: { place: number; boxes: readonly Box[]; cost: number; middle: Spot }[] = [];
    for (let place = 0; place < word.places; place++) {
      const course = word.course(place);
      if (course === undefined) continue;
      const { boxes } = word.along(course);
      if (!boxes.every((box) => isInside(frame, box) && obstacles.isFree(box))) continue;
      const covers = boxes.reduce((sum, box) => sum + obstacles.covered(box), 0);
      const middle = course[Math.floor(course.length / 2)];
      found.push({ place, boxes, cost: bendOf(course) * 30 + covers * 0.5, middle });
    }
    const chosen: typeof found = [];
    for (const candidate of found.toSorted((a, b) => a.cost - b.cost)) {
      if (chosen.length >= word.wanted) break;
      if (chosen.some(({ middle }) => distance(middle, candidate.middle) < APART * 0.75 * unit)) continue;
      chosen.push(candidate);
      for (const box of candidate.boxes) obstacles.addWord(box);
    }
    return chosen.flatMap(({ place }) => [index, place]);
  });
}

/** The names of waters at the places chosen for them. */
export function writtenWaters(words: readonly WaterWord[], chosen: readonly number[]): readonly Label[] {
  const labels: Label[] = [];
  for (let at = 0; at < chosen.length; at += 2) {
    const word = words[chosen[at]];
    labels.push(word.along(word.course(chosen[at + 1])!));
  }
  return labels;
}

/** How much longer the way along a piece of water is than straight on, as a part. */
function bendOf(piece: Line): number {
  return lengthOf(piece) / distance(piece[0], piece.at(-1)!) - 1;
}

/** Letter by letter, a little above the water. */
function alongLabel(
  text: string,
  size: number,
  unit: number,
  course: Line,
  width: number,
  isRiver: boolean,
): LongLabel {
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
