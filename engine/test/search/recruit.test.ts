import { describe, expect, test } from 'vitest';
import { FastDice } from '../../src/dice/index.ts';
import { Recruit } from '../../src/search/index.ts';
import { beginning, TallyScript, type Tally, type TallyAction, type TallyPlan } from './tally.ts';

function recruit(missed: TallyAction | undefined) {
  const script = new TallyScript();
  const player = new Recruit<Tally, TallyAction, TallyPlan>(
    {
      script: () => script,
      phase: ({ turn, taken }) => (taken === 0 ? String(turn) : undefined),
      muddle: () => 'die',
      missed: () => missed,
    },
    'first',
  );
  return { player, script };
}

describe('a recruit', () => {
  test('muddles a plan once a phase, and only where one is made', () => {
    const { player, script } = recruit(undefined);
    const state = beginning();
    state.taken = 1;
    player.decide(state, new FastDice(1));
    expect(script.followed).toEqual([]);
    state.taken = 0;
    expect(player.decide(state, new FastDice(1))).toEqual({ kind: 'die' });
    player.decide(state, new FastDice(1));
    state.turn = 2;
    player.decide(state, new FastDice(1));
    expect(script.followed).toEqual(['die', 'die']);
  });

  test('misses about every other chance to answer', () => {
    const { player } = recruit({ kind: 'end' });
    const dice = new FastDice(1);
    const missed = Array.from({ length: 200 }, () => player.decide(beginning(), dice)).filter(
      ({ kind }) => kind === 'end',
    ).length;
    expect(missed).toBeGreaterThan(70);
    expect(missed).toBeLessThan(130);
  });
});
