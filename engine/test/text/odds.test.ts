import { expect, test } from 'vitest';
import { accountText, positionText, verdictText, type Advice } from '../../src/index.ts';

const HOLD = { kind: 'hold' };
const GO = { kind: 'go' };
const advice = (hold: number, go: number): Advice => ({
  kind: 'exact',
  best: Math.max(hold, go),
  actions: [
    { action: HOLD, value: hold },
    { action: GO, value: go },
  ],
});
const label = ({ kind }: { readonly kind: string }): string => kind;

test('a choice is measured against the best one', () => {
  expect(verdictText(advice(0.255, 0.642), HOLD, label)).toBe(
    'Your last choice gave away 38.7 %: it wins 25.5 %, where “go” wins 64.2 % (exact).',
  );
  expect(verdictText(advice(0.255, 0.642), GO, label)).toBe(
    'Your last choice was the best there was: it wins 64.2 % (exact).',
  );
});

test('where all is lost, or there was no choice, nothing is said of it', () => {
  expect(verdictText(advice(0, 0), HOLD, label)).toBeUndefined();
  expect(verdictText({ ...advice(0.2, 0.5), actions: [{ action: HOLD, value: 0.5 }] }, HOLD, label)).toBeUndefined();
  expect(positionText(advice(0, 0))).toBe('No choice can win from here (exact).');
  expect(positionText(advice(0.2, 0.5))).toBe('Best play wins 50.0 % from here (exact).');
});

test('a game is told as choices and dice', () => {
  expect(accountText('exact', 0.342, { decisions: [], skill: -0.031, luck: 0.689 }, true)).toBe(
    'Best play wins 34.2 % of games from the start. In this one your choices gave away 3.1 %, and the dice gave you 68.9 %. That makes 100 % (exact).',
  );
  expect(accountText('exact', 0.342, { decisions: [], skill: 0, luck: -0.342 }, false)).toContain(
    'your choices gave nothing away, and the dice took 34.2 %. That leaves nothing',
  );
});
