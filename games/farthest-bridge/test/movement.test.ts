import { describe, expect, test } from 'vitest';
import { board, cellOf, terrainOf } from '../src/data/board.ts';
import { UNITS } from '../src/data/units.ts';
import { costOfStep, costsFor } from '../src/rules/movement.ts';
import { NONE } from '../src/state.ts';
import { along, destinations, order, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

const LEG = '1/504';
const MOBILE = '2I/5';

/** What a step costs in half points, on foot and mobile; `–` may not be taken. */
function costs(plan: Plan, from: string, to: string, units: readonly string[] = [LEG, MOBILE]): string {
  const state = position(plan);
  return units
    .map((id) => costOfStep(state, unit(id), cellOf(from), cellOf(to)))
    .map((cost) => (cost < 0 ? '–' : String(cost)))
    .join(' ');
}

describe('5.2: what a step costs, in half points: on foot, mobile', () => {
  test.each([
    ['into mixed', '1705', '1706', '4 4'],
    ['into woods', '0704', '0705', '4 –'],
    ['into broken', '0704', '0703', '6 –'],
    ['into rough', '1922', '1923', '8 –'],
    ['into a town', '0705', '0805', '2 2'],
    ['into a city', '2522', '2621', '2 2'],
    ['by road into woods', '0706', '0605', '1 1'],
    ['by road into mixed', '2119', '2120', '1 1'],
    ['by trail into woods', '2316', '2317', '2 2'],
    ['by trail into mixed', '2020', '2121', '2 2'],
    ['across a stream into mixed', '1207', '1307', '10 –'],
    ['across a stream into broken', '0506', '0606', '12 –'],
    ['across a river', '2620', '2721', '– –'],
    ['by road over a canal bridge', '0505', '0605', '1 1'],
    ['by road over a river bridge', '2215', '2316', '1 1'],
    ['by trail over a canal bridge', '2319', '2419', '2 2'],
    ['by trail over a river bridge', '2721', '2722', '2 2'],
    ['over a railway bridge across a canal', '1206', '1307', '4 –'],
    ['over a railway bridge across a river', '1920', '2020', '4 –'],
  ])('%s', (_name, from, to, expected) => {
    expect(costs({}, from, to)).toBe(expected);
    expect(costs({}, from, to, ['BrDf', '10SS'])).toBe(expected);
  });

  test.each([
    ['canal, woods beyond', 'son-bridge', '0505', '0605', '10 –'],
    ['canal, town beyond', 'son-bridge', '0605', '0505', '8 –'],
    ['railway over a canal', 'veghel-rail-bridge', '1206', '1307', '10 –'],
    ['railway over a river', 'mook-rail-bridge', '1920', '2020', '– –'],
    ['highway over a river', 'grave-bridge', '2215', '2316', '– –'],
  ])('14.1: a demolished bridge is a stream or a river: %s', (_name, bridge, from, to, expected) => {
    expect(costs({ down: [bridge] }, from, to)).toBe(expected);
  });

  test.each([
    ['a river, to a town', '2620/2721', '2620', '2721', '2 2', '– –'],
    ['a stream, to mixed', '1207/1307', '1207', '1307', '4 4', '10 –'],
    ['a stream, to broken', '0506/0606', '0506', '0606', '6 –', '12 –'],
    ['a railway bridge', '1920/2020', '1920', '2020', '4 4', '4 –'],
  ])("15.0: over the engineers' bridge across %s; Germans as before", (_name, span, from, to, allied, german) => {
    expect(costs({ span }, from, to)).toBe(allied);
    expect(costs({ span }, from, to, ['BrDf', '10SS'])).toBe(german);
  });

  test('15.0: the road goes on over a demolished bridge that the engineers have bridged', () => {
    const plan = { span: '2621/2721', down: ['nijmegen-bridge'] };
    expect(costs(plan, '2621', '2721')).toBe('1 1');
    expect(costs(plan, '2621', '2721', ['BrDf', '10SS'])).toBe('– –');
  });

  test('R14: ferries serve those on foot, if the option allows it', () => {
    expect(costs({}, '3420', '3520')).toBe('– –');
    expect(costs({ options: { ferries: true } }, '3420', '3520')).toBe('8 –');
    expect(costs({ options: { ferries: true } }, '3520', '3420')).toBe('12 –');
    expect(costs({ options: { ferries: true } }, '3420', '3521')).toBe('– –');
  });
});

test('5.0: no single step costs more than a unit has, so whoever has a way out can move', () => {
  for (const ferries of [false, true])
    for (const bridgesDown of [0, -1]) {
      const state = position({ options: { ferries } });
      state.bridgesDown = bridgesDown;
      for (const [index, { id, movement }] of UNITS.entries())
        expect([id, Math.max(...costsFor(state, index)) <= 2 * movement]).toEqual([id, true]);
    }
});

describe('5.0: movement', () => {
  test('7 points carry a unit over three mixed hexes, not four; 10 a mobile one over five', () => {
    const state = position({ units: { [LEG]: '1705', [MOBILE]: '1604' } });
    expect(along(state, LEG, '1706', '1707', '1708')).toBeUndefined();
    expect(along(state, LEG, '1706', '1707', '1708', '1709')).toBe('5.0');
    expect(along(state, MOBILE, '1605', '1606', '1607', '1608', '1609')).toBeUndefined();
    expect(along(state, MOBILE, '1605', '1606', '1607', '1608', '1609', '1610')).toBe('5.0');
  });

  test('no hex is entered without its full cost', () => {
    // After one rough hex 3 points are left: woods cost 2, another rough hex 4.
    const state = position({ units: { [LEG]: '2323' } });
    expect(along(state, LEG, '2322', '2321')).toBeUndefined();
    expect(along(state, LEG, '2322', '2222')).toBe('5.0');
    expect(destinations(state, LEG)).toContain('2222');
  });

  test('the corridor is 45 road steps, 22½ points, from the edge to the Arnhem bridge', () => {
    const corridor =
      '0105 0204 0304 0404 0505 0605 0706 0805 0905 1004 1005 1106 1206 1207 1308 1408 1409 1510 1511 1611 1712 1713 1714 1814 1815 1916 2016 2116 2215 2316 2416 2417 2518 2519 2520 2620 2621 2721 2820 2921 3021 3121 3221 3322 3323 3423'.split(
        ' ',
      );
    const state = position({});
    const steps = corridor
      .slice(1)
      .map((to, index) => costOfStep(state, unit(MOBILE), cellOf(corridor[index]!), cellOf(to)));
    expect(steps).toEqual(Array.from({ length: 45 }, () => 1));
  });

  test('a unit goes by the cheapest way, and is where it was sent', () => {
    const state = position({ units: { [MOBILE]: '0204' } });
    const reports = order(state, `${MOBILE} 0605`);
    expect(reports).toContainEqual({
      kind: 'moved',
      unit: unit(MOBILE),
      path: ['0304', '0404', '0505', '0605'].map(cellOf),
    });
    expect(where(state, MOBILE)).toBe('0605');
  });

  test.each<readonly [string, string, string]>([
    ['onto an enemy', `${LEG} 1706`, '5.3'],
    ['through an enemy', `${LEG} by 1706 1707`, '5.0'],
    ['to where it stands', `${LEG} 1705`, '5.0'],
    ['too far', `${LEG} 2705`, '5.0'],
    ['by hexes that do not touch', `${LEG} by 1704 1702`, '5.0'],
    ['with a unit of the other side', 'Krft 1707', '5.0'],
    ['with a unit that is not there', '1/505 1704', '11.4'],
  ])('is refused %s', (_name, text, rule) => {
    const state = position({ units: { [LEG]: '1705', Krft: '1706' } });
    if (text.includes('by 0205')) {
      expect(ruleAgainst(state, { kind: 'move', unit: unit(MOBILE), to: cellOf('0404'), path: [cellOf('0304')] })).toBe(
        rule,
      );
    } else expect(ruleAgainst(state, text)).toBe(rule);
  });

  test('is refused to hexes and units that do not exist, and by paths that end elsewhere', () => {
    const state = position({ units: { [LEG]: '1705' } });
    expect(ruleAgainst(state, { kind: 'move', unit: unit(LEG), to: board.cells })).toBe('5.0');
    expect(ruleAgainst(state, { kind: 'move', unit: unit(LEG), to: 3, path: [board.cells] })).toBe('5.0');
    expect(ruleAgainst(state, { kind: 'move', unit: unit(LEG), to: cellOf('1707'), path: [cellOf('1706')] })).toBe(
      '5.0',
    );
    expect(ruleAgainst(state, { kind: 'move', unit: 78, to: 3 })).toBe('5.0');
    expect(ruleAgainst(state, { kind: 'move', unit: unit('E'), to: 3 })).toBe('5.0');
  });

  test('5.1: once in a player turn', () => {
    const state = position({ units: { [LEG]: '1705' } });
    order(state, `${LEG} 1706`);
    expect(ruleAgainst(state, `${LEG} 1707`)).toBe('5.1');
    expect(destinations(state, LEG).size).toBe(0);
  });

  test('is made in movement phases only', () => {
    const state = position({ phase: 'alliedCombat', units: { [LEG]: '1705' } });
    expect(ruleAgainst(state, `${LEG} 1706`)).toBe('5.0');
  });
});

describe('5.3: one unit to a hex', () => {
  const plan: Plan = { units: { [LEG]: '1705', '2/504': '1706', '3/504': '1707' } };

  test('no unit ends its move on a friend', () => {
    const state = position(plan);
    expect(ruleAgainst(state, `${LEG} 1706`)).toBe('5.3');
    expect(destinations(state, LEG)).not.toContain('1706');
  });

  test('but it passes through friends at no cost of its own', () => {
    const state = position(plan);
    expect(along(state, LEG, '1706', '1707', '1708')).toBeUndefined();
    expect(destinations(state, LEG)).toContain('1708');
    order(state, `${LEG} by 1706 1707 1708`);
    expect(where(state, LEG)).toBe('1708');
    expect(where(state, '2/504')).toBe('1706');
  });

  test('not through a friend in an enemy zone, where it would have to stop', () => {
    const state = position({ units: { ...plan.units, Krft: '1607' } });
    expect(along(state, LEG, '1706', '1707', '1708')).toBe('6.0');
    expect(destinations(state, LEG)).not.toContain('1708');
  });
});

test('5.1: a move that has come to its end leaves nothing of its way, and the unit has moved', () => {
  const state = position({ units: { [LEG]: '1705' } });
  order(state, `${LEG} by 1706 1707`);
  expect([state.mover, state.way, state.step, state.unitMoved[unit(LEG)]]).toEqual([NONE, [], 'free', 1]);
  expect(ruleAgainst(state, `${LEG} 1708`)).toBe('5.1');
});

test('the terrain named in these tests is that of the map', () => {
  expect(['1706', '0705', '0703', '1923', '0805', '2621'].map((hex) => terrainOf(cellOf(hex)))).toEqual([
    'mixed',
    'woods',
    'broken',
    'rough',
    'town',
    'city',
  ]);
});
