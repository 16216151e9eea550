import { sideBetween } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { board, cellOf, labelOf, terrainOf } from '../src/data/board.ts';
import { isGermany } from '../src/data/regions.ts';
import { MARKER_KINDS } from '../src/data/support.ts';
import { MOBILE, UNITS } from '../src/data/units.ts';
import { refuseCell } from '../src/phases/deployment.ts';
import { entryCells } from '../src/phases/march.ts';
import { register } from '../src/register.ts';
import { costOfStep } from '../src/rules/movement.ts';
import { isOpenToZone } from '../src/rules/occupancy.ts';
import { asked, endUntil, hexside, order, orders, position, ruleAgainst, unit, where, type Plan } from './positions.ts';

/** Rulings that no other test names, one by one. */

function entry(id: string): (typeof register)[number] {
  return register.find((one) => one.id === id)!;
}

test('R1: nothing below section 10 is called printed, but where an exclusive rule says it', () => {
  for (const { id, rule, provenance } of register) if (Number(rule) < 10) expect(provenance, id).not.toBe('printed');
  const chapters = new Set(register.map(({ rule }) => Number.parseInt(rule, 10)));
  for (const chapter of [2, 3, 5, 6, 7, 8, 9]) expect(chapters.has(chapter), String(chapter)).toBe(true);
});

describe('R8: support-fire markers', () => {
  const allotted = (turn: number, options: Plan['options']): string => {
    const state = position({ phase: 'germanMobile', turn: turn - 1, ...(options && { options }) });
    order(state, 'end');
    expect([state.turn, state.phase]).toEqual([turn, 'alliedMove']);
    return MARKER_KINDS.map((_, kind) => state.markers[kind]).join(' ');
  };

  test.each([
    ['guns', '3 3 1 0 1 0', '3 3 2 2 3 1', '3 3 5 2 3 2'],
    ['all', '3 3 5 2 3 2', '3 3 5 2 3 2', '3 3 5 2 3 2'],
    ['printed', '3 3 0 0 1 0', '3 3 0 0 3 1', '3 3 0 0 3 2'],
  ] as const)('pool %s in turns 2, 4 and 5', (supportPool, two, four, five) => {
    expect([2, 4, 5].map((turn) => allotted(turn, { supportPool }))).toEqual([two, four, five]);
  });

  test('are eighteen, six of them the +3 of the Allies', () => {
    const counts = allotted(10, {}).split(' ').map(Number);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(18);
    expect(counts.slice(0, 2)).toEqual([3, 3]);
  });
});

test('R10: the attacker commits support fire, then the defender, who knows it; the attacker adds nothing', () => {
  const state = position({
    phase: 'alliedCombat',
    units: { '1/504': '1606', Krft: '1607' },
    markers: { us3: 3, german3: 1 },
  });
  const declared = order(state, 'attack 1607 with 1/504 +us3');
  expect(declared).toContainEqual(expect.objectContaining({ kind: 'attacked', attackMarkers: ['us3'] }));
  expect(asked(state)).toBe('german defence');
  expect(ruleAgainst(state, 'attack 1607 with 1/504 +us3 +us3')).toBe('3.0');
  expect(ruleAgainst(state, 'support +german3')).toBeUndefined();
});

test('R12: units with an allowance of 10 or 12 are mobile, those with 7 are not', () => {
  for (const [index, { id, movement }] of UNITS.entries())
    expect([id, MOBILE[index]]).toEqual([id, movement === 10 || movement === 12 ? 1 : 0]);
  const state = position({ phase: 'alliedMobile', units: { '1/504': '2320', '2I/5': '2220' } });
  expect([ruleAgainst(state, '1/504 2321'), ruleAgainst(state, '2I/5 2120')]).toEqual(['5.2', undefined]);
});

describe('R13: where mobile units may go', () => {
  const cost = (from: string, to: string, id: string): number =>
    costOfStep(position({}), unit(id), cellOf(from), cellOf(to));

  test.each([
    ['woods across country', '0704', '0705', -1],
    ['woods by road', '0706', '0605', 1],
    ['broken across country', '0704', '0703', -1],
    ['rough across country', '1922', '1923', -1],
    ['a stream without a bridge', '1207', '1307', -1],
    ['a canal bridge with a road', '0505', '0605', 1],
    ['a railway bridge', '1206', '1307', -1],
  ])('%s', (_name, from, to, mobile) => {
    expect(cost(from, to, '2I/5')).toBe(mobile);
    expect(cost(from, to, '10SS')).toBe(mobile);
    // On foot all of it can be done.
    expect(cost(from, to, '1/504')).toBeGreaterThan(0);
  });
});

