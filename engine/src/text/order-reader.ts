import { sideBetween, type Board } from '../board/index.ts';
import type { Refusal } from '../contract.ts';

/** A way of a unit: where to, and perhaps every cell that it enters. */
export interface TypedWay {
  readonly to: number;
  readonly path?: readonly number[];
}

/** What a reader must know of a game. Examples are orders of that game as somebody would type them. */
export interface OrderTerms {
  readonly board: Board;
  /** A cell as it is called in a sentence. */
  cellName(cell: number): string;
  /** The cells of a place by its name, which may have several words; none where there is no such place. */
  cellsOf?(place: string): readonly number[];
  /** The unit that a word names, or -1. */
  unitNamed(word: string): number;
  readonly examples: { readonly cell: string; readonly way: string; readonly side: string };
}

/** The longest name of a place, in words. */
const MOST_WORDS = 4;

/** Longer words are cut where a refusal repeats them. */
const QUOTED = 20;

/**
 * Reads the words of typed orders: hexes, ways, units and hexsides. Each reading goes on with what it has read, or ends
 * with a refusal that says what could not be read and what would be right.
 */
export class OrderReader {
  readonly #terms: OrderTerms;

  constructor(terms: OrderTerms) {
    this.#terms = terms;
  }

  /** The cell that a word names, or -1. */
  cellNamed(word: string): number {
    return this.#terms.board.cellByLabel.get(word) ?? -1;
  }

  /** The cells that the first words name, by number or by place, and how many words that takes; none if they name none. */
  place(words: readonly string[]): { readonly cells: readonly number[]; readonly words: number } {
    const numbered = this.cellNamed(words[0] ?? '');
    if (numbered >= 0) return { cells: [numbered], words: 1 };
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
      const cells = this.#terms.cellsOf?.(words.slice(0, count).join(' ')) ?? [];
      if (cells.length > 0) return { cells, words: count };
    }
    return { cells: [], words: 0 };
  }

  /** The first cell named, and the words after it. */
  cell<T>(words: readonly string[], make: (cell: number, rest: readonly string[]) => T): T | Refusal {
    const { cells, words: count } = this.place(words);
    const [first, ...more] = cells;
    if (first === undefined) {
      const example = this.#terms.examples.cell;
      const word = (words[0] ?? '').slice(0, QUOTED);
      return unreadable(`No place or hex on this map matches "${word}". Hexes have numbers like ${example}.`);
    }
    return more.length === 0 ? make(first, words.slice(count)) : this.several(cells);
  }

  /** Why a place with several hexes is not enough. */
  several(cells: readonly number[]): Refusal {
    const numbers = cells.map((cell) => this.#terms.board.labels[cell]).join(', ');
    return unreadable(`That place has several hexes. Name one of ${numbers}.`);
  }

  cells<T>(words: readonly string[], make: (cells: readonly number[]) => T): T | Refusal {
    const all: number[] = [];
    let left = words;
    while (left.length > 0) {
      const refusal = this.cell(left, (cell, rest) => {
        all.push(cell);
        left = rest;
        return undefined;
      });
      if (refusal !== undefined) return refusal;
    }
    return make(all);
  }

  unit<T>(word: string, make: (unit: number) => T): T | Refusal {
    const unit = this.#terms.unitNamed(word);
    return unit >= 0 ? make(unit) : unreadable(`"${word.slice(0, QUOTED)}" is not a unit in this game.`);
  }

  units<T>(words: readonly string[], make: (units: readonly number[]) => T): T | Refusal {
    return each(words, (word, next) => this.unit(word, next), make);
  }

  /** A destination, or `by` and every cell of the way. */
  way<T>(words: readonly string[], make: (way: TypedWay) => T): T | Refusal {
    const by = words[0]?.toLowerCase() === 'by';
    return this.cells(by ? words.slice(1) : words, (cells) => {
      if (cells.length === 0) return unreadable(`Say where to go, for example "${this.#terms.examples.way}".`);
      if (!by && cells.length > 1) return unreadable('Name one hex to go to, or type "by" and every hex of the path.');
      return make(by ? { to: cells.at(-1)!, path: cells } : { to: cells[0]! });
    });
  }

  /** A way as `way` reads it. */
  writeWay({ to, path }: TypedWay): string {
    const { labels } = this.#terms.board;
    return path === undefined ? labels[to]! : `by ${path.map((cell) => labels[cell]).join(' ')}`;
  }

  /** A hexside by its two cells, with a stroke or a blank between them. */
  side<T>(words: readonly string[], make: (side: number) => T): T | Refusal {
    const parted = words.flatMap((word) => word.split('/')).filter((word) => word !== '');
    return this.cells(parted, (cells) => {
      const [a, b, ...more] = cells;
      if (a === undefined || b === undefined || more.length > 0)
        return unreadable(`Name the two hexes that share the hexside, for example "${this.#terms.examples.side}".`);
      const side = sideBetween(this.#terms.board, a, b);
      const cellName = (cell: number): string => this.#terms.cellName(cell);
      return side >= 0 ? make(side) : unreadable(`${cellName(a)} and ${cellName(b)} are not adjacent.`);
    });
  }
}

/** The words of an order; commas, and "to", only make it pleasanter to read. */
export function wordsOf(text: string): readonly string[] {
  return text
    .trim()
    .split(/[\s,]+/)
    .filter((word) => word !== '' && word.toLowerCase() !== 'to');
}

/** Why an order cannot be read. */
export function unreadable(text: string): Refusal {
  return { rule: 'notation', text };
}

/** Nothing in the text is an order. */
export function misread(text: string): Refusal {
  return unreadable(`"${text.trim().slice(0, 60)}" is not an order we know. Type "help" for examples.`);
}

/** Reads word after word, then goes on with all of it; the first that cannot be read ends it. */
function each<T>(
  words: readonly string[],
  read: (word: string, next: (one: number) => undefined) => Refusal | undefined,
  make: (all: readonly number[]) => T,
): T | Refusal {
  const all: number[] = [];
  for (const word of words) {
    const refusal = read(word, (one) => {
      all.push(one);
      return undefined;
    });
    if (refusal !== undefined) return refusal;
  }
  return make(all);
}
