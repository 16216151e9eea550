import { expect, test } from 'vitest';
import { fortune, NO_OFFER, timeBudget } from '../src/index.ts';

test('the luck of a die is what it brought against the mean of its faces, both in sixths', () => {
  const faces = [0, 0, 1, 2, 3, 6];
  const mean = { kind: 'fight', seat: 'north', expected: 12 };
  expect(fortune('fight', 'north', faces, 1)).toEqual({ ...mean, got: 0 });
  expect(fortune('fight', 'north', faces, 4)).toEqual({ ...mean, got: 12 });
  expect(fortune('fight', 'north', faces, 6)).toEqual({ ...mean, got: 36 });
  // Over all six faces luck is nothing.
  const sum = [1, 2, 3, 4, 5, 6].reduce((total, die) => total + fortune('fight', 'north', faces, die).got, 0);
  expect(sum).toBe(6 * mean.expected);
});

test('a time budget is spent when the clock says so, not before', () => {
  let now = 100;
  const budget = timeBudget(50, () => now);
  expect(budget.expired?.()).toBe(false);
  now = 149;
  expect(budget.expired?.()).toBe(false);
  now = 150;
  expect(budget.expired?.()).toBe(true);
});

test('an offer of nothing offers nothing, wherever one looks', () => {
  const { units, cells, sides, head } = NO_OFFER;
  expect([units.size, cells.size, sides.size]).toEqual([0, 0, 0]);
  expect(head).toEqual({ title: '', words: '' });
  const lists = [NO_OFFER.arrows, NO_OFFER.entries, NO_OFFER.trays, NO_OFFER.groups, NO_OFFER.questions];
  for (const list of [...lists, NO_OFFER.pieces, NO_OFFER.instead]) expect(list).toEqual([]);
  expect([NO_OFFER.attempt(0), NO_OFFER.aim(0), NO_OFFER.together([0])]).toEqual([undefined, undefined, undefined]);
  expect([NO_OFFER.way(0), NO_OFFER.say(0)]).toEqual([[], []]);
  expect([NO_OFFER.round(), NO_OFFER.place(0)]).toEqual([{ stops: [] }, { at: 0, around: [] }]);
});
