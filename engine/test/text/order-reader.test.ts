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
  });

  test('that are no order come back in the refusal, cut short', () => {
    expect(misread(` dance ${'x'.repeat(100)}`).text).toMatch(/^"dance x{54}" is not/);
  });
});

describe('the reader', () => {
  test('goes on with the cells it reads', () => {
    expect(reader.cells(['0203', '0101'], same)).toEqual([cell('0203'), cell('0101')]);
    expect(reader.cells([], same)).toEqual([]);
  });

  test('names the first word that is no hex, and what one looks like', () => {
    const refusal = reader.cells(['0203', '9999', 'x'], same);
    expect(refusal).toEqual(unreadable('No place or hex on this map matches "9999"; hexes are numbered such as 0203.'));
  });

  test('goes on with the units it reads, or names the one it does not know', () => {
    expect(reader.units(['A', '1/504'], same)).toEqual([1, 0]);
    expect(reader.units(['A', 'B'], same)).toEqual(unreadable('"B" is no unit of this game.'));
  });

  test.each(['0203', 'by 0203 0204'])('reads the way "%s", and writes it as it was', (text) => {
    const way = reader.way(text.split(' '), same);
    if ('rule' in way) throw new Error(way.text);
    expect(reader.writeWay(way)).toBe(text);
    expect(way.to).toBe(cell(text.slice(-4)));
  });

  test('wants one hex to go to, or "by" and the whole way', () => {
    expect(reader.way([], same)).toEqual(unreadable('Say where to, such as "1/504 0203".'));
    expect(reader.way(['by'], same)).toEqual(unreadable('Say where to, such as "1/504 0203".'));
    expect(reader.way(['0203', '0204'], same)).toMatchObject({ text: expect.stringContaining('"by"') });
  });

  test.each([['0202/0203'], ['0203 0202']])('reads the hexside "%s"', (text) => {
    expect(reader.side(text.split(' '), same)).toBe(sideBetween(board, cell('0202'), cell('0203')));
  });

  test('says of a hexside what is wrong with it', () => {
    expect(reader.side(['0202'], same)).toMatchObject({ text: expect.stringContaining('bridge 0202/0203') });
    expect(reader.side(['0101/0505'], same)).toEqual(unreadable('hex 0101 and hex 0505 share no hexside.'));
  });
});
