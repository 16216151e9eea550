import { AnyDice, FastDice, type Audience } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveOptions } from '../src/options.ts';
import { usualRules } from './positions.ts';

/** S7.30, H34: for each draw who may see it: everybody, the side that it is about, or only one of the two. */
const SEEN_BY: Readonly<Record<string, readonly string[]>> = {
  weather: ['everybody'],
  bridge: ['everybody'],
  retreat: ['everybody'],
  // Units in the battle, and guns that nobody may count.
  fire: ['everybody', 'allied', 'german'],
  // In sight of the side that strikes, or not.
  'air strike': ['allied and german', 'allied', 'german'],
  'unit hit': ['allied and german', 'allied', 'german'],
  'combat points': ['allied and german', 'allied', 'german'],
  efficiency: ['allied and german', 'allied', 'german'],
  'operation points': ['allied and german', 'allied', 'german'],
  interdiction: ['german'],
  interdicted: ['german'],
  'how far Germans are from their place': ['german'],
  'where Germans are': ['german'],
  landing: ['allied'],
  'late arrival': ['allied', 'german'],
  isolation: ['allied', 'german'],
  'failed move': ['allied', 'german'],
  'lost command': ['allied', 'german'],
  'lost command at the water': ['allied', 'german'],
  'lost command in attack': ['allied', 'german'],
  'lost command in defence': ['allied', 'german'],
};

/** Dice that note who may see them. */
class WatchedDice extends AnyDice {
  readonly seen = new Map<string, Set<string>>();
  readonly #dice: FastDice;

  constructor(seed: number) {
    super();
    this.#dice = new FastDice(seed);
  }

  override between(low: number, high: number, purpose: string, seenBy?: Audience): number {
    const audiences = this.seen.get(purpose) ?? new Set();
    this.seen.set(purpose, audiences.add(seenBy === undefined ? 'everybody' : seenBy.join(' and ')));
    return this.#dice.between(low, high);
  }
}

function watched(seed: number, options: Partial<DriveOptions>): ReadonlyMap<string, ReadonlySet<string>> {
  const dice = new WatchedDice(seed);
  const choosing = new FastDice(seed);
  const state = driveOnArnhem.setup({ ...usualRules, ...options, hidden: true }, dice);
  for (let decision = 0; decision < 1500; decision++) {
    const [seat] = driveOnArnhem.active(state);
    if (seat === undefined) break;
    driveOnArnhem.apply(state, seat, randomChoice(driveOnArnhem, state, seat, choosing), dice);
  }
  return dice.seen;
}

test.each([
  ['intermediate', 'historical'],
  ['advanced', 'free'],
] as const)('S7.30, H34: with hidden units every die is seen by those who may see it: %s, %s', (game, setup) => {
  const found = new Set<string>();
  for (const seed of [1, 2, 3])
    for (const [purpose, audiences] of watched(seed, { game, setup, weather: 'random' })) {
      found.add(purpose);
      expect(SEEN_BY[purpose], purpose).toBeDefined();
      expect(SEEN_BY[purpose], purpose).toEqual(expect.arrayContaining([...audiences]));
    }
  expect(found.size).toBeGreaterThan(game === 'advanced' ? 17 : 11);
});
