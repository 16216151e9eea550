import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longTests } from './scripts/tools/long-tests.mjs';
import { quickExports } from './scripts/tools/quick-exports.mjs';

const LONG = new RegExp(`/(${longTests.join('|')})\\.test\\.ts$`);

/** A thread loads everything anew when it goes from one of these to another, so each comes in one piece. */
const ORDER = ['server', 'command', 'unit'];

/** Of each part the long ones first, so that at the end no core waits for a last one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      ORDER.indexOf(project.name) * 2 + Number(!LONG.test(moduleId));
    return files.toSorted((one, two) => rank(one) - rank(two));
  }
}

/**
 * Where other processes are waited for something may never come; but a machine may be busy with ten other things. What
 * needs a second try there is listed as flaky.
 */
const WAITING = { testTimeout: 300_000, hookTimeout: 300_000, retry: 1 };

export default defineConfig({
  plugins: [quickExports()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Nothing here outlives its test, and the games are loaded once for all files.
          isolate: false,
          // What only computes takes as long as a busy machine lets it. Speed is measured by `npm run bench`.
          testTimeout: 0,
          hookTimeout: 0,
          include: [
            '{engine,theatre}/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'web/test/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'command',
          isolate: false,
          include: ['{cli,scripts}/test/**/*.test.ts'],
          ...WAITING,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file opens houses of its own; what they are made of is loaded once.
          isolate: false,
          include: ['server/test/**/*.test.ts'],
          ...WAITING,
          // One PostgreSQL for all of them; each file has a database of its own in it.
          globalSetup: 'server/test/house/cluster.ts',
        },
      },
    ],
    pool: 'threads',
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
