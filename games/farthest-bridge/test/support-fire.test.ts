import { describe, expect, test } from 'vitest';
import { MARKER_KINDS } from '../src/data/support.ts';
import type { FarthestBridgeState } from '../src/state.ts';
import { asked, order, orders, position, ruleAgainst, where, type Plan } from './positions.ts';

const PLENTY = { us3: 3, uk3: 3, uk4: 5, uk2: 2, german3: 3, german2: 2 } as const;

/** One enemy in the open with US, UK and Polish units around it. */
const MEETING: Plan = {
  phase: 'alliedCombat',
  units: { '1/504': '1606', '1/1': '1507', '1/Pol': '1707', Krft: '1607' },
  markers: PLENTY,
};

function left(state: FarthestBridgeState): string {
  return MARKER_KINDS.map((kind, index) => `${kind} ${state.markers[index]}`).join(', ');
}

describe('8.3: support fire in combat', () => {
  test('adds to both sides, the attacker first', () => {
    const state = position(MEETING);
    order(state, 'attack 1607 with 1/504 +us3 +us3');
    expect(asked(state)).toBe('german defence');
    expect(ruleAgainst(state, 'support +us3')).toBe('8.1');
    const reports = order(state, 'support +german2 +german3', 1);
    // 2 + 6 against 3 + 5.
    expect(reports.find((report) => report.kind === 'combat')).toMatchObject({ differential: 0, line: 'open' });
    expect(left(state)).toBe('us3 1, uk3 3, uk4 5, uk2 2, german3 2, german2 1');
  });

  test('the defender may fire none, and is not asked when there is nothing to fire', () => {
    const state = position(MEETING);
    order(state, 'attack 1607 with 1/504');
    expect(orders(state)[0]).toBe('support none');
    order(state, 'support none', 3);
    expect(asked(state)).toBe('allied retreat');
    const poor = position({ ...MEETING, markers: { us3: 1 } });
    order(poor, 'attack 1607 with 1/504', 3);
    expect(asked(poor)).toBe('allied retreat');
  });

  test('each marker is fired once in a turn, by attackers or defenders', () => {
    const state = position({ ...MEETING, markers: { german3: 1, us3: 1 } });
    order(state, 'attack 1607 with 1/504 +us3');
    expect(ruleAgainst(state, 'support +german3 +german3')).toBe('8.1');
    order(state, 'support +german3', 6);
    expect(left(state)).toBe('us3 0, uk3 0, uk4 0, uk2 0, german3 0, german2 0');
    order(state, 'resist');
    expect(ruleAgainst(state, 'bombard Hnke +us3')).toBe('8.1');
  });

  test('R9: two markers of a side in one combat, or as many as the option says', () => {
    const rule = (supportCap?: number): string | undefined =>
      ruleAgainst(
        position({ ...MEETING, options: supportCap === undefined ? {} : { supportCap } }),
        'attack 1607 with 1/504 +us3 +us3 +us3',
      );
    expect([rule(), rule(3), rule(1)]).toEqual(['R9', undefined, 'R9']);
    const state = position(MEETING);
    order(state, 'attack 1607 with 1/504');
    expect(ruleAgainst(state, 'support +german3 +german3 +german2')).toBe('R9');
  });

  test('8.1: markers of the other side, or that are gone, cannot be fired', () => {
    const state = position({ ...MEETING, markers: { uk4: 1 } });
    expect(ruleAgainst(state, 'attack 1607 with 1/1 +german3')).toBe('8.1');
    expect(ruleAgainst(state, 'attack 1607 with 1/1 +uk4 +uk4')).toBe('8.1');
    expect(ruleAgainst(state, 'attack 1607 with 1/1 +uk4')).toBeUndefined();
  });
});

describe('16.0: coordination', () => {
  test.each([
    ['only US units', '1/504', '+uk4 +uk3', '16.0'],
    ['only US units', '1/504', '+us3 +uk4', undefined],
    ['only US units', '1/504', '+us3 +us3', undefined],
    ['only UK units', '1/1', '+us3 +us3', '16.0'],
    ['only UK units', '1/1', '+us3 +uk4', undefined],
    ['only UK units', '1/1', '+uk4 +uk4', undefined],
    ['US and UK units', '1/504 1/1', '+us3 +us3', undefined],
    ['US and UK units', '1/504 1/1', '+uk4 +uk3', undefined],
    ['only Polish units', '1/Pol', '+us3 +us3', undefined],
    ['only Polish units', '1/Pol', '+uk4 +uk4', undefined],
    ['Poles with US units', '1/504 1/Pol', '+uk4 +uk4', '16.0'],
    ['Poles with UK units', '1/1 1/Pol', '+us3 +us3', '16.0'],
  ])('attack of %s (%s) with %s', (_name, attackers, markers, rule) => {
    expect(ruleAgainst(position(MEETING), `attack 1607 with ${attackers} ${markers}`)).toBe(rule);
  });

  test.each([
    ['1/504', '1606', '+uk4 +uk3', '16.0'],
    ['1/504', '1606', '+us3 +uk3', undefined],
    ['1/1', '1507', '+us3 +us3', '16.0'],
    ['1/1', '1507', '+uk4 +us3', undefined],
    ['1/Pol', '1707', '+us3 +us3', undefined],
    ['1/Pol', '1707', '+uk4 +uk4', undefined],
  ])('defence of %s at %s with %s', (_id, hex, markers, rule) => {
    const state = position({ ...MEETING, phase: 'germanCombat' });
    order(state, `attack ${hex} with Krft`);
    expect(asked(state)).toBe('allied defence');
    expect(ruleAgainst(state, `support ${markers}`)).toBe(rule);
  });
});

