import { describe, expect, test } from 'vitest';
import { DiceMismatch, FastDice, RecordingDice, ReplayedDice, ScriptedDice } from '../../src/index.ts';

const attack = { purpose: 'attack', low: 1, high: 6, value: 4 };

describe('scripted dice', () => {
  test('give the numbers laid out, and say how many are left', () => {
    const dice = new ScriptedDice([3, 1, 5]);
    expect([dice.d6('one'), dice.chance(1, 2, 'two'), dice.left]).toEqual([3, true, 1]);
    expect(dice.average('three')).toBe(4);
    expect(dice.left).toBe(0);
  });

  test('complain when they run out or do not fit', () => {
    const dice = new ScriptedDice([7]);
    expect(() => dice.d6('an attack')).toThrow(new DiceMismatch('7 is not from 1 to 6, as an attack needs'));
    expect(() => dice.d6('an attack')).toThrow(new DiceMismatch('no number is left for an attack'));
  });
});

describe('replayed dice', () => {
  test('give back what was recorded', () => {
    const dice = new ReplayedDice([attack]);
    expect(dice.d6('attack')).toBe(4);
    expect(() => dice.finish()).not.toThrow();
  });

  test.each([
    ['nothing was rolled', [], 'the rules roll for attack, but no such roll was recorded'],
    ['another purpose', [{ ...attack, purpose: 'nerve' }], 'the rules roll 1–6 for attack, recorded is 1–6 for nerve'],
    ['another range', [{ ...attack, high: 8 }], 'the rules roll 1–6 for attack, recorded is 1–8 for attack'],
    ['a number too high', [{ ...attack, value: 7 }], 'the roll for attack is 7, outside 1–6'],
    ['a number too low', [{ ...attack, value: 0 }], 'the roll for attack is 0, outside 1–6'],
    ['no whole number', [{ ...attack, value: 2.5 }], 'the roll for attack is 2.5, outside 1–6'],
  ])('complain of %s', (_what, draws, sentence) => {
    expect(() => new ReplayedDice(draws).d6('attack')).toThrow(new DiceMismatch(sentence));
  });

  test('complain of a roll slipped in', () => {
    const dice = new ReplayedDice([attack, { ...attack, purpose: 'more' }]);
    dice.d6('attack');
    expect(() => dice.finish()).toThrow('a roll for more is recorded that the rules never ask for');
  });
});

describe('recording dice', () => {
  test('keep what they pass on, so that it can be replayed', () => {
    const recording = new RecordingDice(new FastDice(1));
    const rolled = [recording.d6('a'), recording.between(0, 9, 'b', ['north']), recording.pick([5, 6, 7], 'c')];
    expect(recording.draws.map((draw) => draw.seenBy)).toEqual([undefined, ['north'], undefined]);
    const replayed = new ReplayedDice(recording.draws);
    expect([replayed.d6('a'), replayed.between(0, 9, 'b'), replayed.pick([5, 6, 7], 'c')]).toEqual(rolled);
    expect(() => replayed.finish()).not.toThrow();
  });
});
