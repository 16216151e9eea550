import { describe, expect, test } from 'vitest';
import { FastDice, type Dice } from '../../src/dice/index.ts';
import { Decider, Trials, type Care, type DecidedGame } from '../../src/search/index.ts';
import { beginning, commanded, shape, TallyScript, type Tally, type TallyAction, type TallyPlan } from './tally.ts';

const CARE: Care = { nodes: 400, openingShare: 0.5, share: 0.25, stages: 1, worlds: 2 };
type Brings = DecidedGame<Tally, TallyAction, TallyPlan>;

const decided: Brings = {
  ...commanded,
  game: { ...commanded.game, imagine: (sight) => shape.copy(sight) },
  manners: () => [],
};

function decider(brings: Partial<Brings> = {}) {
  return new Decider<Tally, TallyAction, TallyPlan>({ ...decided, ...brings }, 'first', CARE);
}

describe('a decider', () => {
  test('takes another decision where trials say that it is better', () => {
    expect(decider().decide(beginning(), new FastDice(1))).toEqual({ kind: 'die' });
  });

  test('without a budget, or without time, decides as its adviser', () => {
    for (const budget of [{ nodes: 0 }, { nodes: 1000, expired: () => true }])
      expect(decider().decide(beginning(), new FastDice(1), budget)).toEqual({ kind: 'sure' });
  });

  test('decides the same on the same sight with the same dice', () => {
    const choose = (): TallyAction => decider().decide(beginning(), new FastDice(4), { nodes: 60 });
    expect(choose()).toEqual(choose());
  });

  test('follows the manner in which a turn did best, until it is asked again', () => {
    const adviser = new TallyScript();
    const player = decider({
      adviser: () => adviser,
      manners: ({ taken }) => (taken === 0 ? ['sure', 'die'] : []),
      game: { ...decided.game, apply: twice },
    });
    player.decide(beginning(), new FastDice(1));
    expect(adviser.followed.at(-1)).toBe('die');
  });

  test('asks its adviser in each manner, and without a budget goes by the first', () => {
    const adviser = new TallyScript();
    const player = decider({ adviser: () => adviser, manners: () => ['die', 'sure'] });
    expect(player.decide(beginning(), new FastDice(1), { nodes: 0 })).toEqual({ kind: 'die' });
    expect(adviser.followed).toEqual(['die', 'sure', 'die']);
  });

  test('a budget lasts for a turn', () => {
    const player = decider();
    const state = beginning();
    const dice = new FastDice(2);
    const kinds = Array.from({ length: 6 }, () => player.decide(state, dice).kind);
    expect(kinds[0]).toBe('die');
    expect(kinds.at(-1)).toBe('sure');
    state.turn = 2;
    expect(player.decide(state, dice).kind).toBe('die');
  });
});

/** In this race the first to move takes twice: how it goes on tells one manner from the other. */
function twice(state: Tally, seat: string, action: TallyAction, dice: Dice): void {
  const had = state.points[0]! + state.points[1]!;
  commanded.game.apply(state, seat, action, dice);
  if (action.kind !== 'end' && had === 0) state.taken = 0;
}

describe('luck that is taken off', () => {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

  test('leaves the mean of trials, and takes away how they scatter', () => {
    // What the die has brought, against the three and a half that it brings on average.
    const luck: Brings['luck'] = (state, { kind }, seat) => {
      const at = seat === 'first' ? 0 : 1;
      const had = state.points[at]!;
      return kind === 'die' ? (after) => 50 * (after.points[at]! - had - 3.5) : undefined;
    };
    const values = (brings: Brings): readonly number[] => {
      const trials = new Trials(brings, 'first');
      return Array.from({ length: 6 }, (_, sample) => trials.play(beginning(), undefined, sample, 1, { kind: 'die' }));
    };
    const [plain, adjusted] = [values(decided), values({ ...decided, luck })];
    expect(mean(adjusted)).toBeCloseTo(mean(plain), 6);
    expect(spread(plain)).toBe(250);
    expect(spread(adjusted)).toBe(0);
  });
});
