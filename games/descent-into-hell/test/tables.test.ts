import { describe, expect, test } from 'vitest';
import * as tables from '../src/data/tables.ts';

const LETTER = { none: 'NE', retreat: 'R', loss: 'L', eliminated: 'E' } as const;

test('2.1, G3: the fire table cell by cell', () => {
  const printed = [
    'R  L  L  L  E  E  E  E',
    'NE R  R  L  L  L  E  E',
    'NE NE R  R  L  L  L  E',
    'NE NE NE NE R  L  L  L',
    'NE NE NE NE NE R  R  L',
    'NE NE NE NE NE NE R  R',
    'NE NE NE NE NE NE NE R',
    'NE NE NE NE NE NE NE NE',
  ];
  for (const [row, text] of printed.entries()) {
    const read = tables.ODDS.map((_, column) => LETTER[tables.fireResult(column, row + 1)]);
    expect(read).toEqual(text.split(/ +/));
  }
  expect(tables.RESULTS).toEqual(Object.keys(LETTER));
});

test('2.1: odds are rounded down in favour of the target, from 1:2 to 8:1', () => {
  const column = (attack: number, defence: number): string => {
    const found = tables.oddsColumn(attack, defence);
    return found < 0 ? 'none' : tables.ODDS[found].join(':');
  };
  expect(column(1, 3)).toBe('none');
  expect(column(1, 2)).toBe('1:2');
  expect(column(3, 4)).toBe('1:2');
  expect(column(2, 2)).toBe('1:1');
  expect(column(5, 4)).toBe('1:1');
  expect(column(6, 4)).toBe('3:2');
  expect(column(7, 4)).toBe('3:2');
  expect(column(5, 2)).toBe('2:1');
  expect(column(7, 2)).toBe('3:1');
  expect(column(10, 2)).toBe('4:1');
  expect(column(15, 2)).toBe('6:1');
  expect(column(16, 1)).toBe('8:1');
});

test('2.2, G4: the antiaircraft table cell by cell', () => {
  const printed = ['L L AL AL AL AL', 'NE NE L L L AL', 'NE NE NE NE L L', 'NE NE NE NE NE L', 'NE NE NE NE NE NE'];
  const letter = { none: 'NE', loss: 'L', 'loss and abort': 'AL' } as const;
  for (const [row, text] of [...printed, printed[4]].entries())
    expect(tables.FLAK_SOURCES.map((source) => letter[tables.flakResult(source, row + 1)])).toEqual(text.split(' '));
});

test('2.2: how often each source hurts, of six', () => {
  expect(tables.FLAK_SOURCES.map(tables.flakSeverity)).toEqual([1, 1, 2, 2, 3, 4]);
});

describe('1.7', () => {
  test('G5: transport points by day, and twelve markers', () => {
    expect(tables.TRANSPORT_POINTS).toEqual([33, 30, 29, 20, 20, 14, 10, 6, 2, 2]);
    expect(tables.TRANSPORT_POINTS).toHaveLength(tables.LAST_TURN);
    expect(Object.values(tables.TRANSPORT_COST)).toEqual([1, 1, 3, 3, 5, 5]);
    expect([tables.SUPPLY_MARKER_COST, tables.SUPPLY_MARKERS]).toEqual([5, 12]);
  });

  test('the weather die and the die of a drop', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    expect(dice.map(tables.weatherOf)).toEqual(['poor', 'poor', 'marginal', 'marginal', 'good', 'good']);
    expect(dice.map(tables.dropOf)).toEqual(['abort', 'scatter', 'scatter', 'scatter', 'scatter', 'on target']);
  });
});

test('1.8: what deployment points buy', () => {
  expect(tables.DEPLOYMENT_POINTS).toBe(3);
  expect(tables.ACTIVATIONS.map(({ id, points, most }) => [id, points, most])).toEqual([
    ['43-division', 2, undefined],
    ['50-division', 2, undefined],
    ['armour', 2, 4],
    ['corps-engineers', 1, 2],
    ['princess-irene', 1, undefined],
    ['52-division', 1, undefined],
  ]);
});

test('1.3, 1.4, 1.5: limits', () => {
  expect([tables.STACK_LIMIT, tables.COLUMN_LIMIT]).toEqual([3, 2]);
  expect([tables.RIVER_PASSAGES, tables.CANAL_PASSAGES]).toEqual([1, 2]);
  expect(tables.OFF_ROAD_SUPPLY).toBe(3);
  expect(tables.UNSUPPLIED_FIRE).toBe(2);
});
