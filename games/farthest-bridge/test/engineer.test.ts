import { hexDistance } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { board, BRIDGES, cellOf, labelOf } from '../src/data/board.ts';
import { lineOf } from '../src/rules/combat.ts';
import { isDown, NONE } from '../src/state.ts';
import {
  asked,
  bridge,
  hexside,
  offered,
  order,
  orders,
  position,
  ruleAgainst,
  unit,
  where,
  type Plan,
} from './positions.ts';

const NIJMEGEN = 'nijmegen-bridge';
const AT_NIJMEGEN: Plan = { units: { E: '2520' }, down: [NIJMEGEN] };

/** A hex ten hexes from one cell and eleven from the other. */
function nearOnly(near: number, far: number): string {
  const hexes = Array.from({ length: board.cells }, (_, cell) => cell);
  const found = hexes.find((cell) => hexDistance(board, cell, near) === 10 && hexDistance(board, cell, far) === 11);
  return labelOf(found!);
}

describe('14.2: repair', () => {
  test.each([
    ['canal', 'son-bridge', '0404', 5],
    ['railway', 'mook-rail-bridge', '1815', 5],
    ['highway', NIJMEGEN, '2520', 4],
  ])('of a %s bridge on so much or more', (_kind, id, hex, least) => {
    for (let die = 1; die <= 6; die++) {
      const state = position({ units: { E: hex }, down: [id] });
      const reports = order(state, `repair ${id}`, die);
      expect(reports).toContainEqual({ kind: 'repair', bridge: bridge(id), die, repaired: die >= least });
      expect(isDown(state, bridge(id)), `die ${die}`).toBe(die < least);
    }
  });

  test('within ten hexes of either end of the bridge', () => {
    const [south, north] = BRIDGES[bridge(NIJMEGEN)]!.cells;
    for (const [near, far] of [
      [south, north],
      [north, south],
    ] as const) {
      const post = nearOnly(near, far);
      expect(
        ruleAgainst(position({ units: { E: post }, down: [NIJMEGEN] }), `repair ${NIJMEGEN}`),
        post,
      ).toBeUndefined();
    }
  });

  test.each([
    ['ten hexes away', { E: '1620' }, undefined],
    ['eleven hexes away', { E: '1520' }, '14.2'],
    ['ten hexes away and depleted', { E: '1620 depleted' }, undefined],
    ['with no engineers', {}, '14.2'],
    ['with a German beside the bridge', { E: '2520', Krft: '2721' }, '14.2'],
    ['with a German zone on one of its hexes', { E: '2520', Krft: '2922' }, undefined],
    ['with a German zone on the far end', { E: '2520', Krft: '2822' }, undefined],
    ['with a German next to the far end', { E: '2520', Krft: '2821' }, '14.2'],
    ['with a German next to the near end', { E: '2520', Krft: '2622' }, '14.2'],
    ['with a German parted from both ends by the river', { E: '2520', Krft: '2720' }, undefined],
  ])('%s', (_name, units, rule) => {
    const state = position({ down: [NIJMEGEN], units: { '1/504': '1705', ...units } });
    expect(ruleAgainst(state, `repair ${NIJMEGEN}`)).toBe(rule);
    expect(orders(state).includes(`repair ${NIJMEGEN}`)).toBe(rule === undefined);
  });

  test('in both Allied movement phases, and no other', () => {
    const rules = (['alliedMove', 'alliedMobile', 'alliedCombat', 'germanMove'] as const).map((phase) =>
      ruleAgainst(position({ ...AT_NIJMEGEN, phase }), { kind: 'repair', bridge: bridge(NIJMEGEN) }),
    );
    expect(rules).toEqual([undefined, undefined, '14.2', '14.2']);
  });

  test('not of a bridge that stands, nor of one that does not exist', () => {
    const state = position(AT_NIJMEGEN);
    expect(ruleAgainst(state, 'repair honinghutje-bridge')).toBe('14.2');
    expect(ruleAgainst(state, { kind: 'repair', bridge: 25 })).toBe('14.2');
  });

  test('R22: once for each bridge in a player turn, and without cost to the engineers', () => {
    const state = position({ ...AT_NIJMEGEN, down: [NIJMEGEN, 'honinghutje-bridge'] });
    order(state, `repair ${NIJMEGEN}`, 1);
    expect(ruleAgainst(state, `repair ${NIJMEGEN}`)).toBe('R22');
    order(state, 'repair honinghutje-bridge', 6);
    order(state, 'E 2519');
    expect(where(state, 'E')).toBe('2519');
    // In the mobile movement phase the same player turn goes on; in the next it may be tried again.
    order(state, 'end');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, `repair ${NIJMEGEN}`)).toBe('R22');
    while (state.turn === 5) order(state, 'end');
    expect(ruleAgainst(state, `repair ${NIJMEGEN}`)).toBeUndefined();
  });

  test('R21: a repaired bridge cannot be blown in the same player turn, but in a later one', () => {
    const plan: Plan = { units: { E: '2520', '1/504': '2622', Krft: '3024' }, down: [NIJMEGEN] };
    const state = position(plan);
    order(state, `repair ${NIJMEGEN}`, 4);
    order(state, '1/504 2621');
    expect(state.step).toBe('free');
    const later = position(plan);
    order(later, `repair ${NIJMEGEN}`, 4);
    while (later.turn === 5) order(later, 'end');
    order(later, '1/504 2621');
    expect(asked(later)).toBe('german demolition');
    // In the German player turn as well, when a retreat leads by it.
    const next = position({
      ...plan,
      units: { ...plan.units, '1/504': '2622 depleted', '1/9SS': '2623' },
    });
    order(next, `repair ${NIJMEGEN}`, 4);
    while (next.phase !== 'germanCombat') order(next, 'end');
    // 5 against 1 in the open: +4, column 9; die 5 is D1.
    order(next, 'attack 2622 with 1/9SS', 5);
    order(next, 'retreat 2621');
    expect(asked(next)).toBe('german demolition');
  });
});

