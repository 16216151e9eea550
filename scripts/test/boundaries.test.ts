import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

// A house built for the test in a folder of its own, under the very rules of ours: each file offends once, or not at all.

const pureFolders = ['engine/src', 'theatre/src', 'cartography/src', 'games/battle-card/src', 'wire/src'];

const impure = [
  ["import { readFileSync } from 'node:fs';", 'import/no-nodejs-modules'],
  ["import { readFileSync } from 'fs';", 'import/no-nodejs-modules'],
  ["export const later = await import('node:fs');", 'import/no-nodejs-modules'],
  ['export const later = (name: string) => import(name);', 'import/no-dynamic-require'],
  ["export const old = require('pure-rand');", 'typescript/no-require-imports'],
  ["export type Kept = import('pure-rand').Generator;", 'typescript/consistent-type-imports'],
  ['export const page = document.title;', 'no-undef'],
  ['export const page = window;', 'no-undef'],
  ["export const answer = fetch('/');", 'no-undef'],
  ['export const now = performance.now();', 'no-undef'],
  ['export const home = process.env;', 'no-undef'],
  ["console.log('here');", 'no-undef'],
  ['setTimeout(() => {}, 1);', 'no-undef'],
  ['export const key = crypto.randomUUID();', 'no-undef'],
  ['export const now = Date.now();', 'no-restricted-globals'],
  ['export const now = new Date();', 'no-restricted-globals'],
  ['export const now = globalThis.Date.now();', 'no-restricted-globals'],
  ["export const text = new Intl.NumberFormat('nl');", 'no-restricted-globals'],
  ['export const perhaps = new WeakRef({});', 'no-restricted-globals'],
  ['export const perhaps = new FinalizationRegistry(() => {});', 'no-restricted-globals'],
  ["export const clock = eval('1');", 'no-restricted-globals'],
  ["export const clock = new Function('return 1');", 'no-restricted-globals'],
  ['export const roll = Math.random();', 'no-restricted-properties'],
  ['export const { random } = Math;', 'no-restricted-properties'],
  ["export const roll = Math['random']();", 'no-restricted-properties'],
  ['export const text = (1).toLocaleString();', 'no-restricted-properties'],
  ["export const text = 'a'.toLocaleUpperCase();", 'no-restricted-properties'],
  ["export const text = 'A'.toLocaleLowerCase();", 'no-restricted-properties'],
  ["export const order = 'a'.localeCompare('b');", 'no-restricted-properties'],
] as const;

const pure = [
  "import { canonical } from '@club-route/engine';\nexport const text = canonical({});",
  "import { x } from './neighbour.ts';\nexport const y: Uint8Array = new Uint8Array(x).fill(Math.max(1, 2));",
  "export const names = ['b', 'a'].toSorted((one, other) => (one < other ? -1 : 1));",
  "export function refuse(): never {\n  throw new RangeError(`${Number.parseInt('1', 10)} ${BigInt(1)} ${new Map().size}`);\n}",
];

/** Who may import whom: every pair is tried, so what is not listed is refused. */
const games = readdirSync(inRoot('games')).filter((name) => name !== 'catalogue');
const packages = ['engine', 'theatre', 'cartography', ...games, 'catalogue', 'wire', 'cli', 'server', 'web'];
const mayImport: Record<string, readonly string[]> = {
  engine: ['engine'],
  theatre: ['engine'],
  cartography: ['engine', 'theatre'],
  ...Object.fromEntries(games.map((game) => [`games/${game}`, ['engine', 'theatre']])),
  'games/catalogue': ['engine', 'theatre', ...games, 'catalogue'],
  wire: ['engine'],
  cli: packages.filter((name) => name !== 'web'),
  server: packages.filter((name) => name !== 'web' && name !== 'cli'),
  web: packages.filter((name) => name !== 'cli' && name !== 'server'),
};
const folders = Object.keys(mayImport);

/** The layers of the server, from below. Those of one line stand side by side. */
const layers: readonly (readonly string[])[] = [
  ['database', 'accounts', 'safety'],
  ['play', 'signing', 'bots'],
  ['matches'],
  ['live', 'people'],
  ['notices'],
  ['mail'],
  ['departure'],
  ['routes'],
];
const layered = layers.flatMap((line, height) => line.map((name) => ({ name, height })));

/** The same neighbour, straight and by detours. */
const waysTo = (layer: string): string[] => [
  `../${layer}/neighbour.ts`,
  `./../${layer}/neighbour.ts`,
  `../../src/${layer}/neighbour.ts`,
];

/** Ways to write the import of a package; all must be seen. */
const imports = (name: string): string[] => [
  `import { x } from '@club-route/${name}';`,
  `import type { X } from '@club-route/${name}';`,
  `import { x } from '@club-route/${name}/deep/inside';`,
  `export * from '@club-route/${name}';`,
  `export const later = import('@club-route/${name}');`,
];

