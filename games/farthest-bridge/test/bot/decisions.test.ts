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
  [0, '57045ff990699910'],
  [1, 'b0a363aa241036e1'],
  [2, '14ffcb54578c7769'],
  [3, 'fc18368adfd1d101'],
])('the staff officer against itself, game %i', (seed, expected) => {
  expect(digest(playGame(staff, staff, seed))).toBe(expected);
});

test('the staff officer in free deployment', () => {
  expect(digest(playGame(staff, staff, 0, { scenario: 'free' }))).toBe('f2a110ad688b5fc8');
});

test('the recruit against the staff officer', () => {
  expect(digest(playGame(recruit, staff, 0))).toBe('7fc3b94dc264918b');
});

test('the commander against itself, two turns with few trials', () => {
  expect(digest(playGame(commander, commander, 1, {}, { nodes: 1000 }, 2))).toBe('08400a6ada8ad318');
});
