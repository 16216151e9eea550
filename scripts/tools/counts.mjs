import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * What failed at first and passed at the second try has passed, and is named as flaky: it is to be mended.
 * What failed is named as well, so that the end of a long run tells what to look at.
 * @typedef {{ passed: number, failed: number, flaky?: readonly string[], broken?: readonly string[] }} Counts
 * @typedef {{ file: string, count: (text: string) => Counts }} Report
 */

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest
 * @typedef {{ name: string, message: string, status: string, assertionResults: UnitTest[] }} UnitFile
 */

/**
 * Reads a report of vitest's JSON reporter. A file that could not even be loaded has no tests to fail, and counts as
 * one failure.
 * @param {string} text
 * @returns {Counts}
 */
export function countUnitTests(text) {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: UnitFile[] }} */
  const report = JSON.parse(text);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      title: `${path.relative(inRoot('.'), name)} ${fullName}`,
      failures: failureMessages,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    flaky: tests.filter(({ status, failures }) => status === 'passed' && failures.length > 0).map(({ title }) => title),
    broken: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failures }) => `${title}: ${firstLine(failures[0])}`),
      ...unloaded.map(({ name, message }) => `${path.relative(inRoot('.'), name)}: ${firstLine(message)}`),
    ],
  };
}

/** @param {string} [message] */
function firstLine(message = '') {
  return message.split('\n', 1)[0].slice(0, 200);
}

/**
 * @typedef {{ projectName: string, status: string }} BrowserTest
 * @typedef {{ title: string, file: string, line: number, tests: BrowserTest[] }} BrowserSpec
 * @typedef {{ title: string, specs: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite
 */

/**
 * Reads a report of Playwright's JSON reporter. What goes wrong outside a test (the server does not start, a file
 * does not load) is in `errors`.
 * @param {string} text
 * @returns {Counts}
 */
export function countBrowserTests(text) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: BrowserSuite[] }} */
  const { stats, errors, suites } = JSON.parse(text);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap((suite) => named(suite, 'flaky')),
    broken: suites.flatMap((suite) => named(suite, 'unexpected')),
  };
}

/**
 * @param {BrowserSuite} suite
 * @param {string} outcome
 * @returns {string[]}
 */
function named({ specs, suites = [] }, outcome) {
  const here = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName }) => `${file}:${line} ${title} (${projectName})`),
  );
  return [...here, ...suites.flatMap((suite) => named(suite, outcome))];
}

/**
 * The counts of a step: those of its report, or one for a step without. A step that ended with an error, or did not
 * write its report, has failed at least once.
 * @param {boolean} succeeded
 * @param {Report} [report]
 * @returns {Counts}
 */
export function countStep(succeeded, report) {
  if (report === undefined) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = readCounts(report);
  return { ...counts, failed: succeeded ? counts.failed : Math.max(counts.failed, 1) };
}

/**
 * @param {Report} report
 * @returns {Counts}
 */
function readCounts({ file, count }) {
  try {
    return count(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
