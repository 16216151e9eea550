import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../tools/paths.mjs';

/**
 * A deliberate mistake in a rule: the text that stands once in a file (by its path from the top folder), and what is
 * read instead.
 * @typedef {{ rule: string, file: string, before: string, after: string }} Mistake
 */

/**
 * The mistakes of a game as `test/mistakes.json` lists them.
 * @param {string} game
 * @returns {readonly Mistake[]}
 */
export function mistakesOf(game) {
  /** @type {Mistake[]} */
  const listed = JSON.parse(readFileSync(inRoot(`games/${game}/test/mistakes.json`), 'utf8'));
  return listed.map((mistake) => ({ ...mistake, file: `games/${game}/${mistake.file}` }));
}

/**
 * How often the text of a mistake stands in its file; it must be once.
 * @param {Mistake} mistake
 */
export function occurrences({ file, before }) {
  return readFileSync(inRoot(file), 'utf8').split(before).length - 1;
}

/**
 * What names a rule in a test's name: the number between other characters, so that 4.2 is not 4.21 nor S4.2.
 * @param {string} rule
 */
export function naming(rule) {
  return `(?<![\\w.])${rule.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`;
}

/**
 * The test files of a game that name a rule.
 * @param {string} game
 * @param {string} rule
 */
export function testsNaming(game, rule) {
  const name = new RegExp(naming(rule));
  return filesIn(`games/${game}/test`).filter((file) => file.endsWith('.test.ts') && name.test(textOf(file)));
}

/**
 * Changes with whatever of a game could change the answer.
 * @param {string} game
 */
export function fingerprintOf(game) {
  const hash = createHash('sha256');
  for (const file of [...filesIn(`games/${game}/src`), ...filesIn(`games/${game}/test`)])
    if (file.endsWith('.ts')) hash.update(file).update(textOf(file));
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder */
function filesIn(folder) {
  const names = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/'))).toSorted();
}

/** @param {string} file */
function textOf(file) {
  return readFileSync(inRoot(file), 'utf8');
}
