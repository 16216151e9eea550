import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { spreadOver, WITHOUT_PAUSE } from '../src/live/spread.ts';

const MANY = Array.from({ length: 1000 }, (_, index) => index);

test('all are done, in their order, and others come in between', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const round = spreadOver(MANY, WITHOUT_PAUSE, (one) => void done.push(one));
  while (done.length < MANY.length) {
    seen.push(done.length);
    await setImmediate();
  }
  await round;
  expect(done).toEqual(MANY);
  // Nobody had to wait until more than a few were done.
  expect(Math.max(...seen.map((count, index) => count - (seen[index - 1] ?? 0)))).toBeLessThan(100);
});

test('a round that is cut short ends at once', async () => {
  const closing = new AbortController();
  let count = 0;
  const round = spreadOver(MANY, { milliseconds: 86_400_000, signal: closing.signal }, () => void count++);
  closing.abort();
  await round;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(100);
});
