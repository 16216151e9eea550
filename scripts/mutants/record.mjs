import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from './mutant.mjs';

/**
 * What became of a mutant, and in which state of the code.
 * @typedef {import('./mutant.mjs').PlacedMutant & {
 *   readonly status: import('@stryker-mutator/api/core').MutantStatus,
 *   readonly killedBy: readonly string[],
 *   readonly fingerprint: string,
 * }} Outcome
 */

/**
 * What was found in an area so far: one line for each mutant, written as soon as it is known, so that a run which was
 * stopped goes on. What a test has killed stays killed, and what ran for ever does so still, which takes longest to find
 * out; the rest is tried again when the code has changed.
 */
export class MutantRecord {
  /** @type {Map<string, Outcome>} */
  #outcomes = new Map();
  #file;

  /**
   * @param {string} folder
   * @param {string} area
   */
  constructor(folder, area) {
    mkdirSync(folder, { recursive: true });
    this.#file = path.join(folder, `${area}.jsonl`);
    const lines = existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : [];
    for (const line of lines) {
      // A kill in the middle of a line leaves half of one.
      if (!line.endsWith('}')) continue;
      const outcome = /** @type {Outcome} */ (JSON.parse(line));
      this.#outcomes.set(placeOf(outcome), outcome);
    }
  }

  /**
   * @param {import('./mutant.mjs').PlacedMutant} mutant
   * @param {string} fingerprint
   * @returns {Outcome | undefined}
   */
  find(mutant, fingerprint) {
    const outcome = this.#outcomes.get(placeOf(mutant));
    const holds = outcome !== undefined && (lasts(outcome) || outcome.fingerprint === fingerprint);
    return holds ? outcome : undefined;
  }

  /** @param {Outcome} outcome */
  add(outcome) {
    this.#outcomes.set(placeOf(outcome), outcome);
    appendFileSync(this.#file, `\n${JSON.stringify(outcome)}`);
  }
}

/** @param {Outcome} outcome */
function lasts({ status }) {
  return status === 'Killed' || status === 'Timeout';
}