describe('8.4: bombardment', () => {
  const FAR: Plan = { phase: 'alliedCombat', units: { '1/504': '1606', Krft: '1607', BrDf: '2722' }, markers: PLENTY };

  test('strikes any enemy, with markers alone, of any nation', () => {
    const state = position(FAR);
    expect(ruleAgainst(state, 'bombard 2722 +uk4 +us3')).toBeUndefined();
    expect(ruleAgainst(state, 'bombard 2722 +us3 +us3')).toBeUndefined();
    expect(ruleAgainst(state, 'bombard 2722')).toBe('8.4');
    expect(ruleAgainst(state, 'bombard 2722 +uk4 +uk4 +uk4')).toBe('R9');
    expect(ruleAgainst(state, 'bombard 2722 +german3')).toBe('8.1');
    expect(ruleAgainst(state, 'bombard 1606 +uk4')).toBe('7.1');
    expect(ruleAgainst(position({ ...FAR, phase: 'alliedMove' }), 'bombard 2722 +uk4')).toBe('7.0');
  });

  test('only D2, D3, D4 and De take effect; the defender fires nothing back', () => {
    // 8 against 2 in the open: +6, column 10: D3 D2 D2 D2 D2 Br.
    for (const [die, effect] of [3, 2, 2, 2, 2, 0].entries()) {
      const state = position(FAR);
      const reports = order(state, 'bombard 2722 +uk4 +uk4', die + 1);
      const found = reports.find((report) => report.kind === 'combat');
      expect(found).toMatchObject({ differential: 6, line: 'open', result: effect === 0 ? null : `D${effect}` });
      expect(asked(state)).toBe(effect === 0 ? 'allied free' : 'german retreat');
    }
  });

  test('no hexside counts', () => {
    // 2722 over the bridge from 2721: an attack would be on the light line.
    const reports = order(position(FAR), 'bombard 2722 +us3', 6);
    expect(reports.find((report) => report.kind === 'combat')).toMatchObject({ line: 'open' });
    const town = order(position({ ...FAR, units: { Krft: '2721', '1/504': '2722' } }), 'bombard 2721 +uk4', 6);
    expect(town.find((report) => report.kind === 'combat')).toMatchObject({ line: 'medium', differential: 1 });
  });

  test('nobody advances after it', () => {
    const state = position(FAR);
    order(state, 'bombard 1607 +uk4 +uk4', 1);
    order(state, 'retreat 1708 1709');
    expect(asked(state)).toBe('allied free');
    expect(where(state, '1/504')).toBe('1606');
  });

  test('7.8: the unit may resist', () => {
    const state = position(FAR);
    order(state, 'bombard 1607 +uk4 +uk4', 1);
    order(state, 'resist');
    expect(where(state, 'Krft')).toBe('1607 depleted');
  });

  test('a unit is bombarded or attacked once in a phase, not both', () => {
    const bombarded = position(FAR);
    order(bombarded, 'bombard 1607 +uk2', 6);
    expect(ruleAgainst(bombarded, 'attack 1607 with 1/504')).toBe('7.1');
    expect(ruleAgainst(bombarded, 'bombard 1607 +uk2')).toBe('7.1');
    const attacked = position({ ...FAR, markers: { uk4: 1 } });
    order(attacked, 'attack 1607 with 1/504', 1);
    order(attacked, 'resist');
    expect(ruleAgainst(attacked, 'bombard 1607 +uk4')).toBe('7.1');
  });
});

describe('8.1: the allotment', () => {
  test('of each turn replaces what is left of the last', () => {
    const state = position({ phase: 'germanMobile', turn: 2, markers: { uk2: 2, german2: 2 } });
    order(state, 'end');
    expect(state.turn).toBe(3);
    expect(left(state)).toBe('us3 3, uk3 3, uk4 2, uk2 2, german3 2, german2 1');
  });
});
