import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { underLoad } from '../src/bench/server/index.ts';
import { clubRoute } from './run.ts';

const built = (worker: string): string => fileURLToPath(new URL(`../dist/${worker}.worker.js`, import.meta.url));

test('a small crowd plays on a server of its own, and what it costs is counted', async () => {
  // Builds what is stale.
  await clubRoute(['--version']);
  const figures = await underLoad(
    {
      matches: 3,
      warmUp: { kind: 'fast', tables: 1, seconds: 0.1 },
      tasks: [
        { kind: 'fast', tables: 2, seconds: 2 },
        { kind: 'steady', perSecond: 20, seconds: 2 },
      ],
    },
    built,
  );
  expect(figures.map(({ name }) => name)).toEqual(['server with database', 'server at 20 moves a second']);
  for (const { perCpuSecond, medianMs, p99Ms, mostMs, perSecond, bytesEach } of figures) {
    expect(perCpuSecond).toBeGreaterThan(0);
    expect(Number.isFinite(perCpuSecond)).toBe(true);
    expect(perSecond).toBeGreaterThan(0);
    expect(medianMs).toBeLessThanOrEqual(p99Ms!);
    expect(p99Ms).toBeLessThanOrEqual(mostMs!);
    // Every tab was told of every move.
    expect(bytesEach).toBeGreaterThan(100);
  }
  // Moves begin when they are due, however long each takes.
  expect(figures[1]!.perSecond).toBeLessThanOrEqual(20);
});
