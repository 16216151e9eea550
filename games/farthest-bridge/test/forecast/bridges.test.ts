import { describe, expect, test } from 'vitest';
import { BRIDGE_WORDS, bridgeState } from '../../src/forecast/bridges.ts';
import { touchdowns } from '../../src/forecast/landing.ts';
import { cellOf } from '../../src/data/board.ts';
import { bridge, endUntil, order, position, unit, type Plan } from '../positions.ts';

function sonIn(plan: Plan, ...commands: readonly (readonly [string, ...number[]])[]): string {
  const state = position(plan);
  for (const [text, ...dice] of commands) order(state, text, ...dice);
  return bridgeState(state, bridge('son-bridge'));
}

describe('14.0: what may become of a bridge', () => {
  const NEAR: Plan = { units: { '1/501': '0504', Grsn: '0702' } };

  test('Germans near enough can blow it when an Allied unit comes; without them it stands', () => {
    expect(sonIn(NEAR)).toBe('wired');
    expect(sonIn({ units: { '1/501': '0504', BrDf: '2621' } })).toBe('standing');
  });

  test('the Germans are asked, and then it is down, or has had its try in this player turn', () => {
    expect(sonIn(NEAR, ['1/501 0505'])).toBe('asked');
    expect(sonIn(NEAR, ['1/501 0505'], ['blow son', 1])).toBe('blown');
    expect(sonIn(NEAR, ['1/501 0505'], ['blow son', 4])).toBe('tried');
    expect(sonIn(NEAR, ['1/501 0505'], ['spare'])).toBe('wired');
  });

  test('beside a unit that stood there as the turn began it is safe', () => {
    const state = position({ ...NEAR, units: { '1/501': '0505', Grsn: '0702' }, phase: 'germanMobile' });
    endUntil(state, 'alliedMove');
    expect(bridgeState(state, bridge('son-bridge'))).toBe('safe');
  });

  test('14.2: once repaired it is safe for this player turn', () => {
    expect(sonIn({ down: ['son-bridge'], units: { E: '0404', Hnke: '0124' } }, ['repair son', 6])).toBe('repaired');
  });

  test("15.0: it cannot be blown under the engineers' bridge, but by the reading of rules 1", () => {
    const plan: Plan = { units: { E: '0404', Grsn: '0702' }, span: '0505/0605' };
    expect(sonIn(plan)).toBe('bridged');
    expect(sonIn({ ...plan, options: { spanAtBridge: 'exposed' } })).toBe('wired');
  });

  test('is said of each in words of its own', () => {
    const words = Object.entries(BRIDGE_WORDS);
    expect(new Set(words.map(([, text]) => text)).size).toBe(8);
    for (const [state, text] of words)
      expect(text, state).toMatch(
        { asked: /decide/, blown: /^down$/, repaired: /^repaired; / }[state] ?? /^standing; /,
      );
    expect(BRIDGE_WORDS.safe).toContain('an Allied unit was next to it');
    expect(BRIDGE_WORDS.bridged).toContain("the engineers' bridge");
    expect(BRIDGE_WORDS.tried).toContain('failed');
    expect(BRIDGE_WORDS.wired).toContain('near enough');
    expect(BRIDGE_WORDS.standing).toContain('no German');
  });
});

describe('14.0: landings beside a bridge', () => {
  test('tell which bridges the Germans may be asked about', () => {
    const state = position({ waiting: ['1/501', '1/327'], units: { Grsn: '0702' } });
    const questions = (id: string, hex: string): readonly (readonly number[])[] =>
      touchdowns(state, unit(id), cellOf(hex)).map((one) => one.questions);
    const son = [bridge('son-bridge')];
    // From 0404 a drift to the north-east, by a die of 3, ends beside the bridge.
    expect(questions('1/501', '0404')).toEqual([[], [], son, [], [], []]);
    // A glider does not drift.
    expect(questions('1/327', '0505')).toEqual([son, son, son, son, son, son]);
  });

  test('ask nothing yet of a unit that drifts onto a friend, nor of one that is lost', () => {
    const onto = (place: Plan['units']): readonly number[] =>
      touchdowns(position({ waiting: ['1/501'], units: { Grsn: '0702', ...place } }), unit('1/501'), cellOf('0504'))[3]!
        .questions;
    expect(onto({})).toEqual([bridge('son-bridge')]);
    expect(onto({ '2/501': '0505' })).toEqual([]);
    expect(onto({ Krft: '0505' })).toEqual([]);
  });
});