const house = mkdtempSync(path.join(tmpdir(), 'club-route-boundaries-'));
let found = new Map<string, string[]>();
let files = 0;

beforeAll(() => {
  copyFileSync(inRoot('.oxlintrc.boundaries.json'), path.join(house, '.oxlintrc.json'));
  for (const folder of pureFolders) {
    impure.forEach(([code], index) => write(`${folder}/impure${index}.ts`, code));
    pure.forEach((code, index) => write(`${folder}/pure${index}.ts`, code));
  }
  for (const folder of folders) {
    for (const name of packages) {
      imports(name).forEach((code, index) => {
        write(`${folder}/src/${name}${index}.ts`, code);
        write(`${folder}/test/${name}${index}.ts`, code);
      });
    }
    write(`${folder}/src/stray.ts`, "import { x } from '../../farthest-bridge/src/index.ts';");
    write(`${folder}/test/stray.ts`, "import { x } from '../../../web/src/index.ts';");
    write(`${folder}/test/own.ts`, "import { x } from '../src/neighbour.ts';");
    write(`${folder}/src/round.ts`, "import { about } from './about.ts';\nexport const round = about;");
    write(`${folder}/src/about.ts`, "import { round } from './round.ts';\nexport const about = round;");
  }
  for (const { name } of layered)
    for (const { name: other } of layered)
      waysTo(other).forEach((way, index) =>
        write(`server/src/${name}/to-${other}${index}.ts`, `import { x } from '${way}';`),
      );
  for (const { name } of layered) write(`server/src/${name}/to-all.ts`, "import { x } from '@club-route/server';");
  found = lint();
});
afterAll(() => rmSync(house, { recursive: true }));

function write(name: string, code: string): void {
  const file = path.join(house, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${code}\n`);
  files++;
}

/** The rules that each file offends. */
function lint(): Map<string, string[]> {
  const { stdout } = spawnSync(inRoot('node_modules/.bin/oxlint'), ['--format', 'json', '.'], {
    cwd: house,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const report = JSON.parse(stdout) as {
    number_of_files: number;
    diagnostics: { code: string; filename: string }[];
  };
  expect(report.number_of_files).toBe(files);
  const rules = new Map<string, string[]>();
  for (const { code, filename } of report.diagnostics) {
    const rule = code.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2');
    rules.set(filename, [...(rules.get(filename) ?? []), rule]);
  }
  return rules;
}

const offences = (name: string): string[] => found.get(name) ?? [];

describe('pure code', () => {
  test.each(impure.map(([code, rule], index) => ({ code, rule, index })))('may not say: $code', ({ rule, index }) => {
    for (const folder of pureFolders) expect(offences(`${folder}/impure${index}.ts`), folder).toContain(rule);
  });

  test.each(pure.map((code, index) => ({ code, index })))('may say: $code', ({ index }) => {
    for (const folder of pureFolders) expect(offences(`${folder}/pure${index}.ts`), folder).toEqual([]);
  });
});

test.each(layered)('the layer $name of the server knows those below it and beside it', ({ name, height }) => {
  for (const { name: other, height: above } of layered)
    for (const [index, way] of waysTo(other).entries())
      expect(offences(`server/src/${name}/to-${other}${index}.ts`), way).toEqual(
        above > height ? ['no-restricted-imports'] : [],
      );
  // The whole server, by its own name, is above every layer but the last.
  const isLast = height === layers.length - 1;
  expect(offences(`server/src/${name}/to-all.ts`)).toEqual(isLast ? [] : ['no-restricted-imports']);
});

test('every folder of the server is a layer', () => {
  const there = readdirSync(inRoot('server/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(there.map(({ name }) => name).toSorted()).toEqual(layered.map(({ name }) => name).toSorted());
});

describe.each(folders)('%s', (folder) => {
  test.each(packages)('and the package %s', (name) => {
    const expected = mayImport[folder].includes(name) ? [] : ['no-restricted-imports'];
    imports(name).forEach((code, index) => {
      expect(offences(`${folder}/src/${name}${index}.ts`), `src: ${code}`).toEqual(expected);
      expect(offences(`${folder}/test/${name}${index}.ts`), `test: ${code}`).toEqual(expected);
    });
  });

  test('reaches no other package by a path', () => {
    expect(offences(`${folder}/src/stray.ts`)).toEqual(['no-restricted-imports']);
    expect(offences(`${folder}/test/stray.ts`)).toEqual(['no-restricted-imports']);
    expect(offences(`${folder}/test/own.ts`)).toEqual([]);
  });

  test('may not go in circles', () => {
    expect(offences(`${folder}/src/round.ts`)).toContain('import/no-cycle');
  });
});
