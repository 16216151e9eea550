import { meet } from '@club-route/cartography/sheet/spot';
import { expect, test } from 'vitest';
import { LAYERS } from '../../../src/hex/board/layers.ts';
import { boxOfText, placeTexts } from '../../../src/hex/overlay/place-texts.ts';
import { openSheet } from '../../../src/map/sheets.ts';

const centre = [{ x: 100, y: 100 }];
const word = (left: number, top: number, right: number, bottom: number) => ({ box: { left, top, right, bottom } });

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

test('on no scale is a cost written over a word of the map', async () => {
  const sheet = await openSheet('farthest-bridge');
  const texts = sheet.cells.centre.flatMap((_, cell) => (cell % 3 === 0 ? [[cell, '3½'] as const] : []));
  for (const scale of [44, 90]) {
    const labels = sheet.labels(scale).filter(({ layer }) => LAYERS.has(layer));
    const words = labels.flatMap(({ box, boxes }) => boxes ?? [box]);
    const placed = placeTexts(sheet.cells.centre, texts, labels);
    const over = placed.filter(
      ({ x, y, text, size, isOnPlate }) =>
        !isOnPlate && words.some((one) => meet(one, boxOfText({ x, y }, text, size))),
    );
    expect(over, `${scale} pixels`).toEqual([]);
    // A plate is the exception.
    expect(placed.filter(({ isOnPlate }) => isOnPlate).length, `${scale} pixels`).toBeLessThan(texts.length / 20);
  }
});
