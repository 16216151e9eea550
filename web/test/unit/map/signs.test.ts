import { describe, expect, test } from 'vitest';
import { nearestOn } from '@club-route/cartography/sheet/measure';
import { holds } from '@club-route/cartography/sheet/spot';
import { sheets } from './sheets.ts';

describe.each(sheets)('the signs on %s', (_, sheet) => {
  test('lead a road or a railway over every bridge, if only a short piece of it', () => {
    const ways = [...sheet.roads, ...sheet.rails];
    const pieces = sheet.lines.filter(
      ({ layer, colour }) => layer === 'water' && (colour === 'lane' || colour === 'rail'),
    );
    for (const { sign, spot, crossing } of sheet.crossings) {
      if (sign === 'ferry') continue;
      const isCrossed =
        ways.some(({ line }) => nearestOn(line, spot).far < 10) || pieces.some(({ box }) => holds(box, spot));
      expect(isCrossed, sheet.theatre.crossings[crossing].name).toBe(true);
    }
  });

  test('point to every airfield that has a name', () => {
    const named = sheet.theatre.file.names.filter(([, id]) => /-air(field|strip)$/.test(id)).length;
    expect(sheet.signs.filter(({ sign }) => sign === 'airfield')).toHaveLength(named);
  });
});

test('the edge of the field is one closed line', () => {
  const [, drive] = sheets.find(([id]) => id === 'drive-on-arnhem')!;
  const edge = drive.lines.filter(({ layer }) => layer === 'borders');
  expect(edge).toHaveLength(1);
  expect(edge[0].path.match(/M/g)).toHaveLength(1);
  const numbers = edge[0].path.match(/-?[\d.]+/g)!.map(Number);
  expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
});
