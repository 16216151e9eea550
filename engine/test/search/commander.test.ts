import { describe, expect, test } from 'vitest';
import { FastDice, type Dice } from '../../src/dice/index.ts';
import { Commander, type Thoroughness } from '../../src/search/index.ts';
import { beginning, commanded, shape, type Tally, type TallyAction, type TallyPlan } from './tally.ts';

const THOROUGHNESS: Thoroughness = { nodes: 1000, stages: 1, planRounds: 1, decisionRounds: 1, decisionShare: 0.5 };
type Brings = typeof commanded;

function commander(brings: Partial<Brings> = {}, thoroughness: Partial<Thoroughness> = {}) {
  return new Commander<Tally, TallyAction, TallyPlan>({ ...commanded, ...brings }, 'first', {
    ...THOROUGHNESS,
    ...thoroughness,
  });
}

describe('a commander', () => {
  test('takes another decision where trials say that it is better', () => {
    // A die never brings less than the one point.
    expect(commander().decide(beginning(), new FastDice(1))).toEqual({ kind: 'die' });
  });

  test('without a budget, or without time, decides as its adviser', () => {
    const nodes = { nodes: 0 };
    const expired = { nodes: 1000, expired: () => true };
    for (const budget of [nodes, expired])
      expect(commander().decide(beginning(), new FastDice(1), budget)).toEqual({ kind: 'sure' });
  });

  test('searches a plan once a phase, and follows it', () => {
    let searched = 0;
    const player = commander({
      planning: ({ turn }) => ({ name: String(turn), share: 0.5 }),
      changes: () => {
        searched++;
        return { steady: 'sure', openings: ['die'] };
      },
    });
    const state = beginning();
    const dice = new FastDice(1);
    expect(player.decide(state, dice)).toEqual({ kind: 'die' });
    state.taken = 1;
    expect(player.decide(state, dice)).toEqual({ kind: 'end' });
    expect(searched).toBe(1);
    state.taken = 0;
    state.turn = 2;
    player.decide(state, dice);
    expect(searched).toBe(2);
  });

  test.each([
    { kept: 0, expected: [12, 12, 0] },
    { kept: 0.5, expected: [12, 0, 0] },
  ])('shares one budget over a turn but for $kept of it, and has a new one in the next', ({ kept, expected }) => {
    let trials = 0;
    const player = commander({
      value: () => {
        trials++;
        return 500;
      },
      kept: () => kept,
    });
    const dice = new FastDice(1);
    const state = beginning();
    const spend = (): number => {
      const before = trials;
      player.decide(state, dice, { nodes: 40 });
      return trials - before;
    };
    // One candidate against the adviser's, each six times; every trial plays two actions.
    expect([spend(), spend(), spend()]).toEqual(expected);
    state.turn = 2;
    expect(spend()).toBe(12);
  });

  test('tries decisions less far ahead than plans, and gives up early who is not ahead, if told so', () => {
    const turns: number[] = [];
    const player = commander(
      {
        value: ({ turn }) => {
          turns.push(turn);
          return 500;
        },
      },
      { stages: 2, decisionStages: 1, hurdles: { 2: 1 } },
    );
    player.decide(beginning(), new FastDice(1));
    // One candidate against the adviser's, each twice; two stages would end in turn 2.
    expect(turns).toEqual([1, 1, 1, 1]);
  });

  test.each([false, true])('tries every candidate in the same imagined worlds, anew: %s', (imaginesAnew) => {
    const seen: number[] = [];
    const imagine = (sight: Tally, _seat: string, dice: Dice): Tally => {
      const world = shape.copy(sight);
      world.points[1] = dice.between(0, 100, 'points');
      return world;
    };
    const sight = (state: Tally): Tally => {
      const known = shape.copy(state);
      known.points[1] = 0;
      return known;
    };
    const dice = new FastDice(1);
    let carriedOn = 0;
    const apply: typeof commanded.game.apply = (state, seat, action, rolled, reports) => {
      // Trials have dice of their own.
      if (rolled === dice) carriedOn++;
      commanded.game.apply(state, seat, action, rolled, reports);
    };
    const player = commander(
      {
        game: { ...commanded.game, imagine, sight, apply },
        value: ({ points }) => {
          seen.push(points[1]!);
          return 500;
        },
      },
      { worlds: 4, imaginesAnew },
    );
    player.decide(beginning(), dice);
    expect(new Set(seen).size).toBe(4);
    expect(carriedOn).toBe(imaginesAnew ? 0 : 4);
    const [challenger, incumbent] = [seen.filter((_, at) => at % 2 === 0), seen.filter((_, at) => at % 2 === 1)];
    expect(challenger).toEqual(incumbent);
  });
});
