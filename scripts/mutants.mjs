// Changes the code in small ways and looks whether a test notices: `npm run mutants`, or `npm run mutants -- engine`.
// It goes on where it was stopped; --count, --seed and --jobs have defaults, --state names the folder for its record.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { areas, fingerprintOf, sourceFiles } from './mutants/areas.mjs';
import { discover } from './mutants/discover.mjs';
import { placeOf, sampled } from './mutants/mutant.mjs';
import { JOB_VARIABLE } from './mutants/plugin.mjs';
import { MutantRecord } from './mutants/record.mjs';
import { summed } from './mutants/report.mjs';
import { inRoot, root } from './tools/paths.mjs';
import { say } from './tools/say.mjs';

/** So many of those that are not equivalent must be killed. */
const LEAST_SHARE = 0.95;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1944' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    state: { type: 'string', default: '.cache/mutants' },
  },
});
const [count, seed, jobs] = [values.count, values.seed, values.jobs].map(Number);
const wrong = positionals.filter((name) => !Object.hasOwn(areas, name));
if (wrong.length > 0 || ![count, seed, jobs].every(Number.isSafeInteger)) {
  say(
    `Usage: npm run mutants -- [${Object.keys(areas).join('|')} …] [--count 300] [--seed 1944] [--jobs 2] [--state folder]`,
  );
  process.exit(2);
}
process.chdir(root);
const folder = path.resolve(values.state);
mkdirSync(folder, { recursive: true });
const equivalents = JSON.parse(readFileSync(inRoot('scripts/mutants/equivalent.json'), 'utf8'));
let isEnough = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(areas))
  isEnough = (await measure(name)) && isEnough;
process.exitCode = isEnough ? 0 : 1;

/**
 * Tries the sample of an area and prints what came of it.
 * @param {string} name
 */
async function measure(name) {
  const area = areas[name];
  const fingerprint = fingerprintOf(area);
  const all = await discover(sourceFiles(area));
  const sample = sampled(all, count, seed);
  const before = new MutantRecord(folder, name);
  const open = sample.filter((mutant) => before.find(mutant, fingerprint) === undefined);
  say(`${name}: ${sample.length} of ${all.length} mutants (seed ${seed}), ${open.length} still to be tried`);
  if (open.length > 0) await tryOut(name, fingerprint, open);
  const after = new MutantRecord(folder, name);
  const outcomes = sample.flatMap((mutant) => after.find(mutant, fingerprint) ?? []);
  const { killed, equivalent, survivors, share } = summed(outcomes, equivalents);
  console.log(
    `\n${name}: ${outcomes.length} tried, ${killed} killed, ${survivors.length} survived, ${equivalent} equivalent`,
  );
  console.log(`${(100 * share).toFixed(1)} % of those that are not equivalent are killed`);
  for (const { file, at, status, mutator, original, replacement } of survivors)
    console.log(`  ${status} ${file}:${at} ${mutator}: ${original} → ${replacement}`);
  return outcomes.length === sample.length && share >= LEAST_SHARE;
}

/**
 * @param {string} name
 * @param {string} fingerprint
 * @param {readonly import('./mutants/mutant.mjs').PlacedMutant[]} open
 */
async function tryOut(name, fingerprint, open) {
  const texts = Object.fromEntries(open.map((mutant) => [mutant.file, readFileSync(inRoot(mutant.file), 'utf8')]));
  /** @type {import('./mutants/plugin.mjs').Job} */
  const job = { folder, area: name, fingerprint, wanted: open.map(placeOf), texts };
  const file = path.join(folder, `${name}-job.json`);
  writeFileSync(file, JSON.stringify(job));
  // Stryker's processes and the configuration of vitest read these.
  process.env[JOB_VARIABLE] = file;
  process.env.CLUB_ROUTE_MUTANTS_AREA = name;
  await new Stryker({
    mutate: [...new Set(open.map((mutant) => mutant.file))],
    plugins: ['@stryker-mutator/vitest-runner', inRoot('scripts/mutants/plugin.mjs')],
    testRunner: 'strict',
    // Which tests cover a mutant is known from the first run; vitest need not search the imports for it.
    vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
    checkers: ['sample'],
    reporters: ['record'],
    concurrency: jobs,
    // A busy machine must not look like a mutant that runs for ever; that is found by counting, too.
    timeoutMS: 60_000,
    timeoutFactor: 2,
    dryRunTimeoutMinutes: 60,
    tempDirName: '.cache/stryker',
    ignorePatterns: ['.cache', 'test-results', '/data', '**/dist', 'web', 'server', 'docs'],
    disableTypeChecks: false,
    // It would be rewritten by a compiler that has no such function any more; nothing here reads it.
    tsconfigFile: 'none.json',
    allowConsoleColors: false,
    logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('warn'),
    warnings: false,
  }).runMutationTest();
}
