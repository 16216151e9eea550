import { fuzz } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import { battleGame } from '../../src/battle/game.ts';
import { battleLanguage } from '../../src/battle/language.ts';
import { battleOffers } from '../../src/battle/offer.ts';

const ACTIONS = 700;

describe('random battles keep every law', () => {
  test.each([1, 1001])('from seed %i', (seed) => {
    const report = fuzz(battleGame, { actions: ACTIONS, seed, language: battleLanguage, offers: battleOffers });
    expect(report.failures.map((failure) => `seed ${failure.seed}: ${failure.reason}`)).toEqual([]);
  });
});
