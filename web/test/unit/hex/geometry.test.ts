import { expect, test } from 'vitest';
import { edgePath, routeLine } from '../../../src/hex/board/geometry.ts';
import { detailAt } from '../../../src/hex/board/use-detail.ts';
import { openSheet } from '@club-route/cartography/draw/open-sheet';
import { CELL, distance } from '@club-route/cartography/sheet/spot';

const sheet = await openSheet('farthest-bridge');
const { board } = sheet.theatre;
const cell = (label: string): number => board.cellByLabel.get(label)!;

test('the line round an area leaves out the sides within it', () => {
  const sides = (labels: readonly string[]): number => edgePath(sheet, new Set(labels.map(cell))).split('M').length - 1;
  expect(sides(['2020'])).toBe(6);
  expect(sides(['2020', '2021'])).toBe(10);
  expect(sides(['2020', '2021', '2121'])).toBe(12);
});

test('a way begins beside its counter and ends short of its goal', () => {
  const way = ['2020', '2021', '2022'].map(cell);
  const line = routeLine(sheet, way, 40, 4);
  expect(line).toHaveLength(3);
  expect(distance(line[0]!, sheet.cells.centre[way[0]!]!)).toBeCloseTo(40);
  expect(distance(line[2]!, sheet.cells.centre[way[2]!]!)).toBeCloseTo(4);
  expect(distance(sheet.cells.centre[way[0]!]!, sheet.cells.centre[way[1]!]!)).toBeCloseTo(CELL);
});

test('counters tell more the nearer they are', () => {
  expect([12, 29, 30, 57, 58, 170].map(detailAt)).toEqual(['far', 'far', 'middle', 'middle', 'near', 'near']);
});
