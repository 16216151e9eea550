import { CELL } from '@club-route/cartography/sheet/spot';
import { expect, test } from 'vitest';
import { framingScale, toSheet, flight, middleOf, openingOf, shiftInto } from '../../../src/map/view/window.ts';

const opening = { left: 200, top: 40, width: 800, height: 560 };

test('a flight ends with its goal in the middle of what nothing lies over', () => {
  const at = flight(opening, { spot: { x: 0, y: 0 }, k: 20 }, { spot: { x: 1500, y: 700 }, k: 50 });
  const middle = middleOf(opening);
  expect(middle).toEqual({ x: 600, y: 320 });
  expect(toSheet(at(1), middle.x, middle.y)).toEqual({ x: 1500, y: 700 });
  expect(toSheet(at(0), middle.x, middle.y)).toEqual({ x: 0, y: 0 });
  expect(at(1).k).toBeCloseTo(50);
});

test('a place under what covers the map is brought out from under it, and one in sight stays', () => {
  expect(shiftInto(opening, { x: 100, y: 300 }, 90)).toEqual({ x: 190, y: 0 });
  expect(shiftInto(opening, { x: 600, y: 20 }, 90)).toEqual({ x: 0, y: 110 });
  expect(shiftInto(opening, { x: 990, y: 590 }, 90)).toEqual({ x: -80, y: -80 });
  expect(shiftInto(opening, { x: 600, y: 300 }, 90)).toEqual({ x: 0, y: 0 });
});

test('what is covered comes from the style of the page', () => {
  const style = { scrollPaddingLeft: '176px', scrollPaddingTop: 'auto', scrollPaddingRight: '54px' };
  const before = globalThis.getComputedStyle;
  globalThis.getComputedStyle = (() => style) as unknown as typeof getComputedStyle;
  try {
    expect(openingOf({} as HTMLElement, 1000, 600)).toEqual({ left: 176, top: 0, width: 770, height: 600 });
  } finally {
    globalThis.getComputedStyle = before;
  }
});

test('a part of the sheet is framed whole: nearer, farther or aside, and not at all where it is seen well', () => {
  const part = { left: 0, top: 0, right: 1000, bottom: 700 };
  const fits = (560 * CELL) / 700;
  const [readable, far] = [fits / 2, fits / 4];
  expect(framingScale(part, opening, { x: 200, y: 40, k: far }, readable)).toBeCloseTo(readable);
  expect(framingScale(part, opening, { x: 200, y: 40, k: readable }, readable)).toBeUndefined();
  // Under what covers the map, and beyond its lower edge: as near as now.
  expect(framingScale(part, opening, { x: 190, y: 40, k: readable }, readable)).toBe(readable);
  expect(framingScale(part, opening, { x: 200, y: 400, k: readable }, readable)).toBe(readable);
  // Nearer than all of it has room.
  expect(framingScale(part, opening, { x: 200, y: 40, k: fits * 2 }, readable)).toBeCloseTo(fits);
});
