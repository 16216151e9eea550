import { expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { ALLOTMENTS } from '../src/data/support.ts';
import { wayOf } from '../src/forecast/march.ts';
import { farthestBridge } from '../src/game.ts';
import { planning } from '../src/planning.ts';
import type { FarthestBridgeState } from '../src/state.ts';
import { order, position, unit } from './positions.ts';

/** Lays a march on what `begin` gave, and says what the rules say of it. */
function lay(begun: FarthestBridgeState, seat: string, id: string, hex: string): string | undefined {
  const action = { kind: 'move', unit: unit(id), to: cellOf(hex) } as const;
  const refusal = farthestBridge.refuse(begun, seat, action);
  if (refusal === undefined) planning.foresee(begun, seat, action);
  return refusal?.rule;
}

test('in the German turn the Allies plan the movement of the next day, with its support fire', () => {
  const state = position({ phase: 'germanCombat', turn: 2, units: { '1/504': '2524', BrDf: '2621' } });
  state.unitMoved.fill(1);
  const begun = planning.begin(state, 'allied')!;
  expect([begun.turn, begun.phase, begun.step]).toEqual([3, 'alliedMove', 'free']);
  expect(begun.unitMoved[unit('1/504')]).toBe(0);
  expect(Array.from(begun.markers)).toEqual(ALLOTMENTS.guns[2]);
  expect([state.turn, state.phase]).toEqual([2, 'germanCombat']);
});

test('in the Allied turn the Germans plan the movement of the same day', () => {
  const begun = planning.begin(position({ phase: 'alliedMove', turn: 4, units: { BrDf: '2621' } }), 'german')!;
  expect([begun.turn, begun.phase]).toEqual([4, 'germanMove']);
});

test('after the last Allied turn, before the battle and after it there is nothing to plan', () => {
  expect(planning.begin(position({ phase: 'germanMove', turn: 10 }), 'allied')).toBeUndefined();
  expect(planning.begin(position({ phase: 'germanMove', turn: 10 }), 'german')).toBeDefined();
  expect(planning.begin(position({ phase: 'over' }), 'allied')).toBeUndefined();
  expect(planning.begin(position({ phase: 'deploy' }), 'german')).toBeUndefined();
});

test('a hex that a planned march leaves is free for the next, and one it takes is taken', () => {
  const state = position({ phase: 'germanMove', units: { '1/504': '2524', '2/504': '2425' } });
  const begun = planning.begin(state, 'allied')!;
  expect(lay(begun, 'allied', '2/504', '2524')).toBe('5.3');
  expect(lay(begun, 'allied', '1/504', '2523')).toBeUndefined();
  expect(lay(begun, 'allied', '2/504', '2523')).toBe('5.3');
  expect(lay(begun, 'allied', '2/504', '2524')).toBeUndefined();
  expect(lay(begun, 'allied', '2/504', '2424')).toBe('5.1');
});

test('while the Germans decide about a bridge the rest of the Allied phase is planned, whoever waits at it', () => {
  const state = position({ units: { '1/504': '2523', '2/504': '2425', BrDf: '2721' } });
  order(state, '1/504 2621');
  expect(state.step).toBe('demolition');
  const begun = planning.begin(state, 'allied')!;
  expect([begun.phase, begun.step, begun.questions.length]).toEqual(['alliedMove', 'free', 0]);
  expect(labelOf(begun.unitCell[unit('1/504')]!)).toBe(labelOf(state.unitCell[unit('1/504')]!));
  expect(lay(begun, 'allied', '1/504', '2523')).toBe('5.1');
  expect(lay(begun, 'allied', '2/504', '2524')).toBeUndefined();
});

test('the way of a planned march is the one it will take', () => {
  const state = position({ units: { '1/504': '2524' } });
  const way = wayOf(state, { kind: 'move', unit: unit('1/504'), to: cellOf('2522') });
  expect(way.map(labelOf)).toEqual(['2524', '2523', '2522']);
  const by = wayOf(state, {
    kind: 'move',
    unit: unit('1/504'),
    to: cellOf('2523'),
    path: [cellOf('2424'), cellOf('2523')],
  });
  expect(by.map(labelOf)).toEqual(['2524', '2424', '2523']);
});
