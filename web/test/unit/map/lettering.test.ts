import { describe, expect, test } from 'vitest';
import { meet } from '@club-route/cartography/sheet/spot';
import { fittingScale } from '../../../src/map/view/window.ts';
import { sheets } from './sheets.ts';

describe.each(sheets)('the words on %s', (_, sheet) => {
  const whole = fittingScale(sheet.box, 1072, 852);
  const phone = fittingScale(sheet.box, 390, 750);

  test.each([
    ['a laptop', whole],
    ['a phone', phone],
    ['nearby', whole * 3],
  ])('do not overlap on %s', (__, scale) => {
    const names = sheet.labels(scale).filter(({ layer }) => layer === 'names');
    for (const [index, label] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        for (const a of label.boxes ?? [label.box]) {
          for (const b of other.boxes ?? [other.box]) expect(meet(a, b), `${label.text}, ${other.text}`).toBe(false);
        }
      }
    }
  });

  test('name the cities and the great rivers at first sight', () => {
    const texts = sheet.labels(whole).map(({ text }) => text);
    for (const name of ['Arnhem', 'Nijmegen', 'Eindhoven', 'Waal', 'Maas']) expect(texts).toContain(name);
  });

  test('name every place from nearby', () => {
    const texts = new Set(sheet.labels(whole * 5).map(({ text }) => text));
    const missing = sheet.theatre.file.names.map(([name]) => name).filter((name) => !texts.has(name));
    expect(missing.length / sheet.theatre.file.names.length, missing.join(', ')).toBeLessThan(0.04);
  });

  test('number the cells from nearby, beside the names, and none from afar', () => {
    const near = sheet.labels(whole * 5);
    const numbers = near.filter(({ layer }) => layer === 'numbers');
    // Under a crowd of names a number gives way.
    expect(numbers.length / sheet.theatre.board.cells).toBeGreaterThan(0.995);
    const words = near.filter(({ layer }) => layer === 'names').flatMap(({ boxes, box }) => boxes ?? [box]);
    for (const { text, box } of numbers)
      expect(
        words.some((word) => meet(word, box)),
        text,
      ).toBe(false);
    expect(sheet.labels(phone).some(({ layer }) => layer === 'numbers')).toBe(false);
  });
});
