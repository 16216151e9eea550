import { describe, expect, test } from 'vitest';
import { asked, order, orders, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

const ATTACK: Plan = { phase: 'alliedCombat', units: { '32': '1606', '129': '1507', Krft: '1607' } };

/** 10 against 3 in the open: +7, column 10: D3 D2 D2 D2 D2 Br. */
function driven(units: Plan['units'] = {}) {
  const state = position({ ...ATTACK, units: { ...ATTACK.units, ...units } });
  order(state, 'attack 1607 with 32 129', 2);
  order(state, 'retreat 1708 1709');
  return state;
}

describe('7.9: the victors advance', () => {
  test('into the hex that was given up and along the path of retreat, if they like', () => {
    const state = driven();
    expect(asked(state)).toBe('allied advance');
    expect(orders(state)).toEqual([
      'advance 32 1607',
      'advance 32 1708',
      'advance 129 1607',
      'advance 129 1708',
      'halt',
    ]);
    order(state, 'advance 32 1708');
    expect(orders(state)).toEqual(['advance 129 1607', 'halt']);
    order(state, 'advance 129 1607');
    expect([where(state, '32'), where(state, '129'), asked(state)]).toEqual(['1708', '1607', 'allied free']);
  });

  test('or halt', () => {
    const state = driven();
    order(state, 'halt');
    expect([where(state, '32'), asked(state)]).toEqual(['1606', 'allied free']);
  });

  test('past a friend, one to a hex', () => {
    const state = driven();
    order(state, 'advance 32 1607');
    expect(orders(state)).toEqual(['advance 129 1708', 'halt']);
  });

  test('whatever enemy zones are there', () => {
    const state = driven({ BrDf: '1608' });
    expect(orders(state)).toContain('advance 32 1708');
  });

  test('not past an enemy by whom the defender fell back', () => {
    const state = position({ ...ATTACK, units: { ...ATTACK.units, BrDf: '1708' } });
    // Die 1 is D3: past BrDf, who stays.
    order(state, 'attack 1607 with 32 129', 1);
    order(state, 'retreat 1708 1709 1710');
    expect(orders(state)).toEqual(['advance 32 1607', 'advance 129 1607', 'halt']);
  });

  test('not elsewhere, and nobody else', () => {
    const state = driven({ '130': '1605' });
    for (const text of ['advance 32 1709', 'advance 32 1707', 'advance 130 1607', 'advance Krft 1607'])
      expect(ruleAgainst(state, text)).toBe('7.9');
    expect(ruleAgainst(state, 'end')).toBe('3.0');
  });

  test('after De, or when the defender had nowhere to go, only into the hex itself', () => {
    const state = position({ ...ATTACK, units: { ...ATTACK.units, '130': '1707' } });
    order(state, 'attack 1607 with 32 129 130', 1);
    expect(orders(state)).toEqual(['advance 32 1607', 'advance 129 1607', 'advance 130 1607', 'halt']);
    const corner = position({ phase: 'alliedCombat', units: { '32': '0102', Krft: '0101 depleted' } });
    order(corner, 'attack 0101 with 32', 4);
    expect(orders(corner)).toEqual(['advance 32 0101', 'halt']);
  });

  test('14.1: never across an unbridged river; by a bridge they do', () => {
    const state = position({ phase: 'alliedCombat', units: { '32': '2620', '129': '2621', Krft: '2721 depleted' } });
    // Town: 10 against 2, +8, column 8; die 4 is D1.
    order(state, 'attack 2721 with 32 129', 4);
    order(state, 'retreat 2821');
    expect(orders(state)).toEqual(['advance 129 2721', 'halt']);
  });

  test('mobile units only where they may go', () => {
    const state = position({ phase: 'alliedCombat', units: { '1C/5': '0805', '32': '0804', Krft: '0705 depleted' } });
    // Woods without a road: 9 against 2, +7, column 8; die 4 is D1.
    order(state, 'attack 0705 with 1C/5 32', 4);
    order(state, 'retreat 0605');
    expect(orders(state)).toEqual(['advance 32 0705', 'halt']);
  });

  test('and neither attack nor are attacked again in this phase', () => {
    const state = driven({ BrDf: '1608', '130': '1509' });
    order(state, 'advance 32 1607');
    order(state, 'halt');
    expect(ruleAgainst(state, 'attack 1608 with 32')).toBe('7.1');
    expect(ruleAgainst(state, 'attack 1608 with 130')).toBeUndefined();
    expect(state.unitStruck[unit('32')]).toBe(1);
  });

  test('R54: an advance is no move: a mobile unit may still move in the mobile movement phase', () => {
    const state = position({ phase: 'alliedCombat', units: { '1C/5': '1606', Krft: '1607 depleted' } });
    // 4 against 2: +2, column 8; die 4 is D1.
    order(state, 'attack 1607 with 1C/5', 4);
    order(state, 'retreat 1708');
    order(state, 'advance 1C/5 1607');
    order(state, 'end');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, '1C/5 1507')).toBeUndefined();
  });
});

