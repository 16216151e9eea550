import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Journal } from '@club-route/engine';
import { FailedError } from '../errors.ts';
import { readTextFile, writeTextFile } from '../files.ts';
import type { LaneRecord } from './lane.ts';

const FORMAT = 'club-route soak 1';

interface Kept {
  readonly format: typeof FORMAT;
  readonly lanes: readonly LaneRecord[];
}

/** The folder in which a soak keeps how far it is, and the journals of what failed. */
export class SoakFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<SoakFolder> {
    try {
      await mkdir(folder, { recursive: true });
    } catch (error) {
      throw new FailedError(`Cannot create "${folder}": ${(error as Error).message}.`);
    }
    return new SoakFolder(folder);
  }

  async read(): Promise<readonly LaneRecord[]> {
    if (!existsSync(this.#file)) return [];
    const kept = parse(await readTextFile(this.#file));
    if (kept === undefined) throw new FailedError(`${this.#file} is not a soak record.`);
    return kept.lanes;
  }

  /** Written beside and put in place at once: a kill in the middle leaves the last whole file. */
  async write(lanes: readonly LaneRecord[]): Promise<void> {
    const kept: Kept = { format: FORMAT, lanes };
    await writeTextFile(`${this.#file}.new`, JSON.stringify(kept));
    await rename(`${this.#file}.new`, this.#file);
  }

  /** Keeps the journal that leads to a failure, and says where. */
  async keepJournal(kind: string, game: string, seed: number, journal: Journal): Promise<string> {
    const file = path.join(this.#folder, `${kind}-${game}-${seed}.json`);
    await writeTextFile(file, JSON.stringify(journal));
    return file;
  }

  get #file(): string {
    return path.join(this.#folder, 'soak.json');
  }
}

function parse(text: string): Kept | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    return kept?.format === FORMAT && Array.isArray(kept.lanes) ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
