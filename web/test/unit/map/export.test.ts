import { describe, expect, test } from 'vitest';
import type { Colour, Item } from '@club-route/cartography/draw/item';
import type { Layer } from '@club-route/cartography/draw/layers';
import { legendOf } from '@club-route/cartography/draw/legend';
import { moved } from '@club-route/cartography/draw/moved';
import { legendPlate } from '@club-route/cartography/export/legend-plate';
import { plateOf } from '@club-route/cartography/export/plate';
import { svgOf } from '@club-route/cartography/export/svg';
import type { Palette } from '@club-route/cartography/draw/palette';
import { meet } from '@club-route/cartography/sheet/spot';
import { sheets } from './sheets.ts';

const palette = new Proxy({}, { get: (_, colour) => `#${String(colour)}` }) as Palette;
const layers = new Set<Layer>(['terrain', 'water', 'roads', 'rail', 'borders', 'names', 'grid']);

const allLayers = new Set<Layer>([...layers, 'marks']);

describe.each(sheets)('%s on paper', (_, sheet) => {
  const plate = plateOf(sheet, layers);
  const svg = svgOf(plate, palette, '');

  test('has its names, its title and its legend', () => {
    for (const name of ['Arnhem', 'Nijmegen', 'Eindhoven', 'Waal']) expect(svg).toContain(`>${name}</text>`);
    expect(svg).toContain(`<title>${sheet.theatre.file.title}</title>`);
    for (const { words } of legendOf(sheet, layers)) expect(svg).toContain(`>${words}</text>`);
    expect(svg).toContain('GeoNames');
  });

  test('has a legend whose words keep clear of its pieces of map', () => {
    const unit = 100 / plate.scale;
    const { items, labels } = legendPlate(
      sheet,
      allLayers,
      { x: 0, y: 0 },
      (plate.map.right - plate.map.left) * 0.74,
      unit,
    );
    const frames = items.filter(
      ({ kind, layer, colour, path }) =>
        kind === 'stroke' && layer === 'names' && colour === 'ink' && path.endsWith('Z'),
    );
    expect(frames.length).toBeGreaterThanOrEqual(labels.length);
    for (const { text, box } of labels)
      expect(
        frames.some((frame) => meet(frame.box, { ...box, right: box.right + 8 * unit })),
        text,
      ).toBe(false);
  });

  test('has no number that is none', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('shows only the layers that are asked for', () => {
    const names = svgOf(plateOf(sheet, new Set<Layer>(['names'])), palette, '');
    expect(names).not.toContain('"#woods"/');
    expect(names.length).toBeLessThan(svg.length / 2);
  });
});

test('a moved item keeps its shape', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  const item: Item = {
    kind: 'stroke',
    layer: 'names',
    colour: 'ink' as Colour,
    box,
    width: 2,
    path: 'M1 2h3v4L5 6a2 2 0 1 1 4 0Z',
  };
  expect(moved(item, { x: 100, y: 200 }, 2)).toMatchObject({
    path: 'M102 204h6v8L110 212a4 4 0 1 1 8 0Z',
    width: 4,
    box: { left: 100, top: 200, right: 120, bottom: 220 },
  });
});
