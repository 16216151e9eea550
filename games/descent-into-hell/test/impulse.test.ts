import { expect, test } from 'vitest';
import { AIRFIELD, cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { beginCombat } from '../src/phases/combat.ts';
import { beginImpulse, flipBack, refuseFlipBack, refuseSpan, repairAirfields, span } from '../src/phases/impulse.ts';
import { march } from '../src/phases/march.ts';
import { GONE, NONE, WAITING, type DescentState } from '../src/state.ts';
import { position, side, type Plan } from './positions.ts';

const BRIDGING = numberOf('1 Brdg');

/** A road impulse from its beginning to its combat, with what happens between. */
function impulse(plan: Plan, between?: (state: DescentState) => void): DescentState {
  const state = position(plan);
  beginImpulse(state, plan.impulse ?? 'road');
  between?.(state);
  beginCombat(state);
  return state;
}

const spanRefused = (state: DescentState, from: string, to: string): string | undefined =>
  refuseSpan(state, BRIDGING, side(from, to))?.text;

test('H-16: a bridging unit that stays builds at the end of a road impulse, not where a bridge stands', () => {
  const units = { '1 Brdg': '1022' };
  expect(spanRefused(impulse({ units }), '1022', '1021')).toMatch(/A bridge stands/);
  const state = impulse({ units, blown: ['son-bridge'] });
  expect(spanRefused(state, '1022', '1023')).toMatch(/water hexside/);
  expect(spanRefused(state, '1022', '1021')).toBeUndefined();
  span(state, BRIDGING, side('1022', '1021'), undefined);
  expect(state.unitSpan[BRIDGING]).toBe(side('1022', '1021'));
  expect(spanRefused(impulse({ units, blown: ['son-bridge'], impulse: 'off-road' }), '1022', '1021')).toMatch(
    /road impulse/,
  );
});

test('H-16: nobody builds who has moved, or with Germans on the far side at beginning or end', () => {
  const plan: Plan = { units: { '1 Brdg': '1023' }, blown: ['son-bridge'] };
  const moved = impulse(plan, (state) => march(state, { units: [BRIDGING], way: [cellOf('1022')] }, undefined));
  expect(spanRefused(moved, '1022', '1021')).toMatch(/stay in its hex/);
  const there = { units: { '1 Brdg': '1022', Henke: '1021' }, blown: ['son-bridge'] };
  expect(spanRefused(impulse(there), '1022', '1021')).toMatch(/German units/);
  const gone = impulse(there, (state) => {
    state.unitCell[numberOf('Henke')] = GONE;
  });
  expect(spanRefused(gone, '1022', '1021')).toMatch(/when the impulse began/);
});

test('1.4: it flips back at the start of an Allied impulse', () => {
  const state = position({ units: { '1 Brdg': '1022 span 1021' }, blown: ['son-bridge'] });
  beginImpulse(state, 'off-road');
  expect(refuseFlipBack(state, BRIDGING)).toBeUndefined();
  expect(refuseFlipBack(state, numberOf('2 Brdg'))?.text).toMatch(/dismantle/);
  flipBack(state, BRIDGING, undefined);
  expect(state.unitSpan[BRIDGING]).toBe(NONE);
});

test('H-42: a repair unit that has stayed away from fights for an impulse opens the airfield and is gone', () => {
  const opened = (plan: Plan, between?: (state: DescentState) => void): readonly number[] => {
    const state = impulse({ ...plan, taken: ['1512'] }, between);
    repairAirfields(state, undefined);
    return [state.airfieldRepaired[AIRFIELD[cellOf('1512')]], state.unitCell[numberOf('1 Afld')]];
  };
  expect(opened({ units: { '1 Afld': '1512' } })).toEqual([1, GONE]);
  const walk = (state: DescentState): void =>
    march(state, { units: [numberOf('1 Afld')], way: [cellOf('1512')] }, undefined);
  expect(opened({ units: { '1 Afld': '1513' } }, walk)).toEqual([0, cellOf('1512')]);
});

test('H-42: a fight for the airfield or next to it prevents it', () => {
  for (const hex of ['1512', '1513']) {
    const state = impulse({ units: { '1 Afld': '1512' }, taken: ['1512'] });
    state.combats = { duty: [], free: [], fought: [cellOf(hex)] };
    repairAirfields(state, undefined);
    expect(state.airfieldRepaired.includes(1)).toBe(false);
  }
});

test('H-42: a repair unit that has landed in this impulse repairs nothing yet', () => {
  const state = impulse({ units: { '1 Afld': '1512' }, taken: ['1512'] });
  state.unitStart[numberOf('1 Afld')] = WAITING;
  repairAirfields(state, undefined);
  expect(state.airfieldRepaired.includes(1)).toBe(false);
});

test('H-08: an impulse begins with fresh units, ferries and weather', () => {
  const state = position({ units: { '2 Para': '2105 moved' } });
  state.ferryUsed[0] = 1;
  state.weather = 'poor';
  const { unitLanded, unitStopped, unitRepulsed, unitRetreated, unitFerried, unitSelfFerried, unitFerrySide } = state;
  const columns = [unitLanded, unitStopped, unitRepulsed, unitRetreated, unitFerried, unitSelfFerried];
  for (const column of [...columns, unitFerrySide]) column.fill(1);
  beginImpulse(state, 'off-road');
  expect([state.impulse, state.weather, state.impulseNumber]).toEqual(['off-road', 'unknown', 1]);
  expect([state.unitMoved[numberOf('2 Para')], state.ferryUsed[0]]).toEqual([0, 0]);
  for (const column of columns) expect(new Set(column)).toEqual(new Set([0]));
  expect(new Set(unitFerrySide)).toEqual(new Set([NONE]));
});
