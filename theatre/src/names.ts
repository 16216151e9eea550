import { cellLabelled, sideBetween, type Board } from '@club-route/engine';
import type { CrossingFile } from './board-file.ts';
import type { TheatreBoard } from './board.ts';

/** Names of cells, places and crossings, as they stand in sentences and in typed orders. */

export class CellNames {
  readonly #board: Board;
  readonly #places = new Map<number, string>();
  readonly #cells = new Map<string, readonly number[]>();

  constructor({ board, file }: TheatreBoard) {
    this.#board = board;
    // Where several places share a cell, the first on the list names it.
    for (const [name, , labels] of file.names) {
      const cells = labels.split(' ').map((label) => cellLabelled(board, label));
      for (const cell of cells) if (!this.#places.has(cell)) this.#places.set(cell, name);
      if (!this.#cells.has(bare(name))) this.#cells.set(bare(name), cells);
    }
  }

  /** The cells of a place, however its name is spelled; none where there is no such place. */
  cellsOf(place: string): readonly number[] {
    return this.#cells.get(bare(place)) ?? [];
  }

  /** The place in a cell, if it has one. */
  placeOf(cell: number): string | undefined {
    return this.#places.get(cell);
  }

  /** "2621 (Nijmegen)", or the number alone. */
  nameOf(cell: number): string {
    const label = this.#board.labels[cell];
    const place = this.placeOf(cell);
    return place === undefined ? label : `${label} (${place})`;
  }
}

/** A crossing over one side of a board. */
export interface Crossing {
  readonly id: string;
  /** As it is called in a sentence: "Veghel railway". */
  readonly name: string;
  readonly kind: CrossingFile['kind'];
  readonly side: number;
  /** The two cells that share it. */
  readonly cells: readonly [number, number];
}

/** The crossings over sides, in the order of the board; where water has cells of its own there are none. */
export function crossingsOf({ board, crossings }: TheatreBoard): readonly Crossing[] {
  return crossings.flatMap(({ id, name, kind, cells }): Crossing[] => {
    const [one, two, ...more] = cells.split(' ').map((label) => cellLabelled(board, label));
    if (more.length > 0) return [];
    // On the map a name says which water: "Veghel, canal railway".
    const spoken = name.replace(', canal', '').replace(',', '');
    return [{ id, name: spoken, kind, side: sideBetween(board, one, two), cells: [one, two] }];
  });
}

/** The place in a list of the crossing that somebody means: by its name, with or without "bridge", or its cells; or -1. */
export function crossingNamed(board: Board, crossings: readonly Crossing[], text: string): number {
  const wanted = bare(text);
  if (wanted === '') return -1;
  return crossings.findIndex(({ id, name, cells }) => {
    const [one, two] = cells.map((cell) => board.labels[cell]);
    return [id, name, `${name} bridge`, `${one}${two}`, `${two}${one}`].some((spelling) => bare(spelling) === wanted);
  });
}

/** Without case, blanks and signs. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
