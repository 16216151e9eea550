import { layersOf, layersOn, LAYERS } from '@club-route/cartography/draw/layers';
import { describe, expect, test } from 'vitest';
import { sheets } from './sheets.ts';

describe.each(sheets)('the layers of %s', (_id, sheet) => {
  test('are those that the board has something of', () => {
    const layers = layersOf(sheet.lines).map(({ layer }) => layer);
    expect(layers.includes('rail')).toBe(sheet.rails.length > 0);
    expect(layers.includes('borders')).toBe(sheet.theatre.borders.size > 0);
    expect(layers.includes('marks')).toBe(sheet.theatre.marks.size > 0);
    for (const layer of ['terrain', 'water', 'roads', 'names', 'grid', 'numbers', 'provenance'])
      expect(layers).toContain(layer);
  });
});

test('each place shows its own layers', () => {
  const all = LAYERS.map(({ layer }) => layer);
  const without = (place: Parameters<typeof layersOn>[0]) => all.filter((layer) => !layersOn(place).has(layer));
  expect(without('page')).toEqual(['marks', 'provenance']);
  expect(without('table')).toEqual(['marks', 'provenance']);
  expect(without('mail')).toEqual(['provenance']);
  expect(without('list')).toEqual(['grid', 'numbers', 'marks', 'provenance']);
});
