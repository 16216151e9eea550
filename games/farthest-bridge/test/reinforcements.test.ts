import { describe, expect, test } from 'vitest';
import { board, cellOf, labelOf } from '../src/data/board.ts';
import { entryCost } from '../src/phases/march.ts';
import { asked, offered, order, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

/** The hexes a unit can end in when it arrives, by where it arrives. */
function arrivals(plan: Plan, id: string, at: string): ReadonlySet<string> {
  const state = position(plan);
  const actions = offered(state, { kind: 'unit', unit: unit(id), at: cellOf(at) });
  return new Set(actions.flatMap((action) => (action.kind === 'enter' ? [labelOf(action.to)] : [])));
}

describe('11.2: what the first hex costs, in half points', () => {
  test.each([
    ['2I/5', '0105', 1],
    ['2I/5', '0103', 4],
    ['3I/32', '0104', 4],
    ['3/9SS', '3925', 1],
    ['10SS', '3326', 1],
    ['2107M', '0726', 1],
    ['1/59', '0701', 2],
    ['1/vT', '3908', 4],
    ['1/vT', '3909', 8],
    ['1/Hbr', '2101', 6],
    ['Hbr', '2101', -1],
  ])('%s at %s', (id, hex, cost) => {
    expect(entryCost(unit(id), cellOf(hex))).toBe(cost);
  });

  test('R36: 3824 and 0725 are entered by the road through the hex of the partner', () => {
    expect(entryCost(unit('1/9SS'), cellOf('3824'))).toBe(1);
    expect(entryCost(unit('2107P'), cellOf('0725'))).toBe(1);
  });
});

describe('11.0: reinforcements', () => {
  test('arrive and march on with what is left of their allowance', () => {
    const armour = arrivals({ waiting: ['2I/5'] }, '2I/5', '0105');
    // Twenty road hexes: 0105 is the first, 1611 the last.
    expect(armour).toContain('0105');
    expect(armour).toContain('1611');
    expect(armour).not.toContain('1712');
    const infantry = arrivals({ waiting: ['3I/32'] }, '3I/32', '0105');
    expect(infantry).toContain('1207');
    expect(infantry).not.toContain('1308');
  });

  test('may arrive by any of their hexes', () => {
    const state = position({ waiting: ['2I/5'] });
    const hexes = ['0103', '0104', '0105'];
    expect(hexes.map((hex) => ruleAgainst(state, `2I/5 at ${hex} ${hex}`))).toEqual([undefined, undefined, undefined]);
    expect(ruleAgainst(state, '2I/5 at 0106 0106')).toBe('11.3');
    expect(ruleAgainst(state, { kind: 'enter', unit: unit('2I/5'), at: board.cells, to: 0 })).toBe('11.3');
  });

  test('11.1: come in their turn or later, never earlier', () => {
    expect(ruleAgainst(position({ turn: 2, waiting: ['1C/5'] }), '1C/5 at 0105 0105')).toBe('11.1');
    expect(ruleAgainst(position({ turn: 3, waiting: ['1C/5'] }), '1C/5 at 0105 0105')).toBeUndefined();
    expect(ruleAgainst(position({ turn: 9, waiting: ['1C/5'] }), '1C/5 at 0105 0105')).toBeUndefined();
  });

  test('do not arrive twice, nor when they are lost, nor from the air', () => {
    expect(
      ruleAgainst(position({ units: { '1C/5': '0105' } }), {
        kind: 'enter',
        unit: unit('1C/5'),
        at: cellOf('0104'),
        to: cellOf('0104'),
      }),
    ).toBe('11.1');
    expect(ruleAgainst(position({}), '1C/5 at 0105 0105')).toBe('11.1');
    expect(
      ruleAgainst(position({ waiting: ['1/501'] }), {
        kind: 'enter',
        unit: unit('1/501'),
        at: cellOf('0105'),
        to: cellOf('0105'),
      }),
    ).toBe('11.1');
  });

  test('11.5: wait while an enemy holds their hex, and come when it is free', () => {
    const plan: Plan = { phase: 'germanMove', waiting: ['1/9SS'], units: { '1/1': '3824' } };
    const state = position(plan);
    expect(ruleAgainst(state, '1/9SS at 3824 3824')).toBe('11.5');
    expect(offered(state, { kind: 'unit', unit: unit('1/9SS') })).toEqual([]);
    expect(ruleAgainst(position({ ...plan, units: {} }), '1/9SS at 3824 3824')).toBeUndefined();
  });

  test('11.5: use another of their hexes while an enemy holds one', () => {
    const state = position({ phase: 'germanMove', waiting: ['1/59'], units: { '1/501': '0801' } });
    expect(ruleAgainst(state, '1/59 at 0801 0801')).toBe('11.5');
    expect(ruleAgainst(state, '1/59 at 0701 0701')).toBeUndefined();
  });

  test('5.3: pass through a friend in the entry hex, but do not stop on it', () => {
    const plan: Plan = { waiting: ['2I/5'], units: { '3I/32': '0105' } };
    expect(ruleAgainst(position(plan), '2I/5 at 0105 0105')).toBe('5.3');
    expect(ruleAgainst(position(plan), '2I/5 at 0105 0204')).toBeUndefined();
    const state = position(plan);
    order(state, '2I/5 at 0105 0204');
    expect([where(state, '2I/5'), where(state, '3I/32')]).toEqual(['0204', '0105']);
  });

  test('5.3: do not end in the entry hex on a friend, whoever that is', () => {
    for (const id of ['1/501', '32', '3/Pol'])
      expect([id, ruleAgainst(position({ waiting: ['129'], units: { [id]: '0105' } }), '129 at 0105 0105')]).toEqual([
        id,
        '5.3',
      ]);
  });

  test('5.3: do not come onto a friend in an enemy zone, where they would have to stop', () => {
    const state = position({ waiting: ['2I/5'], units: { '3I/32': '0105', Grsn: '0106' } });
    expect(ruleAgainst(state, '2I/5 at 0105 0204')).toBe('5.3');
  });

  test('13.0: may arrive in an enemy zone, and stop there', () => {
    const plan: Plan = { waiting: ['2I/5'], units: { Grsn: '0106' } };
    expect(ruleAgainst(position(plan), '2I/5 at 0105 0204')).toBe('13.0');
    expect(arrivals(plan, '2I/5', '0105')).toEqual(new Set(['0105']));
    const state = position(plan);
    order(state, '2I/5 at 0105 0105');
    expect(where(state, '2I/5')).toBe('0105');
  });

  test('11.5: may attack in the turn in which they arrive', () => {
    const state = position({ waiting: ['2I/5'], units: { Grsn: '0106' } });
    order(state, '2I/5 at 0105 0105');
    order(state, 'end');
    expect(ruleAgainst(state, 'attack 0106 with 2I/5')).toBeUndefined();
  });

  test('5.2: mobile units do not enter by closed terrain', () => {
    const state = position({ phase: 'germanMove', waiting: ['Hbr', '1/Hbr'] });
    expect(ruleAgainst(state, 'Hbr at 2101 2101')).toBe('5.2');
    expect(ruleAgainst(state, '1/Hbr at 2101 2101')).toBeUndefined();
  });

  test('R27: 2301 is legal, and leads nowhere', () => {
    expect(arrivals({ phase: 'germanMove', waiting: ['1/Hbr'] }, '1/Hbr', '2301')).toEqual(new Set(['2301', '2401']));
  });
});

describe('11.2: the mobile movement phase', () => {
  test('brings in mobile units that did not arrive in the movement phase', () => {
    const state = position({ phase: 'alliedMobile', waiting: ['2I/5', '3I/32'] });
    expect(ruleAgainst(state, '3I/32 at 0105 0105')).toBe('5.2');
    order(state, '2I/5 at 0105 0505');
    expect(where(state, '2I/5')).toBe('0505');
  });

  test('does not move those that did', () => {
    const state = position({ waiting: ['2I/5'] });
    order(state, '2I/5 at 0105 0105');
    order(state, 'end');
    expect(asked(state)).toBe('allied free');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, '2I/5 0204')).toBe('5.1');
  });
});

test('typed without an entry hex, a unit arrives by the first from which it gets there', () => {
  const state = position({ waiting: ['2I/5'], units: { Grsn: '0103' } });
  expect(order(state, '2I/5 0404')).toContainEqual({ kind: 'entered', unit: unit('2I/5'), path: [cellOf('0105')] });
  expect(where(state, '2I/5')).toBe('0404');
});
