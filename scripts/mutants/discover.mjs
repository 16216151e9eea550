import { readFileSync } from 'node:fs';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { inRoot } from '../tools/paths.mjs';
import { placed } from './mutant.mjs';

/**
 * Every mutant that Stryker makes of some files.
 * @param {readonly string[]} files paths from the top folder
 * @returns {Promise<readonly import('./mutant.mjs').PlacedMutant[]>}
 */
export async function discover(files) {
  const texts = new Map(files.map((name) => [name, readFileSync(inRoot(name), 'utf8')]));
  const { mutants } = await new Instrumenter(silent).instrument(
    [...texts].map(([name, content]) => ({ name, content, mutate: true })),
    { excludedMutations: [], ignorers: [], plugins: null },
  );
  return mutants.map((mutant) => placed(mutant.fileName, texts.get(mutant.fileName) ?? '', mutant));
}

const nothing = () => undefined;
const no = () => false;
/** @type {import('@stryker-mutator/api/logging').Logger} */
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};
