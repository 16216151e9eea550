import { patrol, patrolLanguage, randomChoice } from '@club-route/engine/testing';
import type { GameModule } from '@club-route/engine';
import { expect, test } from 'vitest';
import { gainIn, gainOf, playPair } from '../src/comparison/pair.ts';

/** Patrol with levels: a side has won a little more for each company that it still has. */
function leveled(): GameModule {
  const game: typeof patrol = {
    ...patrol,
    result(state) {
      const result = patrol.result(state);
      const [north, south] = [500 - 150 * state.companiesLost[0]!, 500 - 150 * state.companiesLost[1]!];
      return result && { ...result, scores: { north: 500 + north - south, south: 500 + south - north } };
    },
  };
  return { game, language: patrolLanguage, bots: [], rules: [], register: [] } as unknown as GameModule;
}

const TERMS = {
  game: 'patrol',
  rules: patrol.version,
  options: { charges: 1, decoys: 2 },
  candidate: 'idle',
  baseline: 'busy',
  seed: 4,
  nodes: null,
};

/** Deploys and answers at random; gives orders at random too, or none. */
function bot(module: GameModule, id: 'busy' | 'idle'): Parameters<typeof playPair>[2] {
  return {
    id,
    title: id,
    about: 'For tests.',
    longestThought: 100,
    sit: (seat) => ({
      decide(sight, dice) {
        const end = { kind: 'end' };
        if (id === 'idle' && module.game.refuse(sight, seat, end) === undefined) return end;
        return randomChoice(module.game, sight, seat, dice);
      },
    }),
  };
}

test('a pair is scored by levels of victory, whole, and its gain is a share of a whole victory', () => {
  const module = leveled();
  const results = Array.from({ length: 6 }, (_, pair) =>
    playPair(module, TERMS, bot(module, 'idle'), bot(module, 'busy'), pair),
  );
  const scores = results.flatMap((result) => [...Object.values(result.baseline), ...Object.values(result.candidate)]);
  expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 1000)).toBe(true);
  expect(scores.some((score) => ![0, 500, 1000].includes(score))).toBe(true);
  for (const result of results) {
    const [north, south] = ['north', 'south'].map((seat) => (result.candidate[seat]! - result.baseline[seat]!) / 1000);
    expect([gainIn(result, 'north'), gainIn(result, 'south')]).toEqual([north, south]);
    expect(gainOf(result)).toBe(north! + south!);
  }
});
