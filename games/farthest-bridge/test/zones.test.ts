import { describe, expect, test } from 'vitest';
import { board, BRIDGES, cellOf, DEGREE, labelOf } from '../src/data/board.ts';
import { along, bridge, destinations, order, position, ruleAgainst, unit, where, type Plan } from './positions.ts';
import { canMove } from '../src/phases/march.ts';
import { isBridged, setBridgeDown, setSpan } from '../src/rules/occupancy.ts';
import { isDown, NONE } from '../src/state.ts';

/** The neighbours of a hex that are in the zone of a lone German there. */
function zone(hex: string, plan: Plan = {}): readonly string[] {
  const state = position({ ...plan, units: { Krft: hex }, bystanders: false });
  return [...state.germanZone.keys()]
    .filter((cell) => state.germanZone[cell]! > 0)
    .map(labelOf)
    .toSorted();
}

function neighbours(hex: string): readonly string[] {
  const first = cellOf(hex) * DEGREE;
  return [...board.neighbour.subarray(first, first + DEGREE)]
    .filter((cell) => cell >= 0)
    .map(labelOf)
    .toSorted();
}

function without(hex: string, ...left: readonly string[]): readonly string[] {
  return neighbours(hex).filter((one) => !left.includes(one));
}

test('5.3, 6.0: a unit among friends who all stand in enemy zones has nowhere to go', () => {
  const friends = neighbours('1705');
  const around = [...new Set(friends.flatMap(neighbours))].filter((hex) => hex !== '1705' && !friends.includes(hex));
  const named = (ids: string, hexes: readonly string[]) =>
    Object.fromEntries(ids.split(' ').map((id, index) => [id, hexes[index]!] as const));
  const state = position({
    units: {
      '1/504': '1705',
      '2/506': '1701',
      ...named('1/501 2/501 3/501 1/502 2/502 3/502', friends),
      ...named('Krft BrDf Grsn 2/406 1/406 2/9SS 9S 1/vT 2/vT 1/59 2/59 3/vT', around),
    },
  });
  // Whoever was asked about before leaves nothing behind.
  expect(canMove(state, unit('2/506'))).toBe(true);
  expect(destinations(state, '1/504').size).toBe(0);
  expect(canMove(state, unit('1/504'))).toBe(false);
});

describe('6.0: the zone of control', () => {
  test('is the six hexes around a unit, those on the map', () => {
    expect(zone('1705')).toEqual(neighbours('1705'));
    expect(zone('0101')).toEqual(['0102', '0201']);
    expect(zone('0102')).toEqual(neighbours('0102'));
  });

  test('reaches across streams', () => {
    expect(zone('1307')).toEqual(neighbours('1307'));
  });

  test('reaches across a river only by a standing bridge', () => {
    expect(zone('2621')).toEqual(neighbours('2621'));
    expect(zone('2620')).toEqual(without('2620', '2721'));
    expect(zone('2721')).toEqual(without('2721', '2720', '2620'));
  });

  test('no longer reaches across a demolished bridge over a river, but over a canal', () => {
    expect(zone('2621', { down: ['nijmegen-bridge'] })).toEqual(without('2621', '2721'));
    expect(zone('1308', { down: ['veghel-bridge'] })).toEqual(neighbours('1308'));
  });

  test('14.1: every bridge bridges its hexside while it stands, and no longer when it is down', () => {
    for (const [index, { id, side }] of BRIDGES.entries()) {
      const state = position({});
      expect([id, isBridged(state, side), isDown(state, index)]).toEqual([id, true, false]);
      setBridgeDown(state, index, true);
      expect([id, isBridged(state, side), isDown(state, index)]).toEqual([id, false, true]);
      setBridgeDown(state, index, false);
      expect([id, state.bridgesDown]).toEqual([id, 0]);
    }
  });

  test("R31: reaches across the engineers' bridge, of both sides", () => {
    expect(zone('2620', { span: '2620/2721' })).toEqual(neighbours('2620'));
    const state = position({ units: { '1/504': '2721', Krft: '2620' }, span: '2620/2721' });
    expect(state.alliedZone[cellOf('2620')]).toBe(1);
    expect(state.germanZone[cellOf('2721')]).toBe(1);
  });

  test('changes with the bridges at once, for whoever stands by them', () => {
    const state = position({ units: { '1/504': '2721', Krft: '2621' } });
    const across = (): readonly number[] => [state.alliedZone[cellOf('2621')]!, state.germanZone[cellOf('2721')]!];
    expect(across()).toEqual([1, 1]);
    setBridgeDown(state, bridge('nijmegen-bridge'), true);
    expect(across()).toEqual([0, 0]);
    setSpan(state, board.side[cellOf('2621') * DEGREE + 1]!);
    expect(across()).toEqual([1, 1]);
    setSpan(state, NONE);
    setBridgeDown(state, bridge('nijmegen-bridge'), false);
    expect(across()).toEqual([1, 1]);
  });
});

describe('6.0: moving in enemy zones', () => {
  test('entering one ends the move', () => {
    const state = position({ units: { '1/504': '1705', Krft: '1707' } });
    expect(along(state, '1/504', '1706')).toBeUndefined();
    expect(along(state, '1/504', '1706', '1605')).toBe('6.0');
    // Around it, the way is free as long as it keeps off.
    expect(destinations(state, '1/504')).not.toContain('1708');
    expect(destinations(state, '1/504')).toContain('1706');
  });

  test('an unbridged river keeps the zone away', () => {
    const state = position({ units: { '1/504': '2619', Krft: '2721' } });
    expect(along(state, '1/504', '2620', '2520')).toBeUndefined();
  });

  test('R3: a unit that begins in one may leave it, entering no other', () => {
    const state = position({ units: { '1/504': '1706', Krft: '1707' } });
    expect(along(state, '1/504', '1705')).toBeUndefined();
    expect(along(state, '1/504', '1705', '1704')).toBeUndefined();
    // 1606 and 1806 are in the zone of the very same enemy.
    expect(along(state, '1/504', '1606')).toBe('R3');
    expect(along(state, '1/504', '1705', '1805', '1806')).toBe('R3');
    expect(destinations(state, '1/504')).not.toContain('1606');
    order(state, '1/504 1704');
    expect(where(state, '1/504')).toBe('1704');
  });

  test('R3, option zocLocked: a unit in an enemy zone does not move', () => {
    const plan: Plan = { units: { '1/504': '1706', '2/504': '1805', Krft: '1707' }, options: { zocLocked: true } };
    const state = position(plan);
    expect(ruleAgainst(state, '1/504 1705')).toBe('R3');
    expect(destinations(state, '1/504').size).toBe(0);
    expect(ruleAgainst(state, '2/504 1705')).toBeUndefined();
  });

  test('Germans are held by Allied zones in the same way', () => {
    const state = position({ phase: 'germanMove', units: { Krft: '1705', '1/504': '1707', BrDf: '1708' } });
    expect(along(state, 'Krft', '1706', '1605')).toBe('6.0');
    expect(along(state, 'BrDf', '1709')).toBeUndefined();
    expect(along(state, 'BrDf', '1807')).toBe('R3');
  });
});
