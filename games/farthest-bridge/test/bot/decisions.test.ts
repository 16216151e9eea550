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
  [0, '03b321aa803a0608'],
  [1, '2c7d364cb85509ff'],
  [2, 'e515d1b5e27aa20e'],
  [3, '1de83aa0a68bd6f2'],
])('the staff officer against itself, game %i', (seed, expected) => {
  expect(digest(playGame(staff, staff, seed))).toBe(expected);
});

test('the staff officer in free deployment', () => {
  expect(digest(playGame(staff, staff, 0, { scenario: 'free' }))).toBe('62fb603aca51558b');
});

test('the recruit against the staff officer', () => {
  expect(digest(playGame(recruit, staff, 0))).toBe('3b045676dff83467');
});

test('the commander against itself, two turns with few trials', () => {
  expect(digest(playGame(commander, commander, 1, {}, { nodes: 1000 }, 2))).toBe('efbbb89067ed87dd');
});
