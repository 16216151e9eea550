import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tools/paths.mjs';
import { placed, placeOf } from './mutant.mjs';
import { MutantRecord } from './record.mjs';
import { strictRunner } from './runner.mjs';

/**
 * What the script tells Stryker's processes, in a file that this variable names. The texts are those of the files as
 * they were when the run began: somebody may change them meanwhile.
 * @typedef {{
 *   folder: string, area: string, fingerprint: string, wanted: readonly string[], texts: Readonly<Record<string, string>>,
 * }} Job
 */
export const JOB_VARIABLE = 'CLUB_ROUTE_MUTANTS';

/** @returns {Job} */
const readJob = () => JSON.parse(readFileSync(process.env[JOB_VARIABLE] ?? '', 'utf8'));

/**
 * @param {Job} job
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 */
function place({ texts }, mutant) {
  const file = path.relative(root, mutant.fileName).replaceAll(path.sep, '/');
  return placed(file, texts[file] ?? '', mutant);
}

/** Stryker cannot be given a list of mutants, only ranges of lines. So all but those that are wanted count as invalid. */
class SampleChecker {
  #job = readJob();
  #wanted = new Set(this.#job.wanted);

  async init() {}

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#wanted.has(placeOf(place(this.#job, mutant)))
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not in the sample' },
      ]),
    );
  }
}

class RecordReporter {
  #job = readJob();
  #wanted = new Set(this.#job.wanted);
  #record = new MutantRecord(this.#job.folder, this.#job.area);
  #done = 0;

  /** @param {import('@stryker-mutator/api/core').MutantResult} result */
  onMutantTested(result) {
    const { start, end } = result.location;
    // Reports count lines and columns from one.
    const location = {
      start: { line: start.line - 1, column: start.column - 1 },
      end: { line: end.line - 1, column: end.column - 1 },
    };
    const mutant = place(this.#job, { ...result, location });
    if (result.status === 'CompileError' || !this.#wanted.has(placeOf(mutant))) return;
    const { status, killedBy = [] } = result;
    this.#record.add({ ...mutant, status, killedBy, fingerprint: this.#job.fingerprint });
    this.#done++;
    console.log(
      `${this.#done} of ${this.#wanted.size}  ${status.padEnd(10)} ${mutant.file}:${mutant.at}  ${mutant.mutator}`,
    );
  }
}

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
  { kind: 'Reporter', name: 'record', injectableClass: RecordReporter },
  { kind: 'TestRunner', name: 'strict', factory: strictRunner },
];
