import { describe, expect, test } from 'vitest';
import { comingFirst } from '../src/phases/arrivals.ts';
import { planning } from '../src/planning.ts';
import { asked, offered, order, orders, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

/** Two reinforcements, an airborne unit and a unit on the map that could move. */
const MEETING: Plan = { waiting: ['2I/5', '3I/32', '1/Pol'], units: { '1/504': '2320', Krft: '3722' } };

describe('R50: 11.0, 11.2: reinforcements and landings come before any unit on the map moves', () => {
  test('so a unit on the map waits while somebody can arrive, and is not offered', () => {
    const state = position(MEETING);
    expect(comingFirst(state)).toEqual(['2I/5', '3I/32', '1/Pol'].map(unit));
    expect(ruleAgainst(state, '1/504 2321')).toBe('11.2');
    expect(offered(state, { kind: 'unit', unit: unit('1/504') })).toEqual([]);
    expect(orders(state)).toEqual(['hold', 'end']);
  });

  test('once all have come the others move, and the phase goes on', () => {
    const state = position(MEETING);
    order(state, '2I/5 at 0105 0404');
    order(state, 'land 1/Pol 3118', 1);
    order(state, 'stop');
    expect(ruleAgainst(state, '1/504 2321')).toBe('11.2');
    order(state, '3I/32 at 0105 0304');
    order(state, '1/504 2321');
    expect(where(state, '1/504')).toBe('2321');
  });

  test('or those still to come are held back; then nobody arrives any more in that phase', () => {
    const state = position(MEETING);
    order(state, '3I/32 at 0105 0304');
    const [report] = order(state, 'hold');
    expect(report).toEqual({ kind: 'heldBack', units: [unit('2I/5'), unit('1/Pol')] });
    expect(ruleAgainst(state, '2I/5 at 0105 0404')).toBe('11.2');
    expect(ruleAgainst(state, 'land 1/Pol 3118')).toBe('11.2');
    expect(ruleAgainst(state, 'hold')).toBe('11.2');
    expect(ruleAgainst(state, '1/504 2321')).toBeUndefined();
  });

  test('also where the way in is free only after a unit has moved', () => {
    const state = position({ phase: 'germanMove', waiting: ['2107M'], units: { '180': '0726', '1/504': '0825' } });
    // A friend stands in 0726, the only way in, and in an Allied zone: 2107M would have to stop on it.
    expect(comingFirst(state)).toEqual([]);
    order(state, '180 0625');
    expect(ruleAgainst(state, '2107M at 0726 0726')).toBe('11.2');
  });

  test('R53: in the mobile movement phase mobile units that were held back arrive first in the same way', () => {
    const state = position(MEETING);
    order(state, 'hold');
    order(state, '1/504 2321');
    while (state.phase !== 'alliedMobile') order(state, 'end');
    expect(comingFirst(state)).toEqual([unit('2I/5')]);
    expect(ruleAgainst(state, '3/29 0121')).toBe('11.2');
    order(state, '2I/5 at 0105 0404');
    expect(ruleAgainst(state, '3/29 0121')).toBeUndefined();
  });

  test('R53: all others wait for a later turn', () => {
    const state = position(MEETING);
    order(state, 'hold');
    while (state.turn === 5) order(state, 'end');
    expect(asked(state)).toBe('allied free');
    expect(ruleAgainst(state, 'land 1/Pol 3118')).toBeUndefined();
    expect(ruleAgainst(state, '3I/32 at 0105 0105')).toBeUndefined();
  });

  test('the engineers repair and bridge before, between and after: that is no move', () => {
    const state = position({ waiting: ['2I/5'], units: { E: '2520', '1/504': '2320' }, down: ['nijmegen-bridge'] });
    order(state, 'repair nijmegen', 1);
    order(state, 'bridge 2620/2721');
    expect(ruleAgainst(state, '2I/5 at 0105 0105')).toBeUndefined();
    expect(ruleAgainst(state, '1/504 2321')).toBe('11.2');
  });

  test('the same holds for the Germans', () => {
    const state = position({ phase: 'germanMove', waiting: ['1/9SS'], units: { Krft: '3722' } });
    expect(ruleAgainst(state, 'Krft 3721')).toBe('11.2');
    order(state, '1/9SS at 3824 3824');
    expect(ruleAgainst(state, 'Krft 3721')).toBeUndefined();
  });

  test('option arrivals: at any time in the phase, and nobody is held back', () => {
    const state = position({ ...MEETING, options: { arrivals: 'anytime' } });
    expect(ruleAgainst(state, 'hold')).toBe('11.2');
    order(state, '1/504 2321');
    order(state, 'land 1/Pol 3118', 1);
    order(state, 'stop');
    order(state, '2I/5 at 0105 0404');
    expect(where(state, '2I/5')).toBe('0404');
  });

  test('orders laid in advance keep it as well', () => {
    const begun = planning.begin(position(MEETING), 'allied')!;
    expect(ruleAgainst(begun, '1/504 2321')).toBe('11.2');
    planning.foresee(begun, 'allied', { kind: 'holdBack' });
    expect(ruleAgainst(begun, '1/504 2321')).toBeUndefined();
    expect(ruleAgainst(begun, '2I/5 at 0105 0404')).toBe('11.2');
  });
});
