import { describe, expect, test } from 'vitest';
import { luckOfShot, outlook } from '../../src/tactical/bot/outlook.ts';
import { CARDS } from '../../src/tactical/data/cards.ts';
import { PACK } from '../../src/tactical/state.ts';
import { openField, put } from './field.ts';

describe('how likely a side is to win', () => {
  test('a wounded enemy, a destroyed one and the turn speak for a side', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0405');
    const target = put(state, 'german', 'rifle', '0505');
    state.medalsNeeded.fill(2);
    const whole = outlook(state, 'allied');
    expect(whole).toBeGreaterThan(500);
    expect(outlook(state, 'german')).toBeCloseTo(1000 - whole, 6);
    state.companyFigures[target] = 2;
    const wounded = outlook(state, 'allied');
    expect(wounded).toBeGreaterThan(whole);
    state.medalsDestroyed[0] = 1;
    expect(outlook(state, 'allied')).toBeGreaterThan(wounded);
  });

  test('a card that orders those who can shoot speaks for its holder, and more on the eve of victory', () => {
    const state = openField();
    put(state, 'allied', 'rifle', '0405');
    put(state, 'german', 'rifle', '0505');
    state.companyOrdered.fill(0);
    const promised = (): number => {
      state.cardPlace.fill(PACK);
      const none = outlook(state, 'allied');
      state.cardPlace[CARDS.findIndex(({ name }) => name === 'Push, left')] = 0;
      return outlook(state, 'allied') - none;
    };
    const early = promised();
    expect(early).toBeGreaterThan(0);
    state.medalsNeeded.fill(1);
    expect(promised()).toBeGreaterThan(early);
  });

  test('G109: a bridge speaks for the attacker before it counts, and against him when he has left it', () => {
    const state = openField();
    const rifles = put(state, 'allied', 'rifle', '0405');
    put(state, 'german', 'rifle', '1101');
    state.medalsNeeded.fill(3);
    const none = outlook(state, 'allied');
    state.hexBridge[state.companyHex[rifles]] = 1;
    expect(outlook(state, 'allied')).toBeGreaterThan(none);
    expect(outlook(state, 'german')).toBeLessThan(1000 - none);
    state.medalsHeld[0] = 1;
    const held = outlook(state, 'allied');
    state.hexBridge.fill(0);
    expect(outlook(state, 'allied')).toBeLessThan(held);
    // Nobody holds a bridge by defending it.
    state.medalsHeld[0] = 0;
    state.battleAttacker = 'german';
    state.hexBridge[state.companyHex[rifles]] = 1;
    expect(outlook(state, 'allied')).toBeCloseTo(none, 6);
  });

  test.each([
    [4, 9],
    [2, 9],
    [2, 1],
    [1, 2],
  ])('luck is none on average: %i figures, %i medals to win', (figures, needed) => {
    const state = openField();
    const company = put(state, 'allied', 'rifle', '0405');
    const target = put(state, 'german', 'rifle', '0505');
    state.companyFigures[target] = figures;
    state.medalsNeeded.fill(needed);
    const luck = luckOfShot(state, { kind: 'fire', company, target }, 'allied')!;
    const all: number[] = [];
    for (let roll = 0; roll < 216; roll++) {
      const dice = [0, 1, 2].map((die) => (Math.floor(roll / 6 ** die) % 6) + 1);
      all.push(luck({ ...state, lastShot: { company, target, dice } }));
    }
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 6);
    expect(Math.max(...all)).toBeGreaterThan(1);
    expect(Math.min(...all)).toBeLessThan(-1);
  });
});
