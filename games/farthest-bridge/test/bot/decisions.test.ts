import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { farthestBridgeModule } from '../../src/index.ts';
import { playGame, type FarthestBridgeBot, type Played } from './players.ts';

/** What the bots decide is kept: a change of their code that should change no decision must leave these as they are. */

const [recruit, staff, commander] = farthestBridgeModule.bots as readonly [
  FarthestBridgeBot,
  FarthestBridgeBot,
  FarthestBridgeBot,
];

function digest({ actions }: Played): string {
  return createHash('sha256').update(JSON.stringify(actions)).digest('hex').slice(0, 16);
}

test.each([
  [0, 'f660daf74d18e836'],
  [1, 'e2c2776abcd28680'],
  [2, '12b2f66e311c5580'],
  [3, '088c74b470760338'],
])('the staff officer against itself, game %i', (seed, expected) => {
  expect(digest(playGame(staff, staff, seed))).toBe(expected);
});

test('the staff officer in free deployment', () => {
  expect(digest(playGame(staff, staff, 0, { scenario: 'free' }))).toBe('23978a7e777012bf');
});

test('the recruit against the staff officer', () => {
  expect(digest(playGame(recruit, staff, 0))).toBe('b305c236d8b8ed81');
});

test('the commander against itself, two turns with few trials', () => {
  expect(digest(playGame(commander, commander, 1, {}, { nodes: 1000 }, 2))).toBe('569336e77ef93630');
});
