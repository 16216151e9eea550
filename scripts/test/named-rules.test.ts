import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { descentIntoHellModule } from '@club-route/descent-into-hell';
import { driveOnArnhemModule } from '@club-route/drive-on-arnhem';
import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/paths.mjs';

/** Numbered rules of the rule book that say how to play; the rest is about computers, menus and history. */
const NUMBERED =
  '1.4 2.1 2.2 2.3 3.0 3.1 3.2 4.0 4.1 4.2 4.3 5.0 5.1 5.2 5.3 5.4 6.0 6.1 6.2 7.0 7.1 7.2 8.0 8.3 8.4 8.5 8.6 8.7 8.8 8.9 8.10 8.11 8.12 8.13 8.14 8.15 8.16 9.0 9.1 9.2 9.3 9.4 10.0 10.1 10.2'.split(
    ' ',
  );

/** What the tests of a game say of themselves: their titles, and those of their cases that begin with a ruling. */
function spoken(folder: string): string {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(inRoot(path.join(folder, name)), 'utf8').matchAll(
        /(?:(?:describe|test|each|\))\(\s*['"`]|\[\s*['"](?=R\d+: ))([^'"`\n]+)/g,
      ),
    ])
    .map(([, title]) => title)
    .join('\n');
}

function isNamed(titles: string, rule: string): boolean {
  return new RegExp(`(?<![\\w.])${rule.replaceAll('.', String.raw`\.`)}(?!\\w|\\.\\d)`).test(titles);
}

test('Drive on Arnhem: each numbered rule and each ruling has a test that names it', () => {
  const titles = spoken('games/drive-on-arnhem/test');
  const rules = [...NUMBERED, ...driveOnArnhemModule.register.map(({ id }) => id)];
  expect(rules.filter((rule) => !isNamed(titles, rule))).toEqual([]);
});

/** The sections of the exclusive rules, which are all there is; the rest of the register is about what is lost. */
const BRIDGE = '10.1 11.0 11.1 11.2 11.3 11.4 11.5 12.0 13.0 14.0 14.1 14.2 15.0 16.0 17.0 18.0 18.1'.split(' ');

test('The Farthest Bridge: each section of the exclusive rules and each ruling has a test that names it', () => {
  const titles = spoken('games/farthest-bridge/test');
  const rulings = farthestBridgeModule.register.map(({ id }) => id).filter((id) => id.startsWith('R'));
  expect(rulings.length).toBeGreaterThan(50);
  expect([...BRIDGE, ...rulings].filter((rule) => !isNamed(titles, rule))).toEqual([]);
});

const numbered = (before: string, count: number, digits = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${before}${String(index + 1).padStart(digits, '0')}`);

/** The sections in which the tests and the code cite the source, its tables and counters, and the rulings of each reading. */
const DESCENT = [
  ...numbered('1.', 9),
  ...numbered('2.', 3),
  ...numbered('3.', 3),
  ...numbered('6.', 7),
  ...numbered('7.', 25),
  ...numbered('H-', 54, 2),
];

test('Descent into Hell: each section and each ruling has a test that names it', () => {
  const titles = spoken('games/descent-into-hell/test');
  const rules = [...DESCENT, ...descentIntoHellModule.register.map(({ id }) => id)];
  expect(rules.filter((rule) => !isNamed(titles, rule))).toEqual([]);
});
