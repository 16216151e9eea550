import { hexDistance } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { board, cellOf } from '../src/data/board.ts';
import type { FarthestBridgeOptions } from '../src/options.ts';
import { everyRetreat, retreatPaths } from '../src/rules/retreat.ts';
import { asked, endUntil, order, orders, type Plan, position, ruleAgainst, where } from './positions.ts';

/** 5 against 3 (or 2 when depleted) in the open; die 4 is D1, die 1 D2. */
const ATTACK: Plan = { phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' } };

function after(die: number, units: Plan['units'] = {}, options: Partial<FarthestBridgeOptions> = {}) {
  const state = position({ ...ATTACK, units: { ...ATTACK.units, ...units }, options });
  order(state, 'attack 1607 with 32', die);
  return state;
}

function inOrder(one: readonly number[], two: readonly number[]): number {
  return one[0]! - two[0]! || (one[1] ?? 0) - (two[1] ?? 0);
}

function retreats(state: ReturnType<typeof after>): readonly string[] {
  return orders(state)
    .filter((text) => text.startsWith('retreat'))
    .toSorted();
}

describe('7.7: how to retreat', () => {
  test('every way is known: just those that the rules accept, and one of them for each end that is offered', () => {
    for (const die of [4, 1]) {
      const state = after(die, { BrDf: '1708' });
      const { unit, distance } = state.battle!.retreats[0]!;
      const steps = [...board.labels.keys()].map((cell) => [cell]);
      const pairs = steps.flatMap(([one]) => steps.map(([two]) => [one!, two!]));
      const legal = (
        distance === 1 ? steps : pairs.filter(([one, two]) => hexDistance(board, one!, two!) === 1)
      ).filter((path) => ruleAgainst(state, { kind: 'retreat', path }) === undefined);
      const every = everyRetreat(state, unit, distance);
      expect(every.toSorted(inOrder)).toEqual(legal.toSorted(inOrder));
      expect(new Set(every.map((way) => way.at(-1)))).toEqual(
        new Set(retreatPaths(state, unit, distance).map((way) => way.at(-1))),
      );
      if (distance > 1) expect(every.length).toBeGreaterThan(retreatPaths(state, unit, distance).length);
    }
  });

  test('one hex, out of the zones of the enemy', () => {
    // 1707 and 1507 are next to the attacker.
    expect(retreats(after(4))).toEqual(['retreat 1508', 'retreat 1608', 'retreat 1708']);
    expect(ruleAgainst(after(4), 'retreat 1707')).toBe('7.7');
  });

  test('so many hexes, all of them away from where it fought', () => {
    const state = after(1);
    expect(ruleAgainst(state, 'retreat 1708 1709')).toBeUndefined();
    expect(ruleAgainst(state, 'retreat 1608 1609')).toBeUndefined();
    expect(ruleAgainst(state, { kind: 'retreat', path: [cellOf('1708')] })).toBe('7.7');
    expect(ruleAgainst(state, 'retreat 1708 1608')).toBe('7.7');
    expect(ruleAgainst(state, 'retreat 1708 1709 1710')).toBe('7.7');
    expect(ruleAgainst(state, 'retreat 1609 1608')).toBe('7.7');
  });

  test('never onto an enemy, nor through his zone, friends or no friends in it', () => {
    const state = after(1, { '1/504': '1710', BrDf: '1709' });
    // 1709 is taken by a friend in an enemy zone; 1809, 1609 and beyond are in the zone of 1710 or free.
    expect(retreats(state)).not.toContain('retreat 1708 1709');
    expect(ruleAgainst(state, 'retreat 1708 1709')).toBe('7.7');
    expect(ruleAgainst(state, 'retreat 1608 1609')).toBe('7.7');
    expect(ruleAgainst(state, 'retreat 1708 1808')).toBeUndefined();
  });

  test('through friends, but not onto one', () => {
    const state = after(1, { BrDf: '1708', '1/406': '1709' });
    expect(ruleAgainst(state, 'retreat 1708 1809')).toBe('7.7');
    expect(ruleAgainst(state, 'retreat 1708 1808')).toBeUndefined();
    expect(ruleAgainst(state, 'retreat 1708 1709')).toBe('7.7');
    order(state, 'retreat 1708 1808');
    expect([where(state, 'Krft'), where(state, 'BrDf')]).toEqual(['1808', '1708']);
  });

  test('by its last hex alone, in typed orders', () => {
    const state = after(1);
    order(state, 'retreat 1709');
    expect(where(state, 'Krft')).toBe('1709');
  });

  test('14.1: never across an unbridged river, ferry or no ferry', () => {
    const units = { '32': '3620', '129': '3519', Krft: '3520 depleted', '1/504': '3621' };
    const state = position({ phase: 'alliedCombat', units, options: { ferries: true } });
    // Town: 10 against 2, +8, column 8; die 1 is D2. Across the Neder Rijn lies Driel.
    order(state, 'attack 3520 with 32 129', 1);
    expect(where(state, 'Krft')).toBe('gone');
  });

  test('over a standing bridge it may', () => {
    const state = position({ phase: 'alliedCombat', units: { '32': '2521', BrDf: '2621 depleted' } });
    // City: 5 against 1, +4, column 7; die 3 is D1.
    order(state, 'attack 2621 with 32', 3);
    expect(retreats(state)).toEqual(['retreat 2622', 'retreat 2721', 'retreat 2722']);
  });

  test('mobile units only where they may go', () => {
    // Woods and broken all round 0705; a road leads from 0706 and 0605, towns lie at 0805.
    const state = position({ phase: 'alliedCombat', units: { '32': '0505', '10SS': '0605 depleted' } });
    order(state, 'attack 0605 with 32', 3);
    expect(retreats(state)).toEqual(['retreat 0706']);
  });

  test('a unit that cannot go the whole way is lost', () => {
    const corner: Plan = { phase: 'alliedCombat', units: { '32': '0102', Krft: '0101 depleted' } };
    const state = position(corner);
    // Mixed, 5 against 2: +3, column 8; die 4 is D1, and 0201 is next to 0102.
    order(state, 'attack 0101 with 32', 4);
    expect(where(state, 'Krft')).toBe('gone');
  });

  test('A2: each attacker by itself, in the order in which they were named', () => {
    const units = { '1/504': '1606 depleted', '2/504': '1507 depleted', '1/9SS': '1607' };
    const state = position({ phase: 'alliedCombat', units });
    // 2 against 5 in the open: −3, column 3; die 6 is A2.
    order(state, 'attack 1607 with 1/504 2/504', 6);
    expect(asked(state)).toBe('allied retreat');
    order(state, 'retreat 1604');
    order(state, 'retreat 1405');
    expect([where(state, '1/504'), where(state, '2/504')]).toEqual(['1604 depleted', '1405 depleted']);
  });

  test('Br: the defender first', () => {
    const state = after(5);
    expect(asked(state)).toBe('german retreat');
    order(state, 'retreat 1708');
    expect(asked(state)).toBe('allied retreat');
    order(state, 'retreat 1605');
    expect([where(state, 'Krft'), where(state, '32')]).toEqual(['1708', '1605']);
    expect(asked(state)).toBe('allied free');
  });

  test('nothing else may be done before', () => {
    const state = after(4);
    for (const text of ['end', 'attack 1607 with 32', 'support none', 'halt'])
      expect(ruleAgainst(state, text)).toBe('3.0');
  });
});

describe('7.8: stiff resistance', () => {
  test('R5: a unit at full strength may stay, and is depleted', () => {
    const state = after(1);
    expect(orders(state)).toContain('resist');
    order(state, 'resist');
    expect(where(state, 'Krft')).toBe('1607 depleted');
    // The hex is held: nobody advances.
    expect(asked(state)).toBe('allied free');
  });

  test('a depleted unit may not', () => {
    const state = after(4, { Krft: '1607 depleted' });
    expect(ruleAgainst(state, 'resist')).toBe('7.8');
    expect(orders(state)).not.toContain('resist');
  });

  test('R32: nor one that was depleted by its landing', () => {
    const state = position({ waiting: ['1/504'], units: { Krft: '2421' } });
    order(state, 'land 1/504 2419', 4);
    expect(where(state, '1/504')).toBe('2420 depleted');
    order(state, 'stop');
    endUntil(state, 'germanCombat');
    // Woods: 3 against 1, +2, column 6; die 1 is D2.
    order(state, 'attack 2420 with Krft', 1);
    expect(ruleAgainst(state, 'resist')).toBe('7.8');
  });

  test('a unit with nowhere to go resists without being asked', () => {
    const state = position({ phase: 'alliedCombat', units: { '32': '0102', Krft: '0101' } });
    order(state, 'attack 0101 with 32', 4);
    expect(where(state, 'Krft')).toBe('0101 depleted');
  });

  test.each<readonly [FarthestBridgeOptions['stiffResistance'], string, string]>([
    ['flip', 'resist', 'resist'],
    ['defender', 'resist', '–'],
    ['none', '–', '–'],
  ])('option stiffResistance %s: the defender, then the attacker', (stiffResistance, defender, attacker) => {
    const state = after(5, {}, { stiffResistance });
    expect(orders(state).includes('resist')).toBe(defender === 'resist');
    if (defender === '–') expect(ruleAgainst(state, 'resist')).toBe('7.8');
    order(state, 'retreat 1708');
    expect(asked(state)).toBe('allied retreat');
    expect(orders(state).includes('resist')).toBe(attacker === 'resist');
    if (attacker === '–') expect(ruleAgainst(state, 'resist')).toBe('7.8');
  });
});
