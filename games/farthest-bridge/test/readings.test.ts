import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import type { FarthestBridgeOptions } from '../src/options.ts';
import { canResist } from '../src/phases/aftermath.ts';
import { attackOf, defenseOf } from '../src/rules/combat.ts';
import { isDown, NONE } from '../src/state.ts';
import { asked, bridge, hexside, order, orders, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

/** Other readings of rulings, which options bring into play. */

describe('R5: other readings of stiff resistance', () => {
  /** 5 against 3 (or 2) in the open: +2, column 8: die 1 is D2, die 4 D1. */
  function thrownBack(
    stiffResistance: FarthestBridgeOptions['stiffResistance'],
    die: number,
    units: Plan['units'] = { '32': '1606', Krft: '1607' },
  ) {
    const state = position({ phase: 'alliedCombat', units, options: { stiffResistance } });
    order(state, 'attack 1607 with 32', die);
    return state;
  }

  test('hex: the unit is depleted and falls back one hex less', () => {
    const state = thrownBack('hex', 1);
    const reports = order(state, 'resist');
    expect(reports[0]).toMatchObject({ kind: 'resisted', die: 0, depleted: true, left: 1 });
    expect([where(state, 'Krft'), asked(state)]).toEqual(['1607 depleted', 'german retreat']);
    expect(orders(state)).not.toContain('resist');
    order(state, 'retreat 1708');
    expect(where(state, 'Krft')).toBe('1708 depleted');
    const near = thrownBack('hex', 4);
    order(near, 'resist');
    expect([where(near, 'Krft'), asked(near)]).toEqual(['1607 depleted', 'allied free']);
  });

  test('roll: it stays on 1 to 3 and is depleted, or must retreat all the way', () => {
    for (const die of [1, 2, 3]) {
      const state = thrownBack('roll', 1);
      order(state, 'resist', die);
      expect([where(state, 'Krft'), asked(state)]).toEqual(['1607 depleted', 'allied free']);
    }
    for (const die of [4, 5, 6]) {
      const state = thrownBack('roll', 1);
      expect(order(state, 'resist', die)[0]).toMatchObject({ die, depleted: false, left: 2 });
      expect([where(state, 'Krft'), asked(state)]).toEqual(['1607', 'german retreat']);
      expect(ruleAgainst(state, 'resist')).toBe('7.8');
      expect(ruleAgainst(state, 'retreat 1708 1709')).toBeUndefined();
    }
  });

  test('roll: a unit with nowhere to go rolls, and is lost if it fails', () => {
    const corner = { phase: 'alliedCombat', units: { '32': '0102', Krft: '0101' } } as const;
    for (const [die, place] of [
      [3, '0101 depleted'],
      [4, 'gone'],
    ] as const) {
      const state = position({ ...corner, options: { stiffResistance: 'roll' } });
      order(state, 'attack 0101 with 32', 1);
      expect(orders(state)).toEqual(['resist']);
      order(state, 'resist', die);
      expect(where(state, 'Krft')).toBe(place);
    }
  });

  test('city: two hexes less in a city, for depleted units too, and nobody is depleted', () => {
    const units = { '32': '2522', '129': '2622', BrDf: '2621 depleted' };
    const state = position({ phase: 'alliedCombat', units, options: { stiffResistance: 'city' } });
    // 10 against 1 in a city: +9, column 9; die 1 is D2.
    order(state, 'attack 2621 with 32 129', 1);
    order(state, 'resist');
    expect([where(state, 'BrDf'), asked(state)]).toEqual(['2621 depleted', 'allied free']);
    const country = thrownBack('city', 1);
    expect(ruleAgainst(country, 'resist')).toBe('7.8');
  });

  test('defender: only the unit that is attacked; none: nobody', () => {
    const attacked = thrownBack('defender', 1);
    expect(canResist(attacked, unit('Krft'))).toBe(true);
    // 5 against 5 in the open: 0, column 6; die 6 is A1.
    const repulsed = thrownBack('defender', 6, { '32': '1606', '1/9SS': '1607' });
    expect([asked(repulsed), canResist(repulsed, unit('32'))]).toEqual(['allied retreat', false]);
    const nobody = thrownBack('none', 1);
    expect([asked(nobody), canResist(nobody, unit('Krft'))]).toEqual(['german retreat', false]);
    expect(ruleAgainst(nobody, 'resist')).toBe('7.8');
  });
});

test('R11: what a depleted unit has of 5-3', () => {
  const strength = (depleted: FarthestBridgeOptions['depleted']): string => {
    const state = position({ units: { '2107P': '1607 depleted', '1/2': '1707 depleted' }, options: { depleted } });
    const of = (id: string): string => `${attackOf(state, unit(id))}-${defenseOf(state, unit(id))}`;
    return `${of('2107P')} ${of('1/2')}`;
  };
  expect([strength('halfUp'), strength('halfDown'), strength('oneLess')]).toEqual(['3-2 1-1', '2-1 1-1', '4-2 1-1']);
});

describe('R19: how often the Germans may try to blow a bridge', () => {
  const plan = (demolitionTries: FarthestBridgeOptions['demolitionTries']): Plan => ({
    units: { '1/501': '0504', '2/501': '0405', Grsn: '0702' },
    options: { demolitionTries },
  });

  test('unit: for each unit that comes to it', () => {
    const state = position(plan('unit'));
    order(state, '1/501 0505');
    order(state, 'blow son', 6);
    order(state, '2/501 by 0505 0404');
    expect(asked(state)).toBe('german demolition');
    order(state, 'blow son', 5);
    expect(isDown(state, bridge('son-bridge'))).toBe(false);
  });

  test('bridge: once in a player turn', () => {
    const state = position(plan('bridge'));
    order(state, '1/501 0505');
    order(state, 'blow son', 6);
    order(state, '2/501 by 0505 0404');
    expect(asked(state)).toBe('allied free');
  });

  test('unit: not twice for the same unit on one move, but in a later phase', () => {
    const state = position({
      units: { '3/504': '0504', Krft: '0705' },
      options: { demolitionTries: 'unit' },
    });
    order(state, '3/504 by 0505 0605');
    order(state, 'blow son', 6);
    expect([where(state, '3/504'), asked(state)]).toEqual(['0605', 'allied free']);
    order(state, 'end');
    // 2 against 3 in woods: −1, column 3; die 4 is A1.
    order(state, 'attack 0705 with 3/504', 4);
    order(state, 'retreat 0505');
    expect(asked(state)).toBe('german demolition');
  });
});

describe("R33, R52: the engineers' bridge by other readings", () => {
  const ACROSS: Plan = { phase: 'germanMove', units: { E: '2520', Krft: '2721' }, span: '2620/2721' };

  test('R33: Germans may cross it if the option says so', () => {
    expect(ruleAgainst(position(ACROSS), 'Krft by 2620')).toBe('5.0');
    const state = position({ ...ACROSS, options: { spanForGermans: true } });
    order(state, 'Krft by 2620');
    expect(where(state, 'Krft')).toBe('2620');
  });

  test('R52: it stays while the engineers live, if the option says so', () => {
    const lasts = (spanLasts: FarthestBridgeOptions['spanLasts']): number => {
      const units = { E: '1520', Krft: '2721' };
      const state = position({ phase: 'germanMobile', span: '2620/2721', units, options: { spanLasts } });
      order(state, 'end');
      expect(state.phase).toBe('alliedMove');
      return state.spanSide;
    };
    expect([lasts('near'), lasts('always')]).toEqual([NONE, hexside('2620/2721')]);
  });
});

describe('R51: 15.0: engineers at a hexside whose bridge stands', () => {
  const NIJMEGEN: Plan = { units: { E: '2520', '1/504': '2622', Krft: '3024' } };

  test('while their bridge lies there the bridge below cannot be blown, and the one beside it can', () => {
    const state = position(NIJMEGEN);
    order(state, 'bridge 2621/2721');
    order(state, '1/504 2621');
    expect(asked(state)).toBe('allied free');
    const open = position(NIJMEGEN);
    order(open, '1/504 2621');
    expect(orders(open)).toEqual(['blow nijmegen-bridge', 'spare']);
  });

  test('it can again once their bridge is given up', () => {
    const state = position({ ...NIJMEGEN, span: '2621/2721', spanAge: 1 });
    order(state, 'bridge 2618/2619');
    order(state, '1/504 2621');
    expect(asked(state)).toBe('german demolition');
  });

  test('option barred: they may not bridge it, but a hexside whose bridge is down', () => {
    const options = { spanAtBridge: 'barred' } as const;
    expect(ruleAgainst(position({ ...NIJMEGEN, options }), 'bridge 2621/2721')).toBe('R51');
    expect(
      ruleAgainst(position({ ...NIJMEGEN, options, down: ['nijmegen-bridge'] }), 'bridge 2621/2721'),
    ).toBeUndefined();
    expect(ruleAgainst(position({ ...NIJMEGEN, options }), 'bridge 2620/2721')).toBeUndefined();
  });

  test('option barred: a bridge that stands again below theirs is safe all the same', () => {
    // Repaired below their bridge in an earlier turn.
    const state = position({ ...NIJMEGEN, options: { spanAtBridge: 'barred' }, span: '2621/2721', spanAge: 1 });
    order(state, '1/504 2621');
    expect(asked(state)).toBe('allied free');
  });

  test('rules 1: the bridge below could still be blown', () => {
    const state = position({ ...NIJMEGEN, options: { spanAtBridge: 'exposed' } });
    order(state, 'bridge 2621/2721');
    order(state, '1/504 2621');
    expect(orders(state)).toEqual(['blow nijmegen-bridge', 'spare']);
    order(state, 'blow nijmegen', 1);
    expect(ruleAgainst(state, { kind: 'span', side: hexside('2621/2721') })).toBe('15.0');
    expect(state.cellUnit[cellOf('2621')]).toBe(unit('1/504'));
  });
});
