import { hexDistance } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { FarthestBridgeAction } from '../src/actions.ts';
import { board, cellOf, labelOf } from '../src/data/board.ts';
import { ALLOTMENTS } from '../src/data/support.ts';
import { wayOf } from '../src/forecast/march.ts';
import { farthestBridge } from '../src/game.ts';
import { planning } from '../src/planning.ts';
import { isDown, NONE, type FarthestBridgeState } from '../src/state.ts';
import { bridge, hexside, order, position, unit, where, type Plan } from './positions.ts';

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

test('R50: the way of a planned arrival begins at the edge', () => {
  const state = position({ waiting: ['32'] });
  const way = wayOf(state, { kind: 'enter', unit: unit('32'), at: cellOf('0104'), to: cellOf('0205') });
  expect(way.map(labelOf)[0]).toBe('0104');
  expect(way.map(labelOf).at(-1)).toBe('0205');
});

test('while the defender decides about support fire the rest of the combat phase is planned', () => {
  const units = { '32': '1606', '129': '1706', Krft: '1607', BrDf: '1707' };
  const state = position({ phase: 'alliedCombat', units, markers: { german3: 1 } });
  order(state, 'attack 1607 with 32');
  const begun = planning.begin(state, 'allied')!;
  expect([begun.turn, begun.phase, begun.step, begun.battle]).toEqual([5, 'alliedCombat', 'free', null]);
});

describe('what a planned order leads to', () => {
  const DROP: Plan = { turn: 1, waiting: ['1/504', '2/504', '32'], units: { E: '2520', BrDf: '2621', Krft: '1607' } };
  const foreseen = (plan: Plan, ...actions: readonly FarthestBridgeAction[]): FarthestBridgeState => {
    const begun = planning.begin(position(plan), 'allied')!;
    for (const action of actions) planning.foresee(begun, 'allied', action);
    return begun;
  };
  const land = (id: string, hex: string): FarthestBridgeAction => ({ kind: 'land', unit: unit(id), cell: cellOf(hex) });

  test('11.4: a landing comes down where it aims, the next one beside it, and both have moved', () => {
    const begun = foreseen(DROP, land('1/504', '2323'), land('2/504', '2323'));
    expect(where(begun, '1/504')).toBe('2323');
    expect(hexDistance(board, begun.unitCell[unit('2/504')]!, cellOf('2323'))).toBe(1);
    expect(['1/504', '2/504', 'E'].map((id) => begun.unitMoved[unit(id)])).toEqual([1, 1, 0]);
    expect(begun.cellUnit[cellOf('2323')]).toBe(unit('1/504'));
  });

  test('11.4: where all is taken it does not come down', () => {
    const around = ['2323', '2322', '2422', '2423', '2324', '2223', '2222'];
    const friends = ['1/505', '2/505', '3/505', '1/508', '2/508', '3/508', '3/504'];
    const units = Object.fromEntries(friends.map((id, index) => [id, around[index]!]));
    expect(where(foreseen({ ...DROP, units }, land('1/504', '2323')), '1/504')).toBe('waiting');
  });

  test('R50: an arrival comes in, and once a unit on the map marches nobody comes any more', () => {
    const enter = { kind: 'enter', unit: unit('32'), at: cellOf('0105'), to: cellOf('0204') } as const;
    const begun = foreseen({ ...DROP, turn: 3 }, enter);
    expect([where(begun, '32'), begun.arrivalsOver]).toEqual(['0204', false]);
    planning.foresee(begun, 'allied', { kind: 'move', unit: unit('E'), to: cellOf('2519') });
    expect([where(begun, 'E'), begun.arrivalsOver]).toEqual(['2519', true]);
    expect(begun.cellUnit[cellOf('2520')]).toBe(NONE);
    expect(foreseen(DROP, { kind: 'holdBack' }).arrivalsOver).toBe(true);
  });

  test('14.2, 15.0: a repair has had its try, and a bridge is named', () => {
    const begun = foreseen(
      { ...DROP, down: ['honinghutje-bridge'] },
      { kind: 'repair', bridge: bridge('honinghutje-bridge') },
      { kind: 'span', side: hexside('2618/2619') },
    );
    expect(begun.repairTried[bridge('honinghutje-bridge')]).toBe(1);
    expect(isDown(begun, bridge('honinghutje-bridge'))).toBe(true);
    expect(begun.spanSide).toBe(hexside('2618/2619'));
  });

  test('7.1, 8.4: an attack and a bombardment are declared, and nothing comes of them yet', () => {
    const plan: Plan = {
      phase: 'alliedCombat',
      units: { '32': '1606', Krft: '1607', BrDf: '1907' },
      markers: { us3: 1 },
    };
    const begun = foreseen(
      plan,
      { kind: 'attack', target: unit('Krft'), attackers: [unit('32')], markers: [] },
      { kind: 'bombard', target: unit('BrDf'), markers: ['us3'] },
    );
    expect([begun.unitFought[unit('32')], begun.unitStruck[unit('Krft')], begun.unitStruck[unit('BrDf')]]).toEqual([
      1, 1, 1,
    ]);
    expect([begun.step, begun.battle, begun.markers[0]]).toEqual(['free', null, 0]);
    expect([where(begun, 'Krft'), where(begun, 'BrDf')]).toEqual(['1607', '1907']);
  });
});

test('11.4: a unit that is still to be put beside a friend is planned with as if it stood there', () => {
  const state = position({ turn: 1, waiting: ['1/504', '2/504'], units: { '3/504': '2322', BrDf: '2621' } });
  order(state, 'land 1/504 2323', 1);
  expect(state.step).toBe('placing');
  const begun = planning.begin(state, 'allied')!;
  const at = begun.unitCell[unit('1/504')]!;
  expect([hexDistance(board, at, cellOf('2322')), begun.cellUnit[at], begun.unitMoved[unit('1/504')]]).toEqual([
    1,
    unit('1/504'),
    1,
  ]);
  expect(begun.mover).toBe(NONE);
});
