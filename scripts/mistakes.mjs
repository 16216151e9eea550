// Reads the rules of a game with one deliberate mistake at a time and looks whether a test that names the rule notices:
// `npm run mistakes -- drive-on-arnhem`. It goes on where it was stopped, unless the game has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fingerprintOf, mistakesOf, naming, occurrences, testsNaming } from './mistakes/mistake.mjs';
import { inRoot, root } from './tools/paths.mjs';
import { say } from './tools/say.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', default: '.cache/mistakes' } },
});
if (positionals.length !== 1 || !existsSync(inRoot(`games/${positionals[0]}/test/mistakes.json`))) {
  say('Usage: npm run mistakes -- GAME [--state folder]; the game has a test/mistakes.json');
  process.exit(2);
}
process.chdir(root);
const [game] = positionals;
const folder = path.resolve(values.state);
mkdirSync(folder, { recursive: true });
const record = path.join(folder, `${game}.json`);
const fingerprint = fingerprintOf(game);
const mistakes = mistakesOf(game);
for (const mistake of mistakes)
  if (occurrences(mistake) !== 1) {
    say(`${mistake.file} does not have this exactly once: ${mistake.before}`);
    process.exit(2);
  }
/** @type {Record<string, string>} */
const kept = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const answers = kept.fingerprint === fingerprint ? kept : { fingerprint };
/** Rule -> whether its tests pass without any mistake. @type {Map<string, boolean>} */
const sound = new Map();
/** @type {string[]} */
const survivors = [];
for (const [index, mistake] of mistakes.entries()) {
  const key = JSON.stringify(mistake);
  if (answers[key] === undefined) {
    answers[key] = verdictOn(mistake);
    writeFileSync(record, JSON.stringify(answers));
  }
  const { rule, file, before, after } = mistake;
  say(`${index + 1} of ${mistakes.length}: ${rule} ${answers[key]}`);
  if (answers[key] !== 'found') survivors.push(`  ${answers[key]} ${rule} ${file}: ${before} → ${after}`);
}
console.log(`${game}: ${mistakes.length} mistakes, ${mistakes.length - survivors.length} found`);
for (const line of survivors) console.log(line);
process.exitCode = survivors.length === 0 ? 0 : 1;

/**
 * @param {import('./mistakes/mistake.mjs').Mistake} mistake
 * @returns {string}
 */
function verdictOn(mistake) {
  const files = testsNaming(game, mistake.rule);
  if (files.length === 0) return 'unnamed';
  const { rule } = mistake;
  if (!sound.has(rule)) sound.set(rule, failures(files, rule, null) === 0);
  if (sound.get(rule) === false) return 'tests fail without it';
  const failed = failures(files, mistake.rule, mistake);
  return failed === undefined ? 'does not run' : failed > 0 ? 'found' : 'survived';
}

/**
 * How many tests that name a rule fail; nothing if they could not be run.
 * @param {readonly string[]} files
 * @param {string} rule
 * @param {import('./mistakes/mistake.mjs').Mistake | null} mistake
 * @returns {number | undefined}
 */
function failures(files, rule, mistake) {
  const output = path.join(folder, 'run.json');
  writeFileSync(output, '{}');
  spawnSync(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--config=scripts/mistakes/vitest.config.ts',
      `--root=${root}`,
      '--reporter=json',
      `--outputFile=${output}`,
      `--testNamePattern=${naming(rule)}`,
      ...files,
    ],
    { cwd: root, stdio: 'ignore', env: { ...process.env, CLUB_ROUTE_MISTAKE: JSON.stringify(mistake) } },
  );
  const { numFailedTests, numPassedTests = 0 } = JSON.parse(readFileSync(output, 'utf8'));
  return numFailedTests + numPassedTests > 0 ? numFailedTests : undefined;
}
