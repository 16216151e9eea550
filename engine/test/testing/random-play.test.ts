import { describe, expect, test } from 'vitest';
import { act, defaultOptions, FastDice, part, pass, type Choice } from '../../src/index.ts';
import { chooseOne, patrol, playRandomGame, randomChoice } from '../../src/testing/index.ts';

const options = defaultOptions(patrol.options);

function counted(choices: readonly Choice<string, string>[], draws: number): ReadonlyMap<string, number> {
  const dice = new FastDice(3);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const choice = chooseOne(choices, dice);
    const name = choice.action ?? choice.draft!;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

describe('choosing one', () => {
  test('takes an ending once in twenty while there is something else', () => {
    const counts = counted([pass('end'), act('a'), part('b'), act('c')], 20_000);
    expect(counts.get('end')! / 1000).toBeCloseTo(1, 0);
    for (const name of ['a', 'b', 'c']) expect(counts.get(name)! / 1000).toBeCloseTo(19 / 3, 0);
  });

  test('takes an ending when nothing else is left', () => {
    expect([...counted([pass('one'), pass('two')], 100).keys()].toSorted()).toEqual(['one', 'two']);
    expect(chooseOne([pass('only')], new FastDice(1)).action).toBe('only');
  });

  test('finds the only ending and the only other, wherever they stand', () => {
    const end: Choice<string, string> = pass('end');
    const other: Choice<string, string> = act('a');
    for (const choices of [
      [end, other],
      [other, end],
    ]) {
      const counts = counted(choices, 2000);
      expect(counts.get('end')! / 100).toBeCloseTo(1, -1);
      expect(counts.get('end')! + counts.get('a')!).toBe(2000);
    }
  });

  test('cannot choose from nothing', () => {
    expect(() => chooseOne([], new FastDice(1))).toThrow('there is nothing to choose from');
  });
});

describe('random play', () => {
  test('goes through drafts until an action is whole', () => {
    const dice = new FastDice(2);
    const state = patrol.setup(options, dice);
    for (let count = 0; count < 50; count++) {
      const action = randomChoice(patrol, state, 'south', dice);
      expect(action.kind).toBe('deploy');
      expect(patrol.refuse(state, 'south', action)).toBeUndefined();
    }
  });

  test('gives up on a decision that goes round in circles', () => {
    const circling = {
      ...patrol,
      actions: () => [part<never, { kind: 'unit'; unit: number }>({ kind: 'unit', unit: 0 })],
    };
    expect(() => randomChoice(circling, patrol.shape.create(), 'north', new FastDice(1))).toThrow('still not whole');
  });

  test('plays whole games, the same from the same seed', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = playRandomGame(patrol, options, seed);
      expect(game.result).toBeDefined();
      const again = playRandomGame(patrol, options, seed, { reports: false });
      expect([again.actions, patrol.shape.hash(again.state)]).toEqual([game.actions, patrol.shape.hash(game.state)]);
    }
  });

  test('can be cut short', () => {
    expect(playRandomGame(patrol, options, 1, { maximumActions: 7 })).toMatchObject({ actions: 7, result: undefined });
  });
});
