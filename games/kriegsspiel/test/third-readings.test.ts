import { describe, expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { structureCalled } from '../src/data/structures.ts';
import { unitCalled } from '../src/data/units.ts';
import { zoneCalled } from '../src/data/zones.ts';
import { runningOrder, setUnitState } from '../src/rules/units.ts';
import { isAlliedHeld, structureStateOf } from '../src/rules/truth.ts';
import type { CampaignState } from '../src/state.ts';
import {
  attackTo,
  combats,
  minuteOf,
  move,
  order,
  position,
  post,
  PurposeDice,
  strength,
  until,
  where,
} from './positions.ts';

/** What rules 4 changed: each as it is played, and as rules 3 played it. */

const LATER = { at: { day: 18, time: 14 * 60 } } as const;

function withSquadrons(state: CampaignState, count: number): CampaignState {
  state.xxxSquadrons = count;
  state.britishLeft = count;
  return state;
}

describe('G64: guns named in an attack', () => {
  const gun = unitCalled('153');

  test.each([
    [false, '0704'],
    [true, '0702'],
  ])('with thirdReadings %s guns of a later attack are at 14:00 in %s', (thirdReadings, square) => {
    const state = position({ options: { thirdReadings }, units: { '153': '0702', '2I/5': '0902', '1/59': '1220' } });
    order(state, '153', [move('0704')]);
    order(state, '2I/5', [attackTo('0906', { guns: [gun] })], new PurposeDice(), LATER);
    until(state, '18 1359');
    expect([where(state, '153'), runningOrder(state, gun)?.kind]).toEqual([
      square,
      thirdReadings ? 'support' : undefined,
    ]);
    until(state, '18 1400');
    expect(runningOrder(state, gun)).toEqual({ kind: 'support', unit: unitCalled('2I/5') });
  });

  test('G24: guns still to come get the order at the edge, without a test', () => {
    const state = position({ units: { '2I/5': '0902' } });
    const dice = new PurposeDice();
    order(state, '2I/5', [attackTo('0906', { guns: [gun] })], dice);
    expect([dice.times('communication'), state.queue.map(({ unit }) => unit)]).toEqual([2, [gun]]);
  });

  test.each([
    ['firing', false, 0],
    ['firing', true, 1],
    ['retreated', false, 0],
    ['retreated', true, 1],
    ['halted', false, 1],
  ] as const)('guns that are %s, with thirdReadings %s: %i support', (now, thirdReadings, guns) => {
    const state = position({ options: { thirdReadings }, units: { '153': '2115', '2I/5': '2119', '1/59': '2121' } });
    order(state, '153', [{ kind: 'support', unit: unitCalled('2I/5') }]);
    order(state, '2I/5', [attackTo('2121')]);
    setUnitState(state, gun, now, minuteOf('18 1100'));
    const [combat] = combats(until(state, '18 1030'));
    expect(combat.guns.length).toBe(guns);
  });
});

test.each([
  [false, 'destroyed', '0908'],
  [true, 'temporary', '0910'],
])('R29, G87: with thirdReadings %s an order that waited leaves the bridge %s', (thirdReadings, bridge, square) => {
  const state = position({
    options: { thirdReadings },
    units: { Engineers: '0910' },
    structures: { 'son-bridge': 'destroyed' },
  });
  const repair = { kind: 'repair', structure: structureCalled('son-bridge') } as const;
  order(state, 'Engineers', [repair], new PurposeDice({ repair: [6] }));
  order(state, 'Engineers', [move('0908')], new PurposeDice(), LATER);
  until(state, '18 1730');
  expect([structureStateOf(state, structureCalled('son-bridge')), where(state, 'Engineers')]).toEqual([bridge, square]);
});

describe('14.2: squadrons', () => {
  const area = [cellOf('2018'), cellOf('2224')] as const;
  const tomorrow = { at: { day: 19, time: 8 * 60 } } as const;
  const patrol = { kind: 'patrol', area } as const;

  test.each([
    ['poor', 5, false, 0, false],
    ['fair', 3, false, 2, true],
    ['poor', 5, true, 0, true],
    ['fair', 3, true, 3, true],
  ])(
    'a patrol for a %s day (die %i), with thirdReadings %s: %i squadrons left, flown %s',
    (_weather, die, thirdReadings, left, isFlown) => {
      const state = withSquadrons(position({ options: { thirdReadings }, units: { '1/59': '2121' } }), 6);
      const block = { to: { office: 'air' }, orders: [patrol], ...tomorrow } as const;
      post(state, 'xxx', block, new PurposeDice({ 'patrol time': [2] }));
      until(state, '19 0700', new PurposeDice({ weather: [die] }));
      expect(state.britishLeft).toBe(left);
      const before = strength(state, '1/59');
      until(state, '19 0930');
      expect(strength(state, '1/59') < before).toBe(isFlown);
    },
  );

  test('G19, 14.2: a strike ordered for the next day waits for it and takes a squadron of that day', () => {
    const state = withSquadrons(position({ time: '18 1800', units: { '2I/5': '2119', '1/59': '2123' } }), 6);
    order(state, '2I/5', [attackTo('2123', { air: 2 })], new PurposeDice(), tomorrow);
    until(state, '19 0700', new PurposeDice({ weather: [2] }));
    expect([state.sorties.length, state.britishLeft]).toEqual([2, 4]);
    until(state, '19 1000');
    expect(state.sorties).toEqual([]);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])('G37: with thirdReadings %s an attack at night has %i squadrons', (thirdReadings, squadrons) => {
    const state = withSquadrons(
      position({ time: '18 2200', options: { thirdReadings }, units: { '2I/5': '2119', '1/59': '2121' } }),
      6,
    );
    order(state, '2I/5', [attackTo('2121', { air: 1 })]);
    expect(state.combats.map((combat) => combat.squadrons)).toEqual([squadrons]);
  });

  test.each([
    [false, false],
    [true, true],
  ])(
    'G9: with thirdReadings %s UNTIL of a patrol is of the day of its block: too late is %s',
    (thirdReadings, isLate) => {
      const state = withSquadrons(position({ time: '18 2200', options: { thirdReadings } }), 6);
      const orders = [{ ...patrol, from: { time: 8 * 60 }, until: { time: 18 * 60 } }];
      post(state, 'xxx', { to: { office: 'air' }, orders }, new PurposeDice({ 'patrol time': [2] }));
      expect(state.sorties.length === 0).toBe(isLate);
    },
  );

  test.each([
    [false, ['101 Abn']],
    [true, []],
  ])('31.7: with thirdReadings %s a drop for the next day serves %j there', (thirdReadings, served) => {
    const state = position({ options: { thirdReadings, supplyZoneNeedsAir: true } });
    const drop = { kind: 'supply drop', zone: zoneCalled('dz-b') } as const;
    post(state, 'airborne', { to: { office: 'air' }, orders: [drop], ...tomorrow });
    until(state, '19 0800', new PurposeDice({ weather: [2] }));
    expect(state.supplyDropped).toEqual(served);
  });
});

test.each([
  [false, '0715'],
  [true, '0717'],
])('G9: with thirdReadings %s HOLD UNTIL 1000 in a block for tomorrow: at 09:59 in %s', (thirdReadings, square) => {
  const state = position({ time: '17 1300', options: { thirdReadings }, units: { '1/506': '0715' } });
  const orders = [{ kind: 'hold', until: { time: 600 } } as const, move('0717')];
  order(state, '1/506', orders, new PurposeDice(), { at: { day: 18, time: 360 } });
  until(state, '18 0959');
  expect(where(state, '1/506')).toBe(square);
  until(state, '18 1200');
  expect(where(state, '1/506')).toBe('0717');
});

test.each([
  [false, '3236'],
  [true, '3234'],
])('G13, G89: with thirdReadings %s the engineers at Nijmegen ferry over the Maas from %s', (thirdReadings, bank) => {
  const state = position({ options: { thirdReadings }, units: { Engineers: '4044' } });
  order(state, 'Engineers', [{ kind: 'ferry', units: [], water: 'maas', cell: cellOf('3235') }]);
  expect(state.chains[unitCalled('Engineers')]?.legs.map(labelOf)).toEqual([bank]);
});

test.each([false, true])(
  'G69, G82: with thirdReadings %s whoever makes room at an entry comes there',
  (thirdReadings) => {
    const state = position({ time: '19 0559', options: { thirdReadings }, units: { '2I/5': '0600' } });
    until(state, '19 0600');
    const there = state.unitCell[unitCalled('2I/5')];
    expect(labelOf(there)).not.toBe('0600');
    expect(isAlliedHeld(state, there)).toBe(!thirdReadings);
  },
);
