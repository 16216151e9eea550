import { describe, expect, test } from 'vitest';
import { Contest } from '../../src/bot/contest.ts';
import { evaluate } from '../../src/bot/evaluate.ts';
import { TrialDice } from '../../src/bot/trial-dice.ts';
import { position } from '../positions.ts';

describe('dice of trials', () => {
  test('over six trials every event sees every face once', () => {
    const dice = new TrialDice(42);
    for (let event = 0; event < 50; event++) {
      const first: number[] = [];
      const second: number[] = [];
      for (let sample = 0; sample < 6; sample++) {
        dice.begin(sample);
        dice.event(event);
        first.push(dice.d6('combat'));
        second.push(dice.d6('combat'));
      }
      expect(first.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(second.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  test('what is rolled for an event does not depend on what was rolled before', () => {
    const dice = new TrialDice(42);
    dice.begin(3);
    dice.event(7);
    const alone = dice.d6('combat');
    dice.begin(3);
    for (let event = 0; event < 7; event++) {
      dice.event(event);
      dice.d6('combat');
    }
    dice.event(7);
    expect(dice.d6('combat')).toBe(alone);
  });

  test('another round of six, and another seed, pair the faces of events otherwise', () => {
    const faces = (seed: number, round: number): string => {
      const dice = new TrialDice(seed);
      const rolled: number[] = [];
      for (let sample = 0; sample < 6; sample++) {
        dice.begin(6 * round + sample);
        for (let event = 0; event < 10; event++) {
          dice.event(event);
          rolled.push(dice.d6('combat'));
        }
      }
      return rolled.join('');
    };
    expect(new Set([faces(1, 0), faces(1, 1), faces(2, 0)]).size).toBe(3);
  });
});

describe('a contest', () => {
  /** Candidates are their own worth; the dice add the same to all. */
  function contest(incumbent: number, rounds = 2) {
    let trials = 0;
    const held = new Contest(incumbent, rounds, (candidate: number, sample) => {
      trials++;
      return candidate + (sample % 3) * 100;
    });
    return { held, trials: () => trials };
  }

  test('the better candidate becomes the incumbent', () => {
    const { held } = contest(500);
    expect(held.challenge(520)).toBe(true);
    expect(held.challenge(510)).toBe(false);
    expect(held.best).toBe(520);
  });

  test('a hair is not enough, or luck would change the plan', () => {
    expect(contest(500).held.challenge(501)).toBe(false);
  });

  test('who is far behind is given up after two trials', () => {
    const { held, trials } = contest(500);
    held.challenge(300);
    expect(trials()).toBe(4);
  });
});

describe('the evaluation', () => {
  const common = { '1/9SS': '3523', '2/9SS': '3423', Krft: '3524' };

  test('XXX Corps is worth more near Arnhem than far from it', () => {
    const far = position({ units: { ...common, '2I/5': '0304', '1C/5': '0404' }, bystanders: false });
    const near = position({ units: { ...common, '2I/5': '3121', '1C/5': '3021' }, bystanders: false });
    expect(evaluate(near)).toBeGreaterThan(evaluate(far) + 100);
  });

  test('a blown bridge at Arnhem is a disaster', () => {
    const units = { ...common, '2I/5': '2921', '1C/5': '2820' };
    const standing = position({ units, bystanders: false });
    const down = position({ units, down: ['arnhem-bridge'], bystanders: false });
    expect(evaluate(standing)).toBeGreaterThan(evaluate(down) + 50);
  });

  test('a draw in hand is never worth less than a draw, and an ended game what it brought', () => {
    const state = position({ turn: 10, units: { ...common, '2I/5': '0304' }, bystanders: false });
    expect(evaluate(state)).toBeLessThan(100);
    state.heldOne = true;
    expect(evaluate(state)).toBeGreaterThanOrEqual(500);
    for (const [ending, value] of [
      ['allied', 1000],
      ['draw', 500],
      ['german', 0],
    ] as const) {
      state.ending = ending;
      expect(evaluate(state)).toBe(value);
    }
  });
});
