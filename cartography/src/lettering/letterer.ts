import { kilometresPerCell, type TheatreBoard } from '@club-route/theatre';
import type { DrawnSheet } from '../draw/drawn-sheet.ts';
import type { SheetCells } from '../sheet/cells.ts';
import { CELL, type Box } from '../sheet/spot.ts';
import { Banks } from './banks.ts';
import type { Label } from './label.ts';
import type { Lettering, Letterings } from './lettering.ts';
import { markWords } from './mark-labels.ts';
import { numberWords } from './number-labels.ts';
import { Obstacles } from './obstacles.ts';
import { choosePlaces, placeWords } from './place-labels.ts';
import { regionWords } from './region-labels.ts';
import { letteredFor, type Scale } from './scale.ts';
import { chooseWaters, waterWords, writtenWaters } from './water-labels.ts';
import { firstFree, written } from './word.ts';

interface Drawn extends Pick<DrawnSheet, 'water' | 'roads' | 'names'> {
  readonly frame: Box;
}

/** More names than this, and villages wait until there is room. */
const CROWD = 80;

/** Letters one sheet. What stands where is chosen when the app is built, or here; it is written out of the choice alone. */
export class Letterer {
  readonly #theatre: TheatreBoard;
  readonly #cells: SheetCells;
  readonly #drawn: Drawn;
  readonly #chosen: Letterings;
  /** The last few that were written. */
  readonly #written = new Map<number, readonly Label[]>();
  #ground: { readonly banks: Banks; readonly lines: Obstacles } | undefined;

  constructor(theatre: TheatreBoard, cells: SheetCells, drawn: Drawn, chosen: Letterings) {
    this.#theatre = theatre;
    this.#cells = cells;
    this.#drawn = drawn;
    this.#chosen = chosen;
  }

  /** The words at so many pixels a cell. */
  labels(pixelsPerCell: number): readonly Label[] {
    const cell = letteredFor(pixelsPerCell);
    const before = this.#written.get(cell);
    if (before !== undefined) return before;
    const labels = this.#write(cell, this.#chosen[cell] ?? this.choose(cell));
    if (this.#written.size > 6) this.#written.delete(this.#written.keys().next().value!);
    this.#written.set(cell, labels);
    return labels;
  }

  /** Finds a place for each word, the larger ones first. */
  choose(cell: number): Lettering {
    this.#ground ??= groundOf(this.#theatre, this.#cells, this.#drawn);
    const { banks, lines } = this.#ground;
    const { frame } = this.#drawn;
    const obstacles = lines.fresh();
    const words = this.#words(cell);
    const great = choosePlaces(words.great, obstacles, frame, banks);
    const waters = chooseWaters(words.waters, scaleOf(this.#theatre, cell), obstacles, frame);
    const small = choosePlaces(words.small, obstacles, frame, banks);
    const regions = firstFree(words.regions, obstacles, frame);
    const numbers = firstFree(words.numbers, obstacles);
    const marks = firstFree(words.marks, obstacles);
    return { great, small, waters, regions, numbers, marks };
  }

  #write(cell: number, chosen: Lettering): readonly Label[] {
    const words = this.#words(cell);
    return [
      ...written(words.regions, chosen.regions),
      ...writtenWaters(words.waters, chosen.waters),
      ...written(words.numbers, chosen.numbers),
      ...written(words.small, chosen.small),
      ...written(words.great, chosen.great),
      ...written(words.marks, chosen.marks),
    ];
  }

  #words(cell: number) {
    const scale = scaleOf(this.#theatre, cell);
    const { names, water, frame } = this.#drawn;
    const [great, small] = [names.filter(({ rank }) => rank < 2), names.filter(({ rank }) => rank >= 2)];
    return {
      great: placeWords(great, scale, false),
      waters: waterWords(this.#theatre, stemsOf(water), scale),
      small: placeWords(small, scale, names.length > CROWD),
      regions: regionWords(this.#cells, scale),
      numbers: numberWords(this.#theatre.board, this.#cells, cell),
      marks: markWords(this.#theatre, this.#cells, cell, frame),
    };
  }
}

function scaleOf({ file }: TheatreBoard, cell: number): Scale {
  return { cell, kilometre: cell / kilometresPerCell(file.projection) };
}

function stemsOf(water: Drawn['water']): Drawn['water'] {
  return water.filter(({ isArm }) => !isArm);
}

/** What words keep clear of. */
function groundOf(theatre: TheatreBoard, cells: SheetCells, { water, roads, names }: Drawn) {
  const banks = new Banks(stemsOf(water).filter(({ water: of }) => theatre.waters[of].kind !== 'stream'));
  const lines = new Obstacles();
  for (const { line } of water) lines.addLine(line, 0.5);
  for (const { line, of } of roads) lines.addLine(line, of === 'club' ? 0.6 : of === 'road' ? 0.25 : 0.1);
  for (const { spot } of names) lines.addLine([spot, { x: spot.x + 1, y: spot.y }], 1.5);
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
  return { banks, lines };
}