describe("15.0: the engineers' bridge", () => {
  test.each([
    ['a river hexside', '2620/2721', undefined],
    ['a stream hexside', '2618/2619', undefined],
    ['a demolished bridge', '2621/2721', undefined],
    ['a hexside without water', '2620/2621', '15.0'],
    ['a hexside too far away', '0505/0605', '15.0'],
  ])('at %s', (_name, side, rule) => {
    const state = position(AT_NIJMEGEN);
    expect(ruleAgainst(state, `bridge ${side}`)).toBe(rule);
    const spans = offered(state, { kind: 'span' });
    expect(spans.some((one) => one.kind === 'span' && one.side === hexside(side))).toBe(rule === undefined);
  });

  test('within ten hexes of either of its hexes, not in a German zone', () => {
    const at = (hex: string, units: Plan['units'] = {}): string | undefined =>
      ruleAgainst(position({ units: { E: hex, ...units } }), 'bridge 2620/2721');
    expect(at('1620')).toBeUndefined();
    expect(at('1520')).toBe('15.0');
    expect(at('2520', { Krft: '2821' })).toBe('15.0');
    expect(at('2520', { Krft: '2822' })).toBeUndefined();
    expect(ruleAgainst(position({}), 'bridge 2620/2721')).toBe('15.0');
  });

  test('R57: nor where a German unit stands at a river across which its zone does not reach', () => {
    const state = position({ units: { E: '2520', Krft: '2721' }, down: ['nijmegen-bridge'] });
    const banks = ['2620', '2721'].map((hex) => state.germanZone[cellOf(hex)]);
    expect(banks).toEqual([0, 0]);
    expect(ruleAgainst(state, 'bridge 2620/2721')).toBe('15.0');
    expect(offered(state, { kind: 'span' })).not.toContainEqual({ kind: 'span', side: hexside('2620/2721') });
  });

  test('in both Allied movement phases, and no other', () => {
    const rules = (['alliedMove', 'alliedMobile', 'alliedCombat', 'germanMove'] as const).map((phase) =>
      ruleAgainst(position({ units: { E: '2520' }, phase }), 'bridge 2620/2721'),
    );
    expect(rules).toEqual([undefined, undefined, '15.0', '15.0']);
    expect(ruleAgainst(position({ units: { E: '2520' } }), { kind: 'span', side: board.sides })).toBe('15.0');
  });

  test('carries every Allied unit across, the engineers too, and is not subject to demolition', () => {
    const state = position({ units: { E: '2520', '1C/5': '2519', '1/504': '2620', Krft: '3024' } });
    order(state, 'bridge 2620/2721');
    order(state, '1/504 by 2721 2820');
    // The road bridges of Nijmegen may be blown, not this one.
    expect(orders(state)).toEqual(['blow nijmegen-bridge', 'blow nijmegen-east-bridge', 'spare']);
    order(state, 'spare');
    for (const id of ['1C/5', 'E']) expect(ruleAgainst(state, `${id} 2721`)).toBeUndefined();
  });

  test('a demolished bridge under it stays demolished', () => {
    const state = position(AT_NIJMEGEN);
    order(state, 'bridge 2621/2721');
    expect(isDown(state, bridge(NIJMEGEN))).toBe(true);
    expect(ruleAgainst(state, 'E by 2620 2621 2721')).toBeUndefined();
  });

  test('only one in a game turn', () => {
    const state = position({ units: { E: '2520' } });
    order(state, 'bridge 2620/2721');
    expect(ruleAgainst(state, 'bridge 2620/2721')).toBe('15.0');
    expect(ruleAgainst(state, 'bridge 2618/2619')).toBe('15.0');
    order(state, 'end');
    expect(ruleAgainst(state, 'bridge 2618/2619')).toBe('15.0');
    while (state.turn === 5) order(state, 'end');
    expect(state.spanSide).toBe(hexside('2620/2721'));
    order(state, 'bridge 2618/2619');
    expect(state.spanSide).toBe(hexside('2618/2619'));
  });

  const OLD_SPAN: Plan = { units: { E: '2520', '1/504': '2620' }, span: '2620/2721', spanAge: 1 };

  test('nor another once the old one was crossed in this turn', () => {
    const state = position(OLD_SPAN);
    order(state, '1/504 2721');
    expect(ruleAgainst(state, 'bridge 2618/2619')).toBe('15.0');
    expect(ruleAgainst(position(OLD_SPAN), 'bridge 2618/2619')).toBeUndefined();
  });

  test('nor once a retreat went over it', () => {
    const state = position({
      ...OLD_SPAN,
      phase: 'alliedCombat',
      units: { ...OLD_SPAN.units, Krft: '2521', '1/504': '2620 depleted' },
    });
    // 1 against 3 in a city: −2, column 2; die 1 is A1.
    order(state, 'attack 2521 with 1/504', 1);
    order(state, 'retreat 2721');
    order(state, 'spare');
    order(state, 'halt');
    order(state, 'end');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, 'bridge 2618/2619')).toBe('15.0');
  });

  test('R33: Germans neither move over it nor retreat nor advance', () => {
    const state = position({ phase: 'germanMove', units: { E: '2520', Krft: '2721' }, span: '2620/2721' });
    expect(ruleAgainst(state, 'Krft by 2620')).toBe('5.0');
    const fight = position({
      phase: 'germanCombat',
      units: { Krft: '2721', '1/504': '2620 depleted' },
      span: '2620/2721',
    });
    // 3 against 1 over a bridge into a city: +2, column 6; die 2 is D1.
    order(fight, 'attack 2620 with Krft', 2);
    order(fight, 'retreat 2520');
    // The Germans are not even asked to advance.
    expect([fight.step, where(fight, 'Krft')]).toEqual(['free', '2721']);
    const flight = position({
      phase: 'alliedCombat',
      units: { Krft: '2620 depleted', '32': '2520' },
      span: '2620/2721',
    });
    // 5 against 2 in a city: +3, column 6; die 2 is D1.
    order(flight, 'attack 2620 with 32', 2);
    expect(orders(flight)).toContain('retreat 2720');
    expect(orders(flight)).not.toContain('retreat 2721');
  });
});

