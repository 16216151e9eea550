import { describe, expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';
import { countBrowserTests, countStep, countUnitTests } from '../tools/counts.mjs';

describe('the counts of npm test', () => {
  const unit = (files: readonly (readonly string[] | 'unloaded')[]): string => {
    const all = files.flatMap((file) => (file === 'unloaded' ? [] : file));
    return JSON.stringify({
      numPassedTests: all.filter((status) => status === 'passed').length,
      numFailedTests: all.filter((status) => status === 'failed').length,
      testResults: files.map((file) => ({
        status: file === 'unloaded' || file.includes('failed') ? 'failed' : 'passed',
        assertionResults: file === 'unloaded' ? [] : file.map((status) => ({ status })),
      })),
    });
  };

  test('take the unit tests as they are', () => {
    expect(countUnitTests(unit([['passed', 'failed', 'pending'], ['passed']]))).toEqual({ passed: 2, failed: 1 });
  });

  test('count a file that does not load as a failure', () => {
    expect(countUnitTests(unit([['passed'], 'unloaded']))).toEqual({ passed: 1, failed: 1 });
  });

  test('count errors outside browser tests as failures', () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 5 }, errors: [{}], suites: [] };
    expect(countBrowserTests(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, flaky: [] });
  });

  test('count what passed at the second try as passed, and name it', () => {
    const spec = (title: string, ...statuses: readonly string[]): object => {
      const tests = statuses.map((status, index) => ({ status, projectName: ['desktop', 'phone'][index] }));
      return { title, file: 'club.spec.ts', line: 12, tests };
    };
    const inside = { title: 'a group', specs: [spec('sign in', 'expected', 'flaky')] };
    const suites = [
      { title: 'club.spec.ts', specs: [spec('leave', 'expected'), spec('come', 'flaky')], suites: [inside] },
    ];
    const report = { stats: { expected: 2, unexpected: 0, flaky: 2, skipped: 0 }, errors: [], suites };
    expect(countBrowserTests(JSON.stringify(report))).toEqual({
      passed: 4,
      failed: 0,
      flaky: ['club.spec.ts:12 come (desktop)', 'club.spec.ts:12 sign in (phone)'],
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
