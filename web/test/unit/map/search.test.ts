import { cellLabelled } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../src/maps/facts.ts';
import { indexOf, lookUp } from '../../../src/maps/index-of.ts';
import { sheets } from './sheets.ts';

describe.each(sheets)('looking things up on %s', (_, sheet) => {
  const entries = indexOf(sheet);
  const { board } = sheet.theatre;

  test('finds places, bridges and waters by what they begin with, whatever the accents', () => {
    expect(lookUp(sheet, entries, 'nijm')[0].words).toBe('Nijmegen');
    expect(lookUp(sheet, entries, 'sint oeden')[0].words).toBe('Sint-Oedenrode');
    expect(lookUp(sheet, entries, 'waal').map(({ kind }) => kind)).toContain('river');
    expect(lookUp(sheet, entries, 'over the maas').length).toBeGreaterThan(0);
  });

  test('finds every cell by its number', () => {
    for (const [cell, label] of board.labels.entries()) expect(lookUp(sheet, entries, label)[0].cell).toBe(cell);
  });

  test('finds nothing for nothing', () => {
    expect(lookUp(sheet, entries, '  ')).toEqual([]);
    expect(lookUp(sheet, entries, 'Timbuktu')).toEqual([]);
  });

  test('tells of every cell how its terrain is known', () => {
    for (let cell = 0; cell < board.cells; cell += 37) {
      const { facts, label, sides } = factsOf(sheet, cell);
      expect(label).toBe(board.labels[cell]);
      expect(facts[0].why).not.toBe('');
      for (const { what } of [...facts, ...sides.flatMap((side) => side.facts)]) expect(what).not.toBe('');
    }
  });
});

test('a bridge is told from both of its banks', () => {
  const sheet = sheets.find(([id]) => id === 'farthest-bridge')![1];
  const son = factsOf(sheet, cellLabelled(sheet.theatre.board, '0605'));
  const side = son.sides.find(({ to }) => to === '0505')!;
  expect(side.facts.map(({ what }) => what)).toEqual(expect.arrayContaining(['Wilhelminakanaal', 'Son']));
  expect(side.way).toBe('south-west');
});
