import { readFileSync } from 'node:fs';
import { DAY } from '@club-route/cartography/draw/palette';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

const sheet = readFileSync(inRoot('web/src/style/tokens.css'), 'utf8');
const names = readFileSync(inRoot('web/src/map/paint/palette.ts'), 'utf8');

/** The value of a token of the style sheet by day. */
function byDay(token: string): string {
  const value = new RegExp(`${token}:\\s*(?:light-dark\\()?((?:[^,;()]|\\([^)]*\\))+)`).exec(sheet)![1]!.trim();
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : byDay(other);
}

test('pictures that are drawn without a style sheet have its colours by day', () => {
  const plain = (value: string): string => value.replaceAll(/rgba?|[(),/\s]+/g, ' ').trim();
  const tokens = [...names.matchAll(/^ {2}'?([a-z-]+)'?: '(--[\w-]+)',$/gm)];
  expect(tokens.map(([, colour]) => colour).toSorted()).toEqual(Object.keys(DAY).toSorted());
  for (const [, colour, token] of tokens)
    expect(plain(DAY[colour as keyof typeof DAY]), colour).toBe(plain(byDay(token!)));
});
