import { describe, expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';
import { countBrowserTests, countStep, countUnitTests } from '../tools/counts.mjs';

describe('the counts of npm test', () => {
  const unitTest = (status: string, ...failureMessages: readonly string[]): object => ({
    status,
    fullName: `it ${status}`,
    failureMessages,
  });
  const unit = (passed: number, failed: number, ...files: readonly (readonly object[])[]): string =>
    JSON.stringify({
      numPassedTests: passed,
      numFailedTests: failed,
      testResults: files.map((assertionResults, index) => ({
        name: inRoot(`engine/test/${index}.test.ts`),
        message: 'SyntaxError: no such export\n    at a line',
        status: assertionResults.length === 0 || failed > 0 ? 'failed' : 'passed',
        assertionResults,
      })),
    });

  test('take the unit tests as they are, and name what failed', () => {
    const report = unit(1, 1, [
      unitTest('passed'),
      unitTest('failed', 'Error: 1 is not 2\n    at a line'),
      unitTest('pending'),
    ]);
    expect(countUnitTests(report)).toEqual({
      passed: 1,
      failed: 1,
      flaky: [],
      broken: ['engine/test/0.test.ts it failed: Error: 1 is not 2'],
    });
  });

  test('name a unit test that passed at the second try', () => {
    expect(countUnitTests(unit(1, 0, [unitTest('passed', 'Error: not yet')]))).toEqual({
      passed: 1,
      failed: 0,
      flaky: ['engine/test/0.test.ts it passed'],
      broken: [],
    });
  });

  test('count a file that does not load as a failure', () => {
    expect(countUnitTests(unit(1, 0, [unitTest('passed')], []))).toEqual({
      passed: 1,
      failed: 1,
      flaky: [],
      broken: ['engine/test/1.test.ts: SyntaxError: no such export'],
    });
  });

  test('count errors outside browser tests as failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 5 }, errors: [{}], suites: [] };
    expect(countBrowserTests(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, flaky: [], broken: [] });
  });

  test('count a browser test that passed at the second try as passed, and name it', () => {
    const spec = (title: string, ...statuses: readonly string[]): object => {
      const tests = statuses.map((status, index) => ({ status, projectName: ['desktop', 'phone'][index] }));
      return { title, file: 'club.spec.ts', line: 12, tests };
    };
    const inside = { title: 'a group', specs: [spec('sign in', 'expected', 'flaky')] };
    const suites = [
      { title: 'club.spec.ts', specs: [spec('leave', 'unexpected'), spec('come', 'flaky')], suites: [inside] },
    ];
    const report = { stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 }, errors: [], suites };
    expect(countBrowserTests(JSON.stringify(report))).toEqual({
      passed: 3,
      failed: 1,
      flaky: ['club.spec.ts:12 come (desktop)', 'club.spec.ts:12 sign in (phone)'],
      broken: ['club.spec.ts:12 leave (desktop)'],
    });
  });

  test('count a check without a report as one', () => {
    expect(countStep(true)).toEqual({ passed: 1, failed: 0 });
    expect(countStep(false)).toEqual({ passed: 0, failed: 1 });
  });

  test('never take an error for success', () => {
    const file = inRoot('package.json');
    const count = (): { passed: number; failed: number } => ({ passed: 7, failed: 0 });
    expect(countStep(true, { file, count })).toEqual({ passed: 7, failed: 0 });
    expect(countStep(false, { file, count })).toEqual({ passed: 7, failed: 1 });
    expect(countStep(true, { file: inRoot('no-such-report.json'), count })).toEqual({ passed: 0, failed: 1 });
  });
});
