import { CELL, holds, type Box } from '@club-route/cartography/sheet/spot';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HALF } from '../../../src/hex/counter/frames.ts';
import { fanOf, windowOnSheet } from '../../../src/hex/stack/fan-geometry.ts';
import { allOrNone, nextToTake, stacksOf, stackWords, withOneMore } from '../../../src/hex/stack/order.ts';
import { faintnessOf, ghostWords, shortDate } from '../../../src/hex/stack/sighting.ts';

const WIDE: Box = { left: 0, top: 0, right: 2000, bottom: 1200 };

describe('order', () => {
  const cells = [7, 7, 7, 3, -1];
  const canAct = (unit: number): boolean => unit === 0 || unit === 2;

  test('those that can act lie on top, each kind in the order of the game; nobody lies off the map', () => {
    const stacks = stacksOf([0, 1, 2, 3, 4], (unit) => cells[unit]!, canAct);
    expect([...stacks]).toEqual([
      [7, [1, 0, 2]],
      [3, [3]],
    ]);
  });

  test('a press takes the topmost that can act, then the next below, then the topmost again', () => {
    const stack = [1, 0, 2];
    expect(nextToTake(stack, canAct, undefined)).toBe(2);
    expect(nextToTake(stack, canAct, 2)).toBe(0);
    expect(nextToTake(stack, canAct, 0)).toBe(2);
    expect(nextToTake(stack, () => false, undefined)).toBeUndefined();
  });

  test('several are taken together, and put back one by one or all at once', () => {
    expect(withOneMore([2], 0)).toEqual([2, 0]);
    expect(withOneMore([2, 0], 2)).toEqual([0]);
    expect(allOrNone([1, 0, 2], canAct, [2])).toEqual([0, 2]);
    expect(allOrNone([1, 0, 2], canAct, [2, 0])).toEqual([]);
  });

  test('a stack in words', () => {
    expect(stackWords('2116', ['1/504', '2/504', 'a German unit'])).toBe(
      '3 units in 2116: 1/504; 2/504; a German unit.',
    );
  });
});

describe('fan', () => {
  const count = fc.integer({ min: 1, max: 14 });
  const pixels = fc.integer({ min: 8, max: 170 });

  test('it is never beyond the visible map, wherever the stack lies and however small the map', () => {
    const length = fc.integer({ min: 120, max: 3000 });
    const spot = fc.record({ x: fc.integer({ min: -200, max: 3200 }), y: fc.integer({ min: -200, max: 3200 }) });
    fc.assert(
      fc.property(count, pixels, length, length, spot, (units, scale, right, bottom, middle) => {
        const window = { left: 0, top: 0, right, bottom };
        const fan = fanOf(units, middle, scale, window);
        const nearly = { left: -1, top: -1, right: right + 1, bottom: bottom + 1 };
        for (const { x, y } of fan.spots)
          for (const side of [-HALF, HALF])
            expect(holds(nearly, { x: x + side * fan.scale, y: y + side * fan.scale })).toBe(true);
      }),
    );
  });

  test('no two counters of it overlap', () => {
    fc.assert(
      fc.property(count, pixels, (units, scale) => {
        const fan = fanOf(units, { x: 900, y: 600 }, scale, WIDE);
        for (const [index, one] of fan.spots.entries())
          for (const other of fan.spots.slice(index + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(
              2 * HALF * fan.scale,
            );
      }),
    );
  });

  test('in the middle of the map it is round its cell; far out its counters are larger, near by as large as the others', () => {
    const near = fanOf(3, { x: 900, y: 600 }, 90, WIDE);
    expect(near.scale).toBe(1);
    expect((near.box.left + near.box.right) / 2).toBe(900);
    expect((near.box.top + near.box.bottom) / 2).toBe(600);
    expect(new Set(near.spots.map(({ y }) => y)).size).toBe(1);
    const far = fanOf(3, { x: 900, y: 600 }, 20, WIDE);
    expect(far.scale * 20).toBeGreaterThan(58);
  });

  test('for a finger it lies beside its cell and leaves the next cells free, where there is room', () => {
    // As much of a map as a phone shows, at its usual scale.
    const low: Box = { left: 0, top: 0, right: 700, bottom: 310 };
    for (const [units, x, y] of [
      [2, 420, 180],
      [3, 420, 180],
      [2, 60, 20],
      [5, 690, 300],
    ] as const) {
      const { box } = fanOf(units, { x, y }, 56, low, 'beside');
      expect(box.left >= x + CELL || box.right <= x - CELL || box.top >= y + CELL || box.bottom <= y - CELL).toBe(true);
      expect(box.left >= 0 && box.top >= 0 && box.right <= 700 && box.bottom <= 310).toBe(true);
    }
    const narrow: Box = { left: 0, top: 0, right: 300, bottom: 300 };
    const middle = { x: 150, y: 150 };
    expect(fanOf(2, middle, 56, narrow, 'beside')).toEqual(fanOf(2, middle, 56, narrow));
  });

  test('for a finger it leaves cells free that can be pressed, also further out, as far as there is room', () => {
    const low: Box = { left: 0, top: 0, right: 700, bottom: 500 };
    const middle = { x: 350, y: 250 };
    const lit = [
      { x: 550, y: 250 },
      { x: 150, y: 250 },
      { x: 350, y: 450 },
    ];
    const covers = ({ box }: { readonly box: Box }): number => lit.filter((spot) => holds(box, spot)).length;
    expect(covers(fanOf(3, middle, 90, low, 'beside'))).toBeGreaterThan(0);
    const fan = fanOf(3, middle, 90, low, 'beside', lit);
    expect(covers(fan)).toBe(0);
    expect(fan.box.left >= 0 && fan.box.top >= 0 && fan.box.right <= 700 && fan.box.bottom <= 500).toBe(true);
    // It may lie on none of the next cells even if everything is lit.
    const everywhere = Array.from({ length: 35 }, (_, at) => ({
      x: 50 + (at % 7) * 100,
      y: 50 + Math.floor(at / 7) * 100,
    }));
    const { box } = fanOf(3, middle, 90, low, 'beside', everywhere);
    expect(box.left >= 450 || box.right <= 250 || box.top >= 350 || box.bottom <= 150).toBe(true);
  });

  test('the window of a map that was moved and enlarged', () => {
    const screen = { left: 100, top: 50, right: 500, bottom: 250 };
    expect(windowOnSheet({ a: 0.5, e: 0, f: -50 }, screen)).toEqual({
      window: { left: 200, top: 200, right: 1000, bottom: 600 },
      pixelsPerCell: 50,
    });
  });
});

test('a ghost fades turn by turn and never goes altogether; its words have the date', () => {
  const faint = [0, 1, 2, 3, 4, 9].map(faintnessOf);
  expect(faint[0]).toBe(1);
  expect(faint.slice(0, 5)).toEqual(faint.slice(0, 5).toSorted((a, b) => b - a));
  expect(faint[5]).toBe(faint[4]);
  expect(faint[4]).toBeGreaterThan(0.3);
  expect(ghostWords('a German armor unit', '18 September')).toBe('Last seen 18 September: a German armor unit.');
  expect(shortDate('18 September')).toBe('18 Sep');
});
