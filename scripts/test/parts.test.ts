import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

/** Where the parts of the server are put together, and where they are handed on to every route. */
const WHOLE = ['club.ts', 'server.ts', 'routes/server.ts'];

/** `club: Club` and `() => Club`, but neither `Pick<Club, …>` nor the name of the house in a sentence. */
const TAKES_ALL = /(?::|=>)\s*Club\b(?!['[ -])/;

test('a function of the server takes the parts it uses, never the whole club', () => {
  expect(TAKES_ALL.test('export function act(club: Club, desk: Desk): void {')).toBe(true);
  const folder = inRoot('server/src');
  const those = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !WHOLE.includes(name));
  expect(those.length).toBeGreaterThan(100);
  expect(those.filter((name) => TAKES_ALL.test(readFileSync(`${folder}/${name}`, 'utf8')))).toEqual([]);
});
