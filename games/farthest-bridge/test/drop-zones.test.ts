import { describe, expect, test } from 'vitest';
import { MARKER_KINDS } from '../src/data/support.ts';
import type { FarthestBridgeState } from '../src/state.ts';
import { endUntil, order, type Plan, position, unit, where } from './positions.ts';

const ALL = { us3: 3, uk3: 3, uk4: 1 } as const;

function plusThree(state: FarthestBridgeState): string {
  return ['us3', 'uk3', 'uk4'].map((kind) => state.markers[MARKER_KINDS.findIndex((one) => one === kind)]).join(' ');
}

/** Ends phases until the next turn begins, and its allotment is made. */
function toNextTurn(state: FarthestBridgeState): void {
  const { turn } = state;
  while (state.turn === turn) order(state, 'end');
}

describe('12.0: a drop zone that a German unit enters', () => {
  test.each([
    ['1st', 'Krft', '3918', '3919', '3 0 1'],
    ['101st', 'Grsn', '1006', '1007', '0 3 1'],
    ['82nd', 'BrDf', '2324', '2323', '0 3 1'],
  ])('%s: three +3 of its nation are lost at once, and in every later turn', (_zone, id, from, to, markers) => {
    const state = position({ phase: 'germanMove', turn: 2, units: { [id]: from }, markers: ALL });
    const reports = order(state, `${id} by ${to}`);
    expect(reports.some((report) => report.kind === 'zoneLost')).toBe(true);
    expect(plusThree(state)).toBe(markers);
    toNextTurn(state);
    // Turn 3 has two +4.
    expect(plusThree(state)).toBe(markers.replace(/1$/, '2'));
    // R26: recapture brings nothing back.
    order(state, 'end');
    toNextTurn(state);
    expect(plusThree(state)).toBe(markers.replace(/1$/, '2'));
  });

  test('also in passing', () => {
    const state = position({ phase: 'germanMove', units: { Krft: '1006' }, markers: ALL });
    order(state, 'Krft by 1007 1008');
    expect([where(state, 'Krft'), plusThree(state)]).toEqual(['1008', '0 3 1']);
  });

  test('also by a retreat or an advance', () => {
    const fled = position({ phase: 'alliedCombat', units: { '32': '1006', Krft: '1107' }, markers: ALL });
    // 5 against 3 in the open: +2, column 8; die 1 is D2.
    order(fled, 'attack 1107 with 32', 1);
    order(fled, 'retreat 1108 1008');
    expect(plusThree(fled)).toBe('3 3 1');
    const entered = position({ phase: 'alliedCombat', units: { '32': '1105', Krft: '1106' }, markers: ALL });
    order(entered, 'attack 1106 with 32', 1);
    order(entered, 'retreat 1107 1007');
    expect(plusThree(entered)).toBe('0 3 1');
    const advanced = position({ phase: 'germanCombat', units: { '1/504': '1007 depleted', Krft: '1006' } });
    order(advanced, 'attack 1007 with Krft', 4);
    order(advanced, 'retreat 1008');
    const reports = order(advanced, 'advance Krft 1007');
    expect(reports).toContainEqual({ kind: 'zoneLost', zone: 1, unit: unit('Krft') });
  });

  test('not when an Allied unit does', () => {
    const state = position({ units: { '1/504': '1006' }, markers: ALL });
    order(state, '1/504 by 1007');
    expect(plusThree(state)).toBe('3 3 1');
  });

  test('R26: the second zone takes all that is left of them, whatever its nation', () => {
    const plan: Plan = { phase: 'germanMove', units: { Krft: '1006', BrDf: '2324' }, markers: ALL };
    const state = position(plan);
    order(state, 'Krft by 1007');
    order(state, 'BrDf by 2323');
    expect(plusThree(state)).toBe('0 0 1');
    toNextTurn(state);
    expect(plusThree(state)).toBe('0 0 5');
  });
});

describe('R26, option dropZoneWhileOccupied', () => {
  const options = { dropZoneWhileOccupied: true };

  test('markers are lost while a German unit stays in the zone, and come back with the turn after', () => {
    const state = position({ phase: 'germanMove', units: { Krft: '1006' }, markers: ALL, options });
    order(state, 'Krft by 1007');
    expect(plusThree(state)).toBe('0 3 1');
    toNextTurn(state);
    expect(plusThree(state)).toBe('0 3 5');
    endUntil(state, 'germanMove');
    order(state, 'Krft by 1006');
    expect(plusThree(state)).toBe('0 3 5');
    toNextTurn(state);
    expect(plusThree(state)).toBe('3 3 5');
    endUntil(state, 'germanMove');
    order(state, 'Krft by 1007');
    expect(plusThree(state)).toBe('0 3 5');
  });

  test('passing through costs nothing', () => {
    const state = position({ phase: 'germanMove', units: { Krft: '1006' }, markers: ALL, options });
    const reports = order(state, 'Krft by 1007 1008');
    expect(plusThree(state)).toBe('3 3 1');
    expect(reports.some((report) => report.kind === 'zoneLost')).toBe(false);
  });

  test('a retreat that ends there counts', () => {
    const state = position({ phase: 'alliedCombat', units: { '32': '1105', Krft: '1106' }, markers: ALL, options });
    order(state, 'attack 1106 with 32', 1);
    order(state, 'retreat 1107 1007');
    expect(plusThree(state)).toBe('0 3 1');
  });
});
