import { describe, expect, test } from 'vitest';
import { EMPTY_HAND, NO_OFFER } from '../src/offer.ts';
import {
  dimmed,
  offeredCells,
  pieceOffer,
  PLAIN_AIM,
  pressableUnits,
  roundOfCells,
  roundOfUnits,
  toggled,
  traysBy,
  waysOffer,
} from '../src/offer-parts.ts';

/** Two ways to 9, one to 8. */
const terms = {
  from: 1,
  ways: [
    [2, 9],
    [3, 9],
    [3, 8],
  ],
  through: [] as readonly number[],
  label: String,
  note: () => 'open',
  action: (way: readonly number[]) => way,
};

describe('one of several ways', () => {
  test('the last cell takes the first way there; a cell on a way is passed first', () => {
    const { cells, hasOthers, round } = waysOffer(terms);
    expect(cells.get(9)).toMatchObject({ look: 'offered', press: { action: [2, 9] }, careful: true });
    expect(cells.get(3)).toEqual({ look: 'faint', press: { hand: { units: [], through: [3] } } });
    expect(hasOthers).toBe(true);
    expect(round().stops).toEqual([{ cell: 9 }, { cell: 8 }]);
  });

  test('with a cell to pass the other way is taken, and a second press lets it be', () => {
    const { cells, way } = waysOffer({ ...terms, through: [3] });
    expect(cells.get(9)?.press).toEqual({ action: [3, 9] });
    expect(cells.get(3)?.press).toEqual({ hand: { units: [], through: [] } });
    // No way leads through both: the new cell takes the place of the old one.
    expect(cells.get(2)).toEqual({ press: { hand: { units: [], through: [2] } } });
    expect(way(9)).toEqual([1, 3, 9]);
    expect(way(7)).toEqual([]);
  });

  test('a second cell to pass is added where some way leads through both', () => {
    const { cells } = waysOffer({ ...terms, ways: [...terms.ways, [3, 4, 7]], through: [3] });
    expect(cells.get(4)?.press).toEqual({ hand: { units: [], through: [3, 4] } });
  });

  test('the panel lists each end once, and the other ways folded', () => {
    const [ends, others] = waysOffer(terms).groups;
    expect(ends!.choices.map(({ label, note }) => `${label} ${note}`)).toEqual(['9 open', '8 open']);
    expect(others!.choices.map(({ label, note }) => `${label} ${note}`)).toEqual(['9 by 3']);
  });

  test('a player who hears the map is told how many ways end in a cell', () => {
    const { say } = waysOffer(terms);
    expect([9, 8, 3, 7].map((cell) => say(cell))).toEqual([
      ['2 retreat paths'],
      ['1 retreat path'],
      ['on a retreat path'],
      [],
    ]);
  });
});

test('units toggle in rising order, and lie in trays by title', () => {
  expect(toggled([2, 5], 3)).toEqual([2, 3, 5]);
  expect(toggled([2, 3, 5], 3)).toEqual([2, 5]);
  expect(traysBy([4, 1, 6], (unit) => (unit % 2 === 0 ? 'even' : 'odd'))).toEqual([
    { title: 'even', units: [4, 6] },
    { title: 'odd', units: [1] },
  ]);
});

test('beside a chosen unit the others can be pressed, but are not lit', () => {
  const press = { draft: undefined };
  const units = dimmed(new Map([[1, { cell: 7, look: 'able', press }]]), [[2, { cell: 7, look: 'chosen', press }]]);
  expect([...units.values()].map(({ look }) => look)).toEqual(['still', 'chosen']);
});

test('a piece of a plan is placed with what takes it back, next, or later', () => {
  const piece = { unit: 1, title: 'A', note: '' };
  const placed = { name: '0101 (Ede)', label: '0101', without: 'draft' };
  expect(pieceOffer(piece, placed, 'anywhere', false)).toMatchObject({
    step: 'placed',
    where: 'at 0101 (Ede)',
    back: { label: 'Take A back from 0101', press: { draft: 'draft' } },
  });
  expect(pieceOffer(piece, undefined, 'anywhere', true)).toMatchObject({ step: 'next', where: 'anywhere' });
  expect(pieceOffer(piece, undefined, 'anywhere', false).step).toBe('later');
});

test('keys go through each cell once', () => {
  expect(roundOfCells([3, 1, 3])().stops).toEqual([{ cell: 3 }, { cell: 1 }]);
});

test('units and cells that may be pressed are lit, and the keys go from unit to unit', () => {
  const press = (number: number) => ({ action: number });
  const units = pressableUnits([1, 2], (unit) => unit + 6, press, [2]);
  expect([...units]).toEqual([
    [1, { cell: 7, look: 'able', press: { action: 1 } }],
    [2, { cell: 8, look: 'chosen', press: { action: 2 } }],
  ]);
  const lit = new Map([...units, [3, { cell: 9, look: 'target' }] as const]);
  expect(roundOfUnits(lit)().stops).toEqual([
    { unit: 1, press: { action: 1 } },
    { unit: 2, press: { action: 2 } },
  ]);
  expect([...offeredCells([5], press)]).toEqual([[5, { look: 'offered', press: { action: 5 }, careful: true }]]);
});

test('what games build on offers nothing, says nothing and holds nothing', () => {
  const full = Object.entries(NO_OFFER).filter(([, part]: readonly [string, unknown]) => {
    if (part instanceof Map) return part.size > 0;
    return Array.isArray(part) ? part.length > 0 : part !== undefined && typeof part !== 'function';
  });
  expect(full).toEqual([['head', { title: '', words: '' }]]);
  expect([NO_OFFER.attempt(1), NO_OFFER.aim(1), NO_OFFER.together([1])]).toEqual([undefined, undefined, undefined]);
  expect([NO_OFFER.way(1), NO_OFFER.say(1)]).toEqual([[], []]);
  expect([NO_OFFER.round(), NO_OFFER.place(1)]).toEqual([{ stops: [] }, { at: 0, around: [] }]);
  expect(EMPTY_HAND).toEqual({ units: [], through: [] });
  expect(PLAIN_AIM).toEqual({ lines: [], faces: [], falls: [], warnings: [] });
});