describe('R41: 7.9: after both fell back', () => {
  const exchange = (...answers: readonly string[]) => {
    const state = position({ ...ATTACK, units: { '32': '1606', Krft: '1607' } });
    // 5 against 3 in the open: +2, column 8; die 5 is Br.
    order(state, 'attack 1607 with 32', 5);
    for (const answer of answers) order(state, answer);
    return state;
  };

  test('an attacker that fell back does not advance, though it still stands by the hex', () => {
    const state = exchange('retreat 1708', 'retreat 1507');
    expect([where(state, '32'), asked(state)]).toEqual(['1507', 'allied free']);
  });

  test('an attacker that resisted may', () => {
    expect(orders(exchange('retreat 1708', 'resist'))).toEqual(['advance 32 1607', 'halt']);
  });

  test('a defender that resisted may not', () => {
    expect(asked(exchange('resist', 'retreat 1605'))).toBe('allied free');
  });
});

describe('7.9: the defender advances', () => {
  const REPULSE: Plan = { phase: 'alliedCombat', units: { '1/504': '1606', '2/504': '1507', '1/9SS': '1607' } };

  function repulsed(...answers: readonly string[]) {
    const state = position(REPULSE);
    // 4 against 5 in the open: −1, column 5; die 6 is A1.
    order(state, 'attack 1607 with 1/504 2/504', 6);
    for (const answer of answers) order(state, answer);
    return state;
  }

  test('one hex, into one that was given up, when all attackers have gone', () => {
    const state = repulsed('retreat 1605', 'retreat 1406');
    expect(asked(state)).toBe('german advance');
    expect(orders(state)).toEqual(['advance 1/9SS 1606', 'advance 1/9SS 1507', 'halt']);
    order(state, 'advance 1/9SS 1507');
    expect([where(state, '1/9SS'), asked(state)]).toEqual(['1507', 'allied free']);
  });

  test('not when one of them resists', () => {
    expect(asked(repulsed('retreat 1605', 'resist'))).toBe('allied free');
  });

  test('not onto another attacker who fell back there', () => {
    const state = position({ ...REPULSE, units: { ...REPULSE.units, '2/504': '1706' } });
    order(state, 'attack 1607 with 1/504', 3);
    order(state, 'retreat 1605');
    expect(orders(state)).toEqual(['advance 1/9SS 1606', 'halt']);
  });

  test('after A2 as well, one hex though the attacker went two', () => {
    const state = position({
      ...REPULSE,
      units: { '1/504': '1606 depleted', '1/9SS': '1607' },
      markers: { german2: 1 },
    });
    order(state, 'attack 1607 with 1/504');
    // 1 against 7 in the open: −6, column 2; die 5 is A2.
    order(state, 'support +german2', 5);
    order(state, 'retreat 1605 1604');
    expect(asked(state)).toBe('german advance');
    expect(orders(state)).toEqual(['advance 1/9SS 1606', 'halt']);
  });

  test('after Ae as well', () => {
    const state = position({
      ...REPULSE,
      units: { '1/504': '1606 depleted', '1/9SS': '1607' },
      markers: { german3: 1 },
    });
    order(state, 'attack 1607 with 1/504');
    order(state, 'support +german3', 6);
    expect(orders(state)).toEqual(['advance 1/9SS 1606', 'halt']);
  });

  test('14.1: not across an unbridged river', () => {
    const state = position({ phase: 'alliedCombat', units: { '1/504': '2620 depleted', Krft: '2721' } });
    // Town: 1 against 3, −2, column 2; die 1 is A1.
    order(state, 'attack 2721 with 1/504', 1);
    order(state, 'retreat 2520');
    expect(asked(state)).toBe('allied free');
  });
});
