import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/bot/evaluate.ts';
import { position } from '../positions.ts';

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
