import { expect, test } from 'vitest';
import { farTests } from '../tools/near-tests.mjs';

test('a change in a game leaves the tests of that game and of its table, and no others', () => {
  const far = farTests(['games/drive-on-arnhem/src/bot/script.ts']);
  expect(far).toEqual(expect.arrayContaining(['engine/test', 'server/test', 'cli/test', 'web/test/unit/hex']));
  expect(far).not.toContain('games/drive-on-arnhem/test');
  expect(far).not.toContain('web/test/unit/drive-on-arnhem');
});

test('the three tables of one package go with it', () => {
  const far = farTests(['games/kriegsspiel/src/clock/daily.ts']);
  expect(far.filter((place) => place.includes('kriegsspiel'))).toEqual([]);
});

test('a change in the web app leaves all of its tests', () => {
  expect(farTests(['web/src/table/controller.ts']).filter((place) => place.startsWith('web/'))).toEqual([]);
});
