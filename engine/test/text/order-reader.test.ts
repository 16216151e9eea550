import { describe, expect, test } from 'vitest';
import { cellLabelled, hexBoard, sideBetween } from '../../src/board/index.ts';
import { misread, OrderReader, unreadable, wordsOf } from '../../src/text/order-reader.ts';

const board = hexBoard({ columns: 5, rows: 5, firstColumn: 1, firstRow: 1, top: 'flat', offset: 'even' });
const UNITS = ['1/504', 'A'];
const reader = new OrderReader({
  board,
  cellName: (cell) => `hex ${board.labels[cell]}`,
  unitNamed: (word) => UNITS.indexOf(word),
  examples: { cell: '0203', way: '1/504 0203', side: 'bridge 0202/0203' },
});
const cell = (label: string): number => cellLabelled(board, label);
const same = <T>(one: T): T => one;

describe('words of an order', () => {
  test('are what stands between blanks and commas, "to" left out', () => {
    expect(wordsOf('  1/504  to 0203, 0204,0205 ')).toEqual(['1/504', '0203', '0204', '0205']);
    expect(wordsOf('A TO 0203')).toEqual(['A', '0203']);
    expect(wordsOf(', ,')).toEqual([]);
  });

  test('that are no order come back in the refusal, cut short', () => {
    expect(misread(` dance ${'x'.repeat(100)}`)).toEqual(
      unreadable(`"dance ${'x'.repeat(54)}" is not an order we know. Type "help" for examples.`),
    );
    expect(unreadable('Why?')).toEqual({ rule: 'notation', text: 'Why?' });
  });
});

describe('the reader', () => {
  test('goes on with the cells it reads', () => {
    expect(reader.cells(['0203', '0101'], same)).toEqual([cell('0203'), cell('0101')]);
    expect(reader.cells([], same)).toEqual([]);
  });

  test('names the first word that is no hex, and what one looks like', () => {
    const refusal = reader.cells(['0203', '9999', 'x'], same);
    expect(refusal).toEqual(unreadable('No place or hex on this map matches "9999". Hexes have numbers like 0203.'));
  });

  test('goes on with the units it reads, or names the one it does not know', () => {
    expect(reader.units(['A', '1/504'], same)).toEqual([1, 0]);
    expect(reader.units(['A', 'B'], same)).toEqual(unreadable('"B" is not a unit in this game.'));
  });

  test('cuts a long word that it repeats', () => {
    const long = 'x'.repeat(40);
    expect(reader.unit(long, same)).toEqual(unreadable(`"${'x'.repeat(20)}" is not a unit in this game.`));
    expect(reader.cell([long], same)).toEqual(
      unreadable(`No place or hex on this map matches "${'x'.repeat(20)}". Hexes have numbers like 0203.`),
    );
    expect(reader.cell([], same)).toEqual(
      unreadable('No place or hex on this map matches "". Hexes have numbers like 0203.'),
    );
  });

  test.each(['0203', 'by 0203 0204'])('reads the way "%s", and writes it as it was', (text) => {
    const way = reader.way(text.split(' '), same);
    if ('rule' in way) throw new Error(way.text);
    expect(reader.writeWay(way)).toBe(text);
    expect(way.to).toBe(cell(text.slice(-4)));
  });

  test('wants one hex to go to, or "by" and the whole way', () => {
    expect(reader.way([], same)).toEqual(unreadable('Say where to go, for example "1/504 0203".'));
    expect(reader.way(['by'], same)).toEqual(unreadable('Say where to go, for example "1/504 0203".'));
    expect(reader.way(['0203', '0204'], same)).toEqual(
      unreadable('Name one hex to go to, or type "by" and every hex of the path.'),
    );
    expect(reader.way(['BY', '0203', '0204'], same)).toEqual({
      to: cell('0204'),
      path: [cell('0203'), cell('0204')],
    });
    expect(reader.way(['0203'], same)).toEqual({ to: cell('0203') });
  });

  test.each([['0202/0203'], ['0203 0202']])('reads the hexside "%s"', (text) => {
    expect(reader.side(text.split(' '), same)).toBe(sideBetween(board, cell('0202'), cell('0203')));
  });

  test('says of a hexside what is wrong with it', () => {
    const two = unreadable('Name the two hexes that share the hexside, for example "bridge 0202/0203".');
    for (const words of [[], ['0202'], ['0202/'], ['0202', '0203', '0204']])
      expect(reader.side(words, same)).toEqual(two);
    expect(reader.side(['0101/0505'], same)).toEqual(unreadable('hex 0101 and hex 0505 are not adjacent.'));
  });
});

describe('places', () => {
  const PLACES: Readonly<Record<string, readonly string[]>> = {
    son: ['0203'],
    'son en breugel': ['0301'],
    'a b c d': ['0401'],
    'a b c d e': ['0402'],
    arnhem: ['0101', '0102'],
  };
  const named = new OrderReader({
    board,
    cellName: (one) => `hex ${board.labels[one]}`,
    cellsOf: (place) => (PLACES[place] ?? []).map(cell),
    unitNamed: () => -1,
    examples: { cell: '0203', way: '', side: '' },
  });
  const rest = (one: number, words: readonly string[]): string => [board.labels[one], ...words].join(' ');

  test('are read by their names, the longest first, up to four words', () => {
    expect(named.cell(['son', '0101'], rest)).toBe('0203 0101');
    expect(named.cell(['son', 'en', 'breugel', 'x'], rest)).toBe('0301 x');
    expect(named.cell(['son', 'en'], rest)).toBe('0203 en');
    expect(named.cell(['a', 'b', 'c', 'd', 'e'], rest)).toBe('0401 e');
    expect(named.place(['0203', 'son'])).toEqual({ cells: [cell('0203')], words: 1 });
    expect(named.place(['nowhere'])).toEqual({ cells: [], words: 0 });
    expect(named.place([])).toEqual({ cells: [], words: 0 });
  });

  test('with several hexes do not say which one', () => {
    expect(named.cell(['arnhem', 'x'], rest)).toEqual(
      unreadable('That place has several hexes. Name one of 0101, 0102.'),
    );
    expect(named.place(['arnhem'])).toEqual({ cells: [cell('0101'), cell('0102')], words: 1 });
  });

  test('stand in ways beside numbers', () => {
    expect(named.cells(['son', 'en', 'breugel', '0203', 'son'], same)).toEqual(['0301', '0203', '0203'].map(cell));
  });
});

test('the first cell of a board is a cell, and the first unit a unit', () => {
  expect(reader.cellNamed('0101')).toBe(0);
  expect(reader.cellNamed('0000')).toBe(-1);
  expect(reader.cell(['0101', 'x'], (one, words) => [one, ...words])).toEqual([0, 'x']);
  expect(reader.unit('1/504', same)).toBe(0);
});
