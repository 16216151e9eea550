import { expect, test } from 'vitest';
import { analyseGame } from '../../src/index.ts';
import { act, deployed } from './played.ts';

test('a game is split into what choices gave away and what the dice brought', () => {
  const match = deployed();
  act(match, 'north', { kind: 'dig', unit: 0 });
  match.undo('north');
  act(match, 'north', { kind: 'dig', unit: 1 });
  // The chance is the number of the entry; a choice gives away a quarter of it.
  const numbers = new Map<unknown, number>();
  const stateAt = (n: number): unknown => {
    const state = { n };
    numbers.set(state, n);
    return state;
  };
  const advisor = {
    kind: 'exact',
    value: (state: unknown) => numbers.get(state)!,
    valueOf: (state: unknown) => 0.75 * numbers.get(state)!,
  } as const;
  // What was undone is not in the line; the set-up decides nothing.
  const { decisions, skill, luck } = analyseGame(advisor, match.line(), stateAt);
  expect(decisions).toEqual([
    { entry: 1, before: 0, chosen: 0, after: 1 },
    { entry: 2, before: 1, chosen: 0.75, after: 2 },
    { entry: 5, before: 2, chosen: 1.5, after: 5 },
  ]);
  expect([skill, luck]).toEqual([-0.75, 1 + 1.25 + 3.5]);
});
