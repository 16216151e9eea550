import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{engine,theatre,bots,server,cli,scripts}/test/**/*.test.ts',
      'games/*/test/**/*.test.ts',
      'web/test/unit/**/*.test.{ts,tsx}',
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
