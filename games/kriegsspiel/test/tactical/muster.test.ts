import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { unitCalled } from '../../src/data/units.ts';
import { companiesLeft, muster } from '../../src/tactical/muster.ts';

function kinds(unit: string, strength: number, ...dice: readonly number[]): readonly string[] {
  return muster(unitCalled(unit), strength, new ScriptedDice(dice)).map(({ kind }) => kind);
}

describe('19: companies by dice', () => {
  test('19.1: so many companies as strength leaves, rounded', () => {
    expect([100, 88, 62, 56, 13, 12].map((strength) => companiesLeft(unitCalled('2/1'), strength))).toEqual([
      4, 4, 2, 2, 1, 0,
    ]);
  });

  test('a battalion of infantry, face by face', () => {
    expect(kinds('1/10SS', 100, 1, 3, 5, 1, 3, 5, 1, 3)).toHaveLength(8);
    expect(kinds('1/59', 100, 1, 2, 3, 4, 5, 6)).toEqual([
      'rifle',
      'rifle',
      'rifle with anti-tank',
      'rifle with mortars',
      'rifle with machine guns',
      'headquarters',
    ]);
  });

  test('G100: the second six is scouts, from the third on the plain company', () => {
    expect(kinds('2/1', 100, 6, 6, 6, 6)).toEqual(['headquarters', 'scouts', 'rifle', 'rifle']);
  });

  test('R38: a towed anti-tank company rolls for its guns, a self-propelled one for its name', () => {
    // 4 and its sub-roll, 5 and a 4, 5 and a 5, then the plain ones.
    expect(kinds('2I/5', 100, 4, 6, 5, 4, 5, 5, 1, 2, 3, 6)).toEqual([
      'tank destroyers',
      'anti-tank guns',
      'heavy anti-tank guns',
      'tanks',
      'tanks',
      'heavy tanks',
      'light headquarters',
    ]);
  });

  test('R38: mechanised infantry takes its column by parity, and counts sixes together', () => {
    expect(kinds('Grsn', 100, 1, 2, 3, 4, 1)).toEqual(['rifle', 'tanks', 'rifle with anti-tank', 'tank destroyers']);
  });

  test('R38: armoured cars in place of tanks for a reconnaissance battalion', () => {
    expect(kinds('9SS Recon', 100, 1, 2, 3, 6)).toEqual(['scouts', 'scouts', 'heavy tanks', 'light headquarters']);
  });

  test('R38: pack howitzers came by air; self-propelled guns move', () => {
    expect(kinds('1/1Lt', 100, 1, 4, 5)).toEqual(['pack battery', 'pack battery', 'supply']);
    expect(kinds('15/19', 100, 2, 3, 4, 6, 6)).toEqual([
      'self-propelled battery',
      'heavy anti-tank guns',
      'self-propelled battery',
      'artillery headquarters',
      'artillery headquarters',
    ]);
  });

  test('G100: less than half a company is two figures and no die; of guns one', () => {
    expect(muster(unitCalled('2/1'), 12, new ScriptedDice([]))).toEqual([{ kind: 'rifle', figures: 2 }]);
    expect(muster(unitCalled('1/1Lt'), 10, new ScriptedDice([]))).toEqual([{ kind: 'pack battery', figures: 1 }]);
    expect(muster(unitCalled('2/1'), 0, new ScriptedDice([]))).toEqual([]);
  });
});
