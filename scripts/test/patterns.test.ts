import { readdirSync, readFileSync } from 'node:fs';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { parseSync } from 'vite';
import { inRoot } from '../tools/paths.mjs';

/** Where patterns run over what strangers send: addresses, names, mails, typed orders, journals. */
const games = readdirSync(inRoot('games')).map((game) => `games/${game}/src`);
const FOLDERS = ['server/src', 'wire/src', 'engine/src', ...games];

interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly place: string;
}

function sources(): readonly string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
}

/** Every pattern that is written out in a text of TypeScript. */
function patternsIn(file: string, text: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && 'start' in node) {
      const { pattern, flags } = node.regex as { readonly pattern: string; readonly flags: string };
      const line = text.slice(0, Number(node.start)).split('\n').length;
      found.push({ source: pattern, flags, place: `${file}:${line}` });
    }
    for (const inner of Object.values(node)) walk(inner);
  };
  walk(parseSync(file, text).program);
  return found;
}

/** Why some text makes a pattern take more time than its length, if so. */
function problemOf({ source, flags, place }: Pattern): string | undefined {
  const { reports } = analyse({ source, flags });
  const why = reports.map(({ type, character }) => `${type} of ${character.literal.source}`);
  if (endlessDots(source) > 1) why.push('two dots without end share whatever stands between them');
  return why.length === 0 ? undefined : `${place} /${source}/${flags}: ${why.join(', ')}`;
}

/** The analysis repeats single characters only; a word between two dots can be repeated as well. */
function endlessDots(source: string): number {
  const bare = source.replaceAll(/\\./g, '_').replaceAll(/\[[^\]]*\]/g, '_');
  return bare.match(/\.(?:[*+]|\{\d+,\})/g)?.length ?? 0;
}

test('patterns over what strangers send take time by the length of the text', () => {
  const slow = sources().flatMap((file) =>
    patternsIn(file, readFileSync(inRoot(file), 'utf8')).flatMap((pattern) => problemOf(pattern) ?? []),
  );
  expect(slow).toEqual([]);
});

test('one that took 82 seconds over a mail is found', () => {
  const [pattern] = patternsIn('mail.ts', String.raw`const quoted = /^(on|am)\b.*\b(wrote|schrieb)\b.*:$/i;`);
  expect(problemOf(pattern!)).toContain('mail.ts:1');
});

test('patterns that are made while the program runs are known, because nobody can look at them before', () => {
  const makes = sources().filter((file) => /\bRegExp\(/.test(readFileSync(inRoot(file), 'utf8')));
  expect(makes).toEqual([
    // Of the pages that the build lists.
    'server/src/pages.ts',
    // Whole words of our own glossaries, one of them or another.
    'engine/src/text/glossary.ts',
  ]);
});