test('R39, 10.1: support fire comes with the turn; the Allies move, fight and move mobile units, then the Germans', () => {
  const state = position({ turn: 2, markers: { us3: 1, german3: 1 } });
  const seen: string[] = [];
  for (let phase = 0; phase < 6; phase++) seen.push(...order(state, 'end').map(({ kind }) => `${state.phase} ${kind}`));
  expect(seen).toEqual([
    'alliedCombat phase',
    'alliedMobile phase',
    'germanMove phase',
    'germanCombat phase',
    'germanMobile phase',
    'alliedMove turn',
    'alliedMove phase',
  ]);
  expect([...state.markers]).toEqual([3, 3, 2, 2, 2, 1]);
});

test('R40: an attack strikes one hex; the enemy beside it neither fights nor retreats, and needs another attacker', () => {
  const state = position({
    phase: 'alliedCombat',
    units: { '32': '1606', '129': '1706', Krft: '1607 depleted', BrDf: '1707' },
  });
  // 5 against 2 in the open: +3, column 8; die 4 is D1.
  const reports = order(state, 'attack 1607 with 32', 4);
  expect(reports).toContainEqual(expect.objectContaining({ kind: 'combat', differential: 3 }));
  order(state, orders(state)[0]!);
  order(state, 'halt');
  expect(where(state, 'BrDf')).toBe('1707');
  expect(ruleAgainst(state, 'attack 1707 with 32')).toBe('7.1');
  expect(ruleAgainst(state, 'attack 1707 with 129')).toBeUndefined();
});

test('R42: XXX Corps enters by the hexes of the southern edge that touch Eindhoven', () => {
  const eindhoven = ['0203', '0204', '0304'].map(cellOf);
  for (const cell of eindhoven) expect(terrainOf(cell)).toBe('city');
  const edge = [...board.labels.keys()].filter((cell) => labelOf(cell).startsWith('01'));
  const touching = edge.filter((cell) => eindhoven.some((city) => sideBetween(board, cell, city) >= 0));
  expect(touching.map(labelOf)).toEqual(['0103', '0104', '0105']);
  expect(entryCells(unit('32'))).toEqual(touching);
});

test('R43: the first hex costs half a point where a road reaches the edge, else what its terrain costs', () => {
  const far = (id: string, at: string, to: string): string | undefined =>
    ruleAgainst(position({ waiting: [id] }), `${id} at ${at} ${to}`);
  // Fourteen hexes of road from 0105; from 0104, mixed, two points less are left, and the road is a trail away.
  expect([far('3I/32', '0105', '1207'), far('3I/32', '0105', '1308')]).toEqual([undefined, '5.0']);
  expect([far('3I/32', '0104', '0706'), far('3I/32', '0104', '1207')]).toEqual([undefined, '5.0']);
});

test('R44: a demolished canal bridge is a stream: on foot for three points more, and zones reach across', () => {
  const state = position({ units: { '1/504': '0505', Grsn: '0605' }, down: ['son-bridge'] });
  const across = (id: string): number => costOfStep(state, unit(id), cellOf('0505'), cellOf('0605'));
  expect([across('1/504'), across('2I/5')]).toEqual([4 + 6, -1]);
  expect(isOpenToZone(state, hexside('0505/0605'))).toBe(true);
  expect(state.germanZone[cellOf('0505')]).toBe(1);
});

describe('R45: Germany', () => {
  const hexes = (reading: 'border' | 'narrow'): readonly string[] =>
    [...board.labels.keys()].filter((cell) => isGermany(cell, reading)).map(labelOf);
  const listed = (text: string): readonly string[] => [...text.matchAll(/\b\d{4}\b/g)].map(([hex]) => hex);

  test('the register lists the sixteen hexes, and the eleven of the other reading', () => {
    const { played, why } = entry('R45');
    expect(hexes('border')).toHaveLength(16);
    expect(hexes('narrow')).toHaveLength(11);
    // After the year of the border.
    expect(listed(played).slice(1)).toEqual(hexes('border').toSorted());
    expect(listed(why)).toEqual(hexes('narrow').toSorted());
  });

  test('is where the 406 Division sets up and no drop zone lies, by the reading chosen', () => {
    const rules = (germany: 'border' | 'narrow', hex: string): readonly (string | undefined)[] => {
      const state = position({ options: { germany } });
      return (['german', 'allied'] as const).map((side) => refuseCell(state, side, [], cellOf(hex))?.rule);
    };
    expect(rules('border', '2025')).toEqual([undefined, '18.1']);
    expect(rules('narrow', '2025')).toEqual([undefined, '18.1']);
    expect(rules('border', '1526')).toEqual([undefined, '18.1']);
    expect(rules('narrow', '1526')).toEqual(['18.1', undefined]);
    expect(rules('border', '2224')).toEqual(['18.1', undefined]);
    expect(rules('narrow', '2224')).toEqual([undefined, '18.1']);
  });
});

