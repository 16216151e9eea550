import { describe, expect, test } from 'vitest';
import { Trials } from '../../src/search/index.ts';
import { beginning, commanded, shape, TallyScript } from './tally.ts';

describe('trials', () => {
  test('are played to their horizon, and count what they play', () => {
    const trials = new Trials(commanded, 'first');
    expect(trials.play(beginning(), undefined, 0, 1)).toBe(500 + 50);
    expect(trials.spent).toBe(2);
    expect(trials.play(beginning(), undefined, 0, 2)).toBe(500);
    expect(trials.spent).toBe(2 + 4);
  });

  test('end with the game, however far the horizon', () => {
    const trials = new Trials(commanded, 'first');
    trials.play(beginning(), undefined, 0, 1000);
    expect(trials.spent).toBe(12);
  });

  test('leave the position as it was', () => {
    const position = beginning();
    new Trials(commanded, 'first').play(position, 'die', 0, 6);
    expect(shape.equal(position, beginning())).toBe(true);
  });

  test('value a position for the seat that asks', () => {
    expect(new Trials(commanded, 'second').play(beginning(), undefined, 0, 1)).toBe(500 - 50);
  });

  test('have the own script follow the plan, and nobody else', () => {
    const scripts = new Map<string, TallyScript>();
    const script = (seat: string): TallyScript => {
      scripts.set(seat, new TallyScript());
      return scripts.get(seat)!;
    };
    new Trials({ ...commanded, script }, 'second').play(beginning(), 'die', 0, 2);
    expect(scripts.get('second')!.followed).toEqual(['die']);
    expect(scripts.get('first')!.followed).toEqual([undefined]);
  });

  test('begin with the action that is tried, and see each face of its die once in six', () => {
    const trials = new Trials(commanded, 'first');
    trials.shuffle(7);
    const values = [0, 1, 2, 3, 4, 5].map((sample) => trials.play(beginning(), undefined, sample, 1, { kind: 'die' }));
    expect(values.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6].map((face) => 500 + 50 * face));
  });

  test('give an event the same luck whatever was done before', () => {
    const trials = new Trials(commanded, 'first');
    trials.shuffle(7);
    // The dice of the third turn, after one or two other dice.
    const late = beginning();
    late.turn = 3;
    const alone = trials.play(late, 'die', 4, 1);
    const after = trials.play(beginning(), 'die', 4, 5) - trials.play(beginning(), 'die', 4, 3);
    expect(after).toBe(alone - 500 - 50);
  });

  test('a game says at each draw what it rolls for, where one action rolls for several things', () => {
    let asked = 0;
    const subject = (): number => ++asked;
    new Trials({ ...commanded, subject }, 'first').play(beginning(), 'die', 0, 2);
    expect(asked).toBe(1);
  });
});
