import { readFileSync } from 'node:fs';
import { pathWithin } from '@club-route/cartography/export/cutting';
import { expect, test } from 'vitest';
import { vignetteFile, vignettePath, VIGNETTES } from '../tools/vignette.ts';

test.each(VIGNETTES)('the picture of $game is cut from its map as it is now', async (vignette) => {
  expect(readFileSync(vignettePath(vignette.game), 'utf8')).toBe(await vignetteFile(vignette));
});

test('a cutting keeps the parts of a path that come near its box, whole', () => {
  const box = { left: 0, top: 0, right: 100, bottom: 100 };
  const across = 'M-500 50L600 50';
  const sign = 'M120 50h10v10Z';
  expect(pathWithin(`M300 300L400 400${across}M-200 0Q-180 10 -150 20Z${sign}`, box)).toBe(across + sign);
});
