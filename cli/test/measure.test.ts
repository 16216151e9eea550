import { expect, test } from 'vitest';
import { medianOf, mostOf } from '../src/bench/measure.ts';
import { middleOf } from '../src/bench/runs.ts';

test('the middle and the most of a very long list', () => {
  const values = Array.from({ length: 300_001 }, (_, index) => (index * 7919) % 300_001);
  expect(mostOf(values)).toBe(300_000);
  expect(medianOf(values)).toBe(150_000);
});

test('several runs give the middle of each number, and how far apart they were', () => {
  const run = (calibration: number, perCpuSecond: number, p99Ms: number) => ({
    calibration,
    figures: [{ name: 'server', unit: 'moves', perCpuSecond, p99Ms, ratio: perCpuSecond / calibration }],
  });
  expect(middleOf([run(100, 10, 7), run(200, 10, 5), run(100, 40, 6)])).toEqual({
    calibration: 100,
    figures: [{ name: 'server', unit: 'moves', perCpuSecond: 10, p99Ms: 6, ratio: 0.1, ratios: [0.05, 0.4] }],
  });
});
