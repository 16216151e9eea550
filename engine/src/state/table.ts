import { hashJson, mixHash, type Hash } from './hash.ts';
import { sameJson } from './same-json.ts';

/** The lists of every new table: most are given others at once, or stay empty. Nothing is ever added to these. */
const NO_ROWS: never[] = [];
const NO_HASHES: Hash[] = [];

/**
 * Append-only rows. Copies share the rows: each table remembers how many of the shared list are its own, and only
 * an append behind somebody else's back makes a new list.
 */
export class Table<Row> implements Iterable<Row> {
  #rows: Row[] = NO_ROWS;
  #length = 0;
  /** Hash of all rows so far, carried along so that hashing a state does not read its whole past. */
  #hashes: Hash[] = NO_HASHES;

  get length(): number {
    return this.#length;
  }

  at(index: number): Row {
    if (index < 0 || index >= this.#length) throw new RangeError(`no row ${index} in a table of ${this.#length}`);
    return this.#rows[index]!;
  }

  last(): Row | undefined {
    return this.#length > 0 ? this.#rows[this.#length - 1] : undefined;
  }

  push(row: Row): void {
    if (this.#rows.length !== this.#length || this.#rows === NO_ROWS) {
      this.#rows = this.#rows.slice(0, this.#length);
      this.#hashes = this.#hashes.slice(0, this.#length);
    }
    this.#rows.push(row);
    this.#length++;
  }

  /** Takes over the rows of another table. */
  become(other: Table<Row>): void {
    this.#rows = other.#rows;
    this.#length = other.#length;
    this.#hashes = other.#hashes;
  }

  /** Keeps only the first rows. */
  cut(length: number): void {
    if (length < 0 || length > this.#length) throw new RangeError(`cannot cut a table of ${this.#length} to ${length}`);
    this.#length = length;
  }

  rows(from = 0): readonly Row[] {
    return this.#rows.slice(from, this.#length);
  }

  /** The number of first rows that two tables share, by content. */
  commonLength(other: Table<Row>): number {
    const most = Math.min(this.#length, other.#length);
    // Nothing in a list that copies share is ever changed.
    if (this.#rows === other.#rows) return most;
    for (let index = 0; index < most; index++) if (!sameJson(this.#rows[index], other.#rows[index])) return index;
    return most;
  }

  hash(): Hash {
    // Rows hashed by one copy serve every copy that shares the list.
    for (let index = this.#hashes.length; index < this.#length; index++) {
      const before: Hash = index > 0 ? this.#hashes[index - 1]! : 0;
      this.#hashes.push(mixHash(before, hashJson(this.#rows[index]!)));
    }
    return this.#length > 0 ? this.#hashes[this.#length - 1]! : 0;
  }

  *[Symbol.iterator](): Iterator<Row> {
    for (let index = 0; index < this.#length; index++) yield this.#rows[index]!;
  }
}
