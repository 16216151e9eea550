import { describe, expect, test } from 'vitest';
import { TrialDice } from '../../src/search/index.ts';

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

  test('within one event, what is rolled for a subject does not depend on the subjects before it', () => {
    let subject = 0;
    const dice = new TrialDice(42, () => subject);
    const roll = (subjects: readonly number[]): readonly number[] => {
      dice.begin(3);
      dice.event(7);
      return subjects.map((one) => {
        subject = one;
        return dice.between(1, 1000);
      });
    };
    const [first, second] = roll([1, 2]);
    expect(roll([2])).toEqual([second]);
    expect(roll([2, 1])).toEqual([second, first]);
    expect(roll([1, 1])[1]).not.toBe(first);
  });
});
