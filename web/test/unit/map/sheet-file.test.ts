import { describe, expect, test } from 'vitest';
import { loadBoard } from '@club-route/theatre';
import { BOARD_IDS, BOARDS } from '@club-route/theatre/boards';
import * as ground from '@club-route/theatre/ground';
import { drawn } from '@club-route/cartography/draw/draw-sheet';
import type { Item } from '@club-route/cartography/draw/item';
import { lettered, mapSheet } from '@club-route/cartography/draw/map-sheet';
import { readSheet, writeSheet } from '@club-route/cartography/draw/sheet-file';
import { UNWRITTEN } from '@club-route/cartography/lettering/word';

const boxless = (item: Item): Item => ({ ...item, box: EMPTY });
const EMPTY = { left: 0, top: 0, right: 0, bottom: 0 };

describe.each(BOARD_IDS)('the sheet of %s in a file', async (id) => {
  const theatre = loadBoard(await BOARDS[id].load());
  const before = drawn(theatre, ground);
  const after = readSheet(writeSheet(before));

  test('has the same country, waters, ways and signs', () => {
    expect({ ...after, ground: [], lines: [] }).toEqual({ ...before, ground: [], lines: [], letterings: {} });
  });

  test('has every item, each in a box that holds its own', () => {
    const [ours, theirs] = [
      [...before.ground, ...before.lines],
      [...after.ground, ...after.lines],
    ];
    expect(theirs.map(boxless)).toEqual(ours.map(boxless));
    for (const [index, { box }] of theirs.entries()) {
      const own = ours[index].box;
      expect(box.left <= own.left && box.top <= own.top && box.right >= own.right && box.bottom >= own.bottom).toBe(
        true,
      );
    }
  });

  test('is lettered when the app is built as a page would letter it', () => {
    const scales = [3.2, 9, 20, 40, 71];
    const built = readSheet(writeSheet(lettered(theatre, before, scales)));
    const [read, worked] = [mapSheet(theatre, built), mapSheet(theatre, before)];
    for (const scale of scales) expect(read.labels(scale), `${scale} pixels`).toEqual(worked.labels(scale));
  });

  test('is read, not lettered again', () => {
    const built = readSheet(writeSheet(lettered(theatre, before, [20])));
    const { great } = built.letterings![20];
    const first = mapSheet(theatre, built).labels(20);
    const silent = { ...built.letterings![20], great: great.map(() => UNWRITTEN) };
    const without = mapSheet(theatre, { ...built, letterings: { 20: silent } }).labels(20);
    expect(first.length - without.length).toBe(great.filter((place) => place !== UNWRITTEN).length);
    expect(first.length).toBeGreaterThan(without.length);
  });

  test('is textured as the drawing is', () => {
    const [one, two] = [mapSheet(theatre, before), mapSheet(theatre, after)];
    const { right, bottom } = one.box;
    const middle = { left: right / 2 - 300, top: bottom / 2 - 300, right: right / 2 + 300, bottom: bottom / 2 + 300 };
    const trees = one.texture(40, middle);
    expect(trees.length).toBeGreaterThan(0);
    expect(two.texture(40, middle)).toEqual(trees);
  });
});