describe('15.0: attacking over it', () => {
  const line = (spanAge: number, used = false): string => {
    const state = position({
      phase: 'germanCombat',
      units: { Krft: '2721', '1/504': '2720' },
      span: '2720/2721',
      spanAge,
    });
    if (used) state.spanUsed = state.turn;
    return lineOf(state, cellOf('2720'), [unit('Krft')]);
  };

  test('is per the bridge line, if it was named or crossed in this turn', () => {
    expect(line(0)).toBe('light');
    expect(line(1)).toBe('medium');
    expect(line(1, true)).toBe('light');
  });
});

describe('R52: the bridge lapses', () => {
  const NAMED: Plan = { phase: 'germanMobile', span: '2620/2721', spanAge: 0 };

  test.each([
    ['not while the engineers are near and no German is', { E: '2520' }, false],
    ['when the engineers are too far', { E: '1520' }, true],
    ['when a German stands by it', { E: '2520', Krft: '2721' }, true],
    ['when it is in a German zone', { E: '2520', Krft: '2821' }, true],
  ])('as an Allied movement phase begins: %s', (_name, units, lapsed) => {
    const state = position({ ...NAMED, units });
    const reports = order(state, 'end');
    expect(state.phase).toBe('alliedMove');
    expect(state.spanSide).toBe(lapsed ? NONE : hexside('2620/2721'));
    expect(reports.some((report) => report.kind === 'spanLapsed')).toBe(lapsed);
  });

  test('R23: not earlier, though Germans reach it', () => {
    const state = position({ phase: 'germanMove', span: '2620/2721', units: { E: '2520', Krft: '2921' } });
    order(state, 'Krft 2721');
    order(state, 'end');
    expect(state.spanSide).toBe(hexside('2620/2721'));
  });

  test('the moment the engineers are lost, before anybody advances', () => {
    const state = position({
      phase: 'alliedCombat',
      units: { E: '2519 depleted', '32': '2620', Krft: '2520', '2/9SS': '2418', '9S': '2618' },
      span: '2620/2721',
    });
    // 2 + 5 against 3 in a city: +4, column 7; die 4 is Br. The engineers have no way out.
    order(state, 'attack 2520 with E 32', 4);
    order(state, 'resist');
    expect(where(state, 'E')).toBe('gone');
    expect(asked(state)).toBe('allied retreat');
    expect(state.spanSide).toBe(NONE);
    expect(orders(state)).not.toContain('retreat 2721');
  });
});
