import { ECHELONS, SYMBOLS } from '@club-route/cartography/symbols/units.generated';
import { expect, test } from 'vitest';
import { frameOf, type Army } from '../../../src/hex/counter/frames.ts';

/** How many numbers a command of a path takes; the last two say where the pen goes. */
const TAKES: Readonly<Record<string, number>> = { h: 1, v: 1, c: 6, a: 7 };

/** The spots that a pen comes to, as far as these signs have commands. */
function spotsOf(path: string): readonly (readonly [number, number])[] {
  const spots: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MmLlHhVvCcaZz])([^A-Za-z]*)/g)) {
    const kind = command.toLowerCase();
    const [fromX, fromY] = command === kind ? [1, 1] : [0, 0];
    const numbers = [...rest.matchAll(/-?[\d.]+/g)].map(Number);
    for (let end = TAKES[kind] ?? 2; end <= numbers.length; end += TAKES[kind] ?? 2) {
      const last = numbers[end - 1]!;
      if (kind !== 'v') x = x * fromX + (kind === 'h' ? last : numbers[end - 2]!);
      if (kind !== 'h') y = y * fromY + last;
      spots.push([x, y]);
    }
  }
  return spots;
}

test.each(Object.entries(SYMBOLS))('the sign of %s has lines, all of them in the frame', (_, path) => {
  const spots = spotsOf(path);
  expect(spots.length).toBeGreaterThan(1);
  for (const [x, y] of spots) {
    expect(Math.abs(x - 100)).toBeLessThanOrEqual(75);
    expect(Math.abs(y - 100)).toBeLessThanOrEqual(50);
  }
});

test.each(Object.entries(ECHELONS))('the sign of a %s has lines, all of them over the frame', (_, path) => {
  const spots = spotsOf(path);
  expect(spots.length).toBeGreaterThan(1);
  for (const [, y] of spots) expect(y).toBeLessThan(50);
});

test('no two kinds and no two sizes have the same sign', () => {
  for (const signs of [SYMBOLS, ECHELONS]) expect(new Set(Object.values(signs)).size).toBe(Object.values(signs).length);
});

test('the armies differ in the shape of their frames, not in colour alone; the SS has the German frame', () => {
  const armies: readonly Army[] = ['us', 'british', 'polish', 'dutch', 'german'];
  expect(new Set(armies.map((army) => frameOf(army))).size).toBe(armies.length);
  expect(frameOf('ss')).toBe(frameOf('german'));
});
