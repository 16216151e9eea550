import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{engine,theatre,bots,cli,scripts}/test/**/*.test.ts',
            'games/*/test/**/*.test.ts',
            'web/test/unit/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          // One PostgreSQL for all of them; each file has a database of its own in it.
          globalSetup: 'server/test/house/cluster.ts',
        },
      },
    ],
    pool: 'threads',
    maxWorkers: '100%',
    // Generous: whole games are played out on machines with two busy cores. Speed is measured by `npm run bench`.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
  },
});
