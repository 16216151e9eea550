import { inTenths, type Box, type Line, type Spot } from '../sheet/spot.ts';
import type { Lettering, Letterings } from '../lettering/lettering.ts';
import type { DrawnSheet, DrawnWater, DrawnWay } from './drawn-sheet.ts';
import type { Item } from './item.ts';
import type { RoadClass } from './way-items.ts';

/** A sheet as a file: JSON, lines as steps in tenths, what grows as runs of samples, boxes in whole units, words by their places. */
interface SheetFile extends Omit<
  DrawnSheet,
  'water' | 'roads' | 'rails' | 'textured' | 'ground' | 'lines' | 'letterings'
> {
  readonly water: readonly Packed<DrawnWater>[];
  readonly roads: readonly Packed<DrawnWay<RoadClass>>[];
  readonly rails: readonly Packed<DrawnWay>[];
  readonly textured: readonly number[];
  readonly ground: readonly PackedItem[];
  readonly lines: readonly PackedItem[];
  readonly letterings: Letterings;
}

type Packed<T> = Omit<T, 'line'> & { readonly line: readonly number[] };
type PackedItem = Omit<Item, 'box'> & { readonly box: readonly number[] };

export function writeSheet(drawn: DrawnSheet): string {
  const file: SheetFile = {
    ...drawn,
    water: drawn.water.map(packed),
    roads: drawn.roads.map(packed),
    rails: drawn.rails.map(packed),
    textured: packRuns(drawn.textured),
    ground: drawn.ground.map(packItem),
    lines: drawn.lines.map(packItem),
    letterings: eachLettering(drawn.letterings ?? {}, packRuns),
  };
  return JSON.stringify(file);
}

export function readSheet(text: string): DrawnSheet {
  const file = JSON.parse(text) as SheetFile;
  return {
    ...file,
    water: file.water.map(unpacked),
    roads: file.roads.map(unpacked),
    rails: file.rails.map(unpacked),
    textured: unpackSamples(file.textured, file.raster.columns * file.raster.rows),
    ground: file.ground.map(unpackItem),
    lines: file.lines.map(unpackItem),
    letterings: eachLettering(file.letterings, unpackRuns),
  };
}

function packed<T extends { readonly line: Line }>(drawn: T): Packed<T> {
  const steps: number[] = [];
  let [left, top] = [0, 0];
  for (const spot of drawn.line) {
    const [x, y] = [inTenths(spot.x), inTenths(spot.y)];
    steps.push(x - left, y - top);
    [left, top] = [x, y];
  }
  return { ...drawn, line: steps };
}

function unpacked<T>(file: Packed<T>): Omit<T, 'line'> & { readonly line: Line } {
  const line: Spot[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < file.line.length; at += 2) {
    x += file.line[at];
    y += file.line[at + 1];
    line.push({ x: x / 10, y: y / 10 });
  }
  return { ...file, line };
}

/** How many are alike, what they are, and so on. */
function packRuns(values: ArrayLike<number>): readonly number[] {
  const runs: number[] = [];
  for (let from = 0; from < values.length;) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to++;
    runs.push(to - from, values[from]);
    from = to;
  }
  return runs;
}

function unpackRuns(runs: readonly number[]): readonly number[] {
  const values: number[] = [];
  for (let at = 0; at < runs.length; at += 2) for (let left = runs[at]; left > 0; left--) values.push(runs[at + 1]);
  return values;
}

function unpackSamples(runs: readonly number[], size: number): Uint8Array {
  const samples = new Uint8Array(size);
  let from = 0;
  for (let at = 0; at < runs.length; at += 2) {
    samples.fill(runs[at + 1], from, from + runs[at]);
    from += runs[at];
  }
  return samples;
}

/** The numbers of cells are nearly all at their first place: only they are packed. */
function eachLettering(letterings: Letterings, pack: (numbers: readonly number[]) => readonly number[]): Letterings {
  return Object.fromEntries(
    Object.entries(letterings).map(([scale, lettering]): [string, Lettering] => [
      scale,
      { ...lettering, numbers: pack(lettering.numbers) },
    ]),
  );
}

/** A box only says where to look: a little larger does no harm. */
function packItem({ box: { left, top, right, bottom }, ...item }: Item): PackedItem {
  return { ...item, box: [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)] };
}

function unpackItem({ box, ...item }: PackedItem): Item {
  return { ...item, box: boxOf(box) } as Item;
}

function boxOf([left, top, right, bottom]: readonly number[]): Box {
  return { left, top, right, bottom };
}
