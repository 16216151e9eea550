import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../tools/paths.mjs';

/**
 * What is mutated, and the tests that must notice: files of a folder, but for those whose paths begin so.
 * @typedef {{ readonly folder: string, readonly except: readonly string[] }} Files
 * @typedef {{ readonly sources: Files, readonly tests: Files }} Area
 */

/** @type {Readonly<Record<string, Area>>} */
export const areas = {
  engine: {
    sources: { folder: 'engine/src', except: ['testing/', 'index.ts'] },
    // Laws and leaks take minutes, for each mutant.
    tests: { folder: 'engine/test', except: ['testing/'] },
  },
  'battle-card': game('battle-card'),
  'farthest-bridge': game('farthest-bridge'),
  'drive-on-arnhem': game('drive-on-arnhem'),
  'descent-into-hell': game('descent-into-hell'),
};

/**
 * In games the rules are mutated, and the tests are those that name a rule: that some random or golden game goes
 * otherwise says too little.
 * @param {string} id
 * @returns {Area}
 */
function game(id) {
  const told = ['rules.ts', 'rules-tables.ts', 'rules-text/', 'register.ts', 'register/', 'summary.ts', 'glossary.ts'];
  const shown = ['language.ts', 'language/', 'lessons/', 'figures.ts', 'picture.ts', 'index.ts'];
  return {
    sources: { folder: `games/${id}/src`, except: [...told, ...shown, 'bot/', 'solver/'] },
    // The test of the register reads the sources, in which Stryker leaves no line as it was.
    tests: { folder: `games/${id}/test`, except: ['laws', 'leaks', 'golden', 'bot/', 'bots', 'solver', 'register'] },
  };
}

/**
 * @param {Area} area
 * @returns {readonly string[]} paths from the top folder
 */
export function sourceFiles({ sources }) {
  return filesOf(sources).filter((name) => name.endsWith('.ts'));
}

/** @param {Area} area */
export function testFiles({ tests }) {
  return filesOf(tests).filter((name) => name.endsWith('.test.ts'));
}

/**
 * Changes when anything in the area does.
 * @param {Area} area
 */
export function fingerprintOf({ sources, tests }) {
  const hash = createHash('sha256');
  for (const name of [...filesOf(sources), ...filesOf(tests)]) hash.update(name).update(readFileSync(inRoot(name)));
  return hash.digest('hex').slice(0, 16);
}

/** @param {Files} files */
function filesOf({ folder, except }) {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inRoot(folder), path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !except.some((start) => name.startsWith(start)))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}
