import { createHash } from 'node:crypto';

/**
 * A mutant as it is kept: by its text, so that it is known again when lines above it have changed.
 * @typedef {object} KnownMutant
 * @property {string} file from the top folder
 * @property {string} mutator
 * @property {string} line the line on which it begins, without its indentation
 * @property {string} original
 * @property {string} replacement
 */

/**
 * Where in a file it is, besides.
 * @typedef {KnownMutant & { readonly at: string }} PlacedMutant
 */

const LONGEST = 160;

/**
 * @param {string} file
 * @param {string} text of the file
 * @param {Pick<import('@stryker-mutator/api/core').Mutant, 'location' | 'mutatorName' | 'replacement'>} mutant
 * @returns {PlacedMutant}
 */
export function placed(file, text, { location: { start, end }, mutatorName, replacement }) {
  const lines = text.split('\n');
  const original =
    start.line === end.line
      ? (lines[start.line] ?? '').slice(start.column, end.column)
      : [
          (lines[start.line] ?? '').slice(start.column),
          ...lines.slice(start.line + 1, end.line),
          (lines[end.line] ?? '').slice(0, end.column),
        ].join('\n');
  return {
    file,
    mutator: mutatorName,
    line: (lines[start.line] ?? '').trim(),
    original: shortened(original),
    replacement: shortened(replacement),
    at: `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`,
  };
}

/** @param {string} text */
function shortened(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** @param {KnownMutant} mutant */
export const nameOf = ({ file, mutator, line, original, replacement }) =>
  JSON.stringify([file, mutator, line, original, replacement]);

/** @param {PlacedMutant} mutant */
export const placeOf = (mutant) => `${nameOf(mutant)} ${mutant.at}`;

/**
 * So many of the mutants, drawn by a seed. Each has its own rank, so a larger sample holds the smaller one, and a change
 * elsewhere does not draw other mutants here.
 * @template {PlacedMutant} M
 * @param {readonly M[]} mutants
 * @param {number} count
 * @param {number} seed
 * @returns {readonly M[]}
 */
export function sampled(mutants, count, seed) {
  const ranked = mutants.map((mutant) => ({
    mutant,
    rank: createHash('sha256')
      .update(`${seed} ${placeOf(mutant)}`)
      .digest('hex'),
  }));
  return ranked
    .toSorted((one, two) => (one.rank < two.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
