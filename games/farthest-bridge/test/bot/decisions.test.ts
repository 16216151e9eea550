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
  [0, '9ca9adaf92279409'],
  [1, 'ea6729c0675bebb7'],
  [2, '7c74216bab5a16f3'],
  [3, 'ce6adaa2c9e821c3'],
])('the staff officer against itself, game %i', (seed, expected) => {
  expect(digest(playGame(staff, staff, seed))).toBe(expected);
});

test('the staff officer in free deployment', () => {
  expect(digest(playGame(staff, staff, 0, { scenario: 'free' }))).toBe('dd3f7d6eb93c2dd6');
});

test('the recruit against the staff officer', () => {
  expect(digest(playGame(recruit, staff, 0))).toBe('ffe5c52292ced9df');
});

test('the commander against itself, two turns with few trials', () => {
  expect(digest(playGame(commander, commander, 1, {}, { nodes: 1000 }, 2))).toBe('afed058622555abf');
});
