import { patrolMapFile } from '@club-route/engine/testing/patrol';
import { drawSheet } from '@club-route/cartography/draw/draw-sheet';
import { loadHexBoard } from '@club-route/theatre';
import { expect, test } from 'vitest';

test('a sheet is drawn from a bare board that lies nowhere on earth', () => {
  const sheet = drawSheet(loadHexBoard(patrolMapFile));
  expect(sheet.kilometresPerCell).toBe(1);
  expect(sheet.cells.centre).toHaveLength(63);
  expect(sheet.crossings.map(({ sign }) => sign)).toEqual(['bridge', 'bridge']);
  expect(sheet.water).toHaveLength(1);
  expect(new Set(sheet.lines.map((item) => item.layer))).toEqual(new Set(['provenance', 'water', 'grid']));
  expect(sheet.ground.length).toBeGreaterThan(1);
  const words = sheet.labels(200).map((label) => label.text);
  expect(words).toContain('0403');
});
