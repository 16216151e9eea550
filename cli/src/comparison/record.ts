import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { canonical, printable } from '@club-route/engine';
import { FailedError } from '../errors.ts';
import { readTextFile, writeTextFile } from '../files.ts';
import type { PairResult, Terms } from './pair.ts';

/** What a comparison has found so far, in a file, so that it can go on after it was stopped or killed. */
interface Kept {
  readonly format: 'club-route comparison 2';
  readonly terms: Terms;
  readonly results: readonly PairResult[];
}

const FORMAT = 'club-route comparison 2';

/** The results of an earlier run with the same terms; none if the file is not there yet. */
export async function readRecord(path: string, terms: Terms): Promise<readonly PairResult[]> {
  if (!existsSync(path)) return [];
  const kept = parse(await readTextFile(path));
  if (kept === undefined) throw new FailedError(`${path} is not a comparison file.`);
  if (canonical(kept.terms) !== canonical(terms))
    throw new FailedError(`${path} belongs to another comparison: ${printable(JSON.stringify(kept.terms))}.`);
  return kept.results;
}

function parse(text: string): Kept | undefined {
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const isKept = kept?.format === FORMAT && typeof kept.terms === 'object' && Array.isArray(kept.results);
    return isKept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and put in place at once: a kill in the middle leaves the last whole file. */
export async function writeRecord(path: string, terms: Terms, results: readonly PairResult[]): Promise<void> {
  const kept: Kept = { format: FORMAT, terms, results };
  await writeTextFile(`${path}.new`, JSON.stringify(kept));
  await rename(`${path}.new`, path);
}
