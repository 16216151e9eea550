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
  [0, '071a36a8792e51dc'],
  [1, '2a55353c9c3cba4d'],
  [2, '724ed31f3c9df692'],
  [3, '7d51baa4c34c693f'],
])('the staff officer against itself, game %i', (seed, expected) => {
  expect(digest(playGame(staff, staff, seed))).toBe(expected);
});

test('the staff officer in free deployment', () => {
  expect(digest(playGame(staff, staff, 0, { scenario: 'free' }))).toBe('f085498e9053b7b0');
});

test('the recruit against the staff officer', () => {
  expect(digest(playGame(recruit, staff, 0))).toBe('0648a480ab8c6403');
});

test('the commander against itself, two turns with few trials', () => {
  expect(digest(playGame(commander, commander, 1, {}, { nodes: 1000 }, 2))).toBe('c81bc16eebe32ed5');
});
