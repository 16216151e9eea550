import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogue } from '@club-route/catalogue';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

/** What games share knows no game. Only the folders of boards do, which are named after them, and tests. */
const SHARED = ['engine', 'theatre', 'web/src/hex'];
const EXCEPT = new Set(['boards', 'test', 'node_modules']);
const SOURCE = /\.(ts|tsx|mjs|css|json)$/;

function sources(folder: string): readonly string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return EXCEPT.has(entry.name) ? [] : sources(name);
    return SOURCE.test(entry.name) ? [name] : [];
  });
}

/** A game by its id, as an identifier, and by its title, whole and in its parts: "Arnhem: The Farthest Bridge". */
function namesOf({ id, title }: { readonly id: string; readonly title: string }): readonly string[] {
  const identifier = id.replaceAll(/-./g, (part) => part[1]!.toUpperCase());
  // A town, or the operation that they are all about, names no game.
  const parts = title.split(': ').filter((part) => part.includes(' ') && !part.endsWith('Market Garden'));
  return [id, identifier, title, ...parts].map((name) => name.toLowerCase());
}

function gamesNamed(text: string): readonly string[] {
  const lower = text.toLowerCase();
  return catalogue.filter((game) => namesOf(game).some((name) => lower.includes(name))).map(({ title }) => title);
}

test('no source file that games share names one of them', () => {
  const files = SHARED.flatMap(sources);
  expect(files.length).toBeGreaterThan(200);
  const naming = files.flatMap((file) =>
    gamesNamed(readFileSync(inRoot(file), 'utf8')).map((title) => `${path.normalize(file)} names ${title}.`),
  );
  expect(naming).toEqual([]);
});

test.each([
  ["import { board } from '@club-route/farthest-bridge';", ['Arnhem: The Farthest Bridge']],
  ['/** As in Battle Card. */', ['Battle Card: Market Garden']],
  ['const farthestBridgeBoard = 1;', ['Arnhem: The Farthest Bridge']],
  ['// The ground of Operation Market Garden, from the border to Arnhem.', []],
])('%s', (text, titles) => {
  expect(gamesNamed(text)).toEqual(titles);
});
