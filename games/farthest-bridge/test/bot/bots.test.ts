import { FastDice } from '@club-route/engine';
import { anyOptions, randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { farthestBridge } from '../../src/game.ts';
import { farthestBridgeModule } from '../../src/index.ts';
import { cellsForNext, planLength } from '../../src/phases/deployment.ts';
import type { Side } from '../../src/data/units.ts';
import { usualRules } from '../positions.ts';
import { playGame, type FarthestBridgeBot } from './players.ts';

const [recruit, staff, commander] = farthestBridgeModule.bots as readonly [
  FarthestBridgeBot,
  FarthestBridgeBot,
  FarthestBridgeBot,
];
const FEW: { readonly nodes: number } = { nodes: 400 };

const random: FarthestBridgeBot = {
  id: 'random',
  title: '',
  about: '',
  longestThought: 100,
  sit: (seat) => ({ decide: (sight, dice) => randomChoice(farthestBridge, sight, seat, dice) }),
};

describe('every order is legal, whatever the rules', () => {
  test.each(Array.from({ length: 12 }, (_, seed) => seed))('game %i', (seed) => {
    const options = anyOptions(farthestBridge.options, new FastDice(seed));
    expect(playGame(staff, recruit, seed, options).state.phase).toBe('over');
    expect(playGame(recruit, staff, seed, options).state.phase).toBe('over');
  });

  test.each([0, 1])('the commander, game %i', (seed) => {
    const options = { ...anyOptions(farthestBridge.options, new FastDice(seed + 50)), turns: 4 };
    expect(playGame(commander, commander, seed, options, FEW).state.phase).toBe('over');
  });
});

test('the staff officer beats random play on either side', () => {
  for (let seed = 0; seed < 4; seed++) {
    expect(playGame(staff, random, seed).state.ending).toBe('allied');
    expect(playGame(random, staff, seed).state.ending).toBe('german');
  }
});

test('the levels are in order', () => {
  const score = (allied: FarthestBridgeBot): number => {
    let sum = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { ending } = playGame(allied, recruit, seed).state;
      sum += ending === 'allied' ? 1 : ending === 'draw' ? 0.5 : 0;
    }
    return sum;
  };
  expect(score(staff)).toBeGreaterThan(score(recruit) + 2);
});

test('the same seed and the same nodes give the same game', () => {
  const once = playGame(commander, staff, 7, { turns: 3 }, FEW);
  expect(playGame(commander, staff, 7, { turns: 3 }, FEW).actions).toEqual(once.actions);
});

test('the commander finds something that the staff officer does not', () => {
  const searched = playGame(commander, staff, 8, {}, { nodes: 5000 }, 3);
  expect(searched.actions).not.toEqual(playGame(staff, staff, 8, {}, undefined, 3).actions);
});

test('a commander who has no time plays like the staff officer', () => {
  let asked = 0;
  const expired = (): boolean => {
    asked++;
    return true;
  };
  const hurried = playGame(commander, commander, 3, { turns: 3 }, { nodes: 1_000_000, expired });
  expect(asked).toBeGreaterThan(0);
  expect(hurried.actions).toEqual(playGame(staff, staff, 3, { turns: 3 }).actions);
});

describe('bots play from their own sight', () => {
  const secret = { ...usualRules, scenario: 'free' as const };

  function anyPlan(side: Side, dice: FastDice): readonly number[] {
    const cells: number[] = [];
    while (cells.length < planLength(side))
      cells.push(dice.pick(cellsForNext(farthestBridge.setup(secret, dice), side, cells), 'plan'));
    return cells;
  }

  test.each([
    ['allied', 'german'],
    ['german', 'allied'],
  ] as const)('the plan of the %s bots does not depend on that of the %s', (own, other) => {
    const dice = new FastDice(5);
    const untouched = farthestBridge.setup(secret, dice);
    for (const bot of [recruit, staff, commander]) {
      const decide = (state: typeof untouched) =>
        bot.sit(own).decide(farthestBridge.sight(state, own), new FastDice(1), FEW);
      const plans = Array.from({ length: 8 }, () => {
        const state = farthestBridge.shape.copy(untouched);
        farthestBridge.apply(state, other, { kind: 'deploy', cells: anyPlan(other, dice) }, dice);
        return decide(state);
      });
      for (const plan of plans) expect(plan).toEqual(plans[0]);
      expect(decide(untouched)).toEqual(plans[0]);
    }
  });

  test('free deployment is played to its end', () => {
    for (let seed = 0; seed < 4; seed++) expect(playGame(staff, staff, seed, secret).state.phase).toBe('over');
  });
});