const MEETING: Plan = {
  phase: 'alliedCombat',
  units: { '1/504': '1606', '1/1': '1507', '1/Pol': '1707', Krft: '1607' },
  markers: { us3: 3, uk3: 3 },
};

test('R46: Poles are not counted: with US units alone one UK marker, with UK units alone one US marker', () => {
  const rule = (attack: string): string | undefined => ruleAgainst(position(MEETING), `attack 1607 with ${attack}`);
  expect(rule('1/504 1/Pol +uk3 +uk3')).toBe('16.0');
  expect(rule('1/1 1/Pol +us3 +us3')).toBe('16.0');
  expect(rule('1/504 1/Pol +uk3 +us3')).toBeUndefined();
  expect(rule('1/Pol +uk3 +uk3')).toBeUndefined();
  expect(rule('1/504 1/1 1/Pol +uk3 +uk3')).toBeUndefined();
});

test('R47: a marker is fired once in a game turn, in either combat phase, and what is left is lost', () => {
  const state = position({ ...MEETING, turn: 2, markers: { us3: 1, german3: 1 } });
  order(state, 'attack 1607 with 1/504 +us3');
  order(state, 'support none', 1);
  while (state.step !== 'free') order(state, orders(state)[0]!);
  endUntil(state, 'germanCombat');
  expect([...state.markers]).toEqual([0, 0, 0, 0, 1, 0]);
  expect(ruleAgainst(state, 'bombard 1507 +german3')).toBeUndefined();
  endUntil(state, 'alliedMove');
  // The allotment of turn 3, no more.
  expect([...state.markers]).toEqual([3, 3, 2, 2, 2, 1]);
});

test('R48: paratroops are not aimed at an enemy unit, but beside one', () => {
  const state = position({ waiting: ['1/1'], units: { Krft: '3918' } });
  expect(ruleAgainst(state, 'land 1/1 3918')).toBe('11.5');
  expect(ruleAgainst(state, 'land 1/1 3919')).toBeUndefined();
});

test('R49: drop zones share no hex, and none lies on the bridge defence', () => {
  const state = position({});
  const refused = (before: readonly string[], hex: string): string | undefined =>
    refuseCell(state, 'allied', before.map(cellOf), cellOf(hex))?.rule;
  expect([refused(['1007'], '1007'), refused([], '2621'), refused(['1007'], '1008')]).toEqual([
    '18.1',
    '18.1',
    undefined,
  ]);
});

describe('R54: mobile movement after combat', () => {
  test('a mobile unit that has retreated may still move', () => {
    const state = position({ phase: 'alliedCombat', units: { '2I/5': '1606', '1/9SS': '1607' } });
    // 4 against 5 in the open: −1, column 5; die 6 is A1.
    order(state, 'attack 1607 with 2I/5', 6);
    order(state, 'retreat 1605');
    order(state, 'halt');
    order(state, 'end');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, '2I/5 1604')).toBeUndefined();
  });

  test('not one that moved before', () => {
    const state = position({ units: { '2I/5': '1605', '1/9SS': '1607' } });
    order(state, '2I/5 1606');
    order(state, 'end');
    order(state, 'attack 1607 with 2I/5', 6);
    order(state, 'retreat 1605');
    order(state, 'halt');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, '2I/5 1604')).toBe('5.1');
  });
});

test('R55: bombardments are free of 16.0', () => {
  const state = position({ ...MEETING, units: { '1/504': '1606', Krft: '1607' } });
  for (const fire of ['+uk3 +uk3', '+us3 +us3', '+uk3 +us3'])
    expect(ruleAgainst(state, `bombard 1607 ${fire}`)).toBeUndefined();
});

test('R56: a retreat has exactly so many steps, each one hex further away', () => {
  const state = position({ phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' } });
  // 5 against 3 in the open: +2, column 8; die 1 is D2.
  order(state, 'attack 1607 with 32', 1);
  const rule = (...hexes: readonly string[]): string | undefined =>
    ruleAgainst(state, { kind: 'retreat', path: hexes.map(cellOf) });
  expect(rule('1708', '1709')).toBeUndefined();
  // It ends two hexes away as well, by three steps; or goes round its own hex.
  expect(rule('1608', '1609', '1709')).toBe('7.7');
  expect(rule('1608', '1708')).toBe('7.7');
});
