// Runs every check there is, each whatever came of the one before, and closes with `N flaky` and `N passed, N failed`.
// `npm test -- unit` runs one step; several names run several. `npm test -- quick` runs those that answer soon.
import { rmSync } from 'node:fs';
import { findOrInstallBrowser } from './tools/browser.mjs';
import { countBrowserTests, countStep, countUnitTests } from './tools/counts.mjs';
import { installWhatIsMissing, npm, requireNode } from './tools/install.mjs';
import { inRoot } from './tools/paths.mjs';
import { say } from './tools/say.mjs';

const quick = ['types', 'lint', 'touched'];

const unitReport = inRoot('test-results/unit.json');
const browserReport = inRoot('test-results/browser.json');

/**
 * Each runs a script of package.json. A step without a report counts as one test; one that is part of another runs
 * only when it is asked for.
 * @type {{ name: string, title: string, script?: string, isPart?: true, report?: import('./tools/counts.mjs').Report }[]}
 */
const steps = [
  { name: 'format', title: 'Format', script: 'format:check' },
  { name: 'types', title: 'Types' },
  { name: 'lint', title: 'Lint' },
  { name: 'boundaries', title: 'Boundaries between the folders' },
  { name: 'unused', title: 'Unused code' },
  { name: 'unit', title: 'Unit, property and golden tests', report: { file: unitReport, count: countUnitTests } },
  {
    name: 'touched',
    title: 'Unit tests that the change touches',
    isPart: true,
    report: { file: unitReport, count: countUnitTests },
  },
  { name: 'build', title: 'Build' },
  { name: 'browser', title: 'Browser tests', report: { file: browserReport, count: countBrowserTests } },
];

requireNode();
const asked = process.argv.slice(2).flatMap((word) => (word === 'quick' ? quick : [word]));
const unknown = asked.filter((name) => steps.every((step) => step.name !== name));
if (unknown.length > 0) {
  say(
    `No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}, and quick for ${quick.join(', ')}.`,
  );
  process.exit(2);
}
const wanted = steps.filter((step) => (asked.length === 0 ? step.isPart !== true : asked.includes(step.name)));
const results = installWhatIsMissing()
  ? wanted.map(run)
  : [{ name: 'install', passed: 0, failed: 1, flaky: [], seconds: 0 }];

console.log('\n── Summary');
for (const { name, passed, failed, seconds } of results) {
  const outcome = failed === 0 ? 'passed' : 'FAILED';
  const counts = `${passed} passed, ${failed} failed`;
  console.log(`${name.padEnd(12)}${outcome}  ${counts.padEnd(26)}${seconds.toFixed(1)} s`);
}
const flaky = results.flatMap((result) => result.flaky ?? []);
list('Passed only at the second try:', flaky);
list(
  'Failed:',
  results.flatMap((result) => result.broken ?? []),
);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${flaky.length} flaky`);
console.log(`${passed} passed, ${failed} failed`);

/**
 * @param {string} title
 * @param {readonly string[]} names
 */
function list(title, names) {
  if (names.length === 0) return;
  console.log(`\n${title}`);
  for (const name of names) console.log(`  ${name}`);
}

/** @param {typeof steps[number]} step */
function run({ name, title, script = name, report }) {
  console.log(`\n── ${title}`);
  const started = performance.now();
  // So that a run that writes no report is not credited with the last one.
  if (report !== undefined) rmSync(report.file, { force: true });
  const succeeded = isPossible(name) && npm(['run', '--silent', script]);
  return { name, ...countStep(succeeded, report), seconds: (performance.now() - started) / 1000 };
}

/**
 * The browser tests fail without a browser, and need not start to find out.
 * @param {string} name
 */
function isPossible(name) {
  return name !== 'browser' || findOrInstallBrowser() !== undefined;
}
