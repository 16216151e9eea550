import type { Layer } from '@club-route/cartography/draw/layers';
import { meet } from '@club-route/cartography/sheet/spot';
import { expect, test } from 'vitest';
import { LAYERS } from '../../../src/hex/board/layers.ts';
import { boxOfText, placeTexts } from '../../../src/hex/overlay/place-texts.ts';
import { openSheet } from '@club-route/cartography/draw/open-sheet';

const centre = [{ x: 100, y: 100 }];
const word = (left: number, top: number, right: number, bottom: number, layer: Layer = 'names') => ({
  layer,
  box: { left, top, right, bottom },
});

test('a text stands in the middle of its cell where no word is', () => {
  expect(placeTexts(centre, [[0, '3']], [])).toEqual([
    { cell: 0, text: '3', x: 100, y: 100, size: 1, isOnPlate: false },
  ]);
  expect(placeTexts(centre, [[0, '3']], [word(150, 60, 400, 140)])[0]).toMatchObject({ x: 100, y: 100 });
});

test('it gives way to a word, and the word to it only where there is no room at all', () => {
  const [moved] = placeTexts(centre, [[0, '3½']], [word(50, 90, 300, 112)]);
  expect(moved).toMatchObject({ isOnPlate: false });
  expect(moved!.y).not.toBe(100);
  expect(placeTexts(centre, [[0, '3½']], [word(0, 0, 300, 300)])[0]).toMatchObject({ x: 100, y: 100, isOnPlate: true });
});

test('the number of a cell gives way before a name does', () => {
  const name = word(0, 88, 300, 300);
  const [placed] = placeTexts(centre, [[0, '3½']], [name, word(60, 40, 140, 80, 'numbers')]);
  expect(placed!.isOnPlate).toBe(true);
  expect(meet(name.box, boxOfText(placed!, '3½', placed!.size))).toBe(false);
});

test('on no scale is a cost written over a word of the map', async () => {
  const sheet = await openSheet('farthest-bridge');
  const texts = sheet.cells.centre.flatMap((_, cell) => (cell % 3 === 0 ? [[cell, '3½'] as const] : []));
  for (const scale of [44, 90]) {
    const labels = sheet.labels(scale).filter(({ layer }) => LAYERS.has(layer));
    const placed = placeTexts(sheet.cells.centre, texts, labels);
    const over = (layers: (layer: Layer) => boolean, isOnPlate: boolean): number => {
      const words = labels.filter(({ layer }) => layers(layer)).flatMap(({ box, boxes }) => boxes ?? [box]);
      return placed.filter(
        (one) => one.isOnPlate === isOnPlate && words.some((box) => meet(box, boxOfText(one, one.text, one.size))),
      ).length;
    };
    expect(
      over(() => true, false),
      `${scale} pixels`,
    ).toBe(0);
    // Only where a name fills its cell.
    expect(
      over((layer) => layer !== 'numbers', true),
      `${scale} pixels`,
    ).toBeLessThan(texts.length / 100);
  }
});
