import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What was survived so far, and with which seed it goes on. */
export interface Survived {
  readonly kills: number;
  readonly moves: number;
  readonly next: number;
}

/** A file that keeps it: whoever stops a thousand kills half-way goes on from there. */
export class TortureRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  read(): Survived | undefined {
    return existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Survived) : undefined;
  }

  /** Put in place at once: a kill in the middle leaves the last whole file. */
  write(survived: Survived): void {
    mkdirSync(path.dirname(path.resolve(this.#file)), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(survived));
    renameSync(`${this.#file}.new`, this.#file);
  }
}
