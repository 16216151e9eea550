import { expect, test } from 'vitest';
import { TYPES, type UnitType } from '../src/data/rows.ts';
import { ACTIVATIONS, SET_UP, TRANSPORT_COST, TRANSPORT_POINTS } from '../src/data/tables.ts';
import * as units from '../src/data/units.ts';

const { numberOf, UNIT_TYPE } = units;

function poolOf(name: string): readonly number[] {
  const pool = units.ALLIED_POOL_NAMES.indexOf(name);
  return [...units.ALLIED_POOL.keys()].filter((unit) => units.ALLIED_POOL[unit] === pool);
}

test('3.1, G1: 103 Allied units and 96 German ones, forty of them on the map', () => {
  expect(units.LAST.allied).toBe(103);
  expect(units.UNIT_COUNT - units.FIRST.german).toBe(96);
  expect(units.START_CELL.filter((cell) => cell >= 0)).toHaveLength(40);
  expect(new Set(units.UNIT_NAMES).size).toBe(units.UNIT_COUNT);
  expect(units.sideOf(numberOf('2 Irish Gds'))).toBe('allied');
  expect(units.sideOf(numberOf('506 Hv Pz'))).toBe('german');
});

test('33 transport points carry the first lift exactly', () => {
  const ofPool = (pool: string, type: UnitType): number =>
    poolOf(pool).filter((unit) => UNIT_TYPE[unit] === type).length;
  const american = ofPool('82 Abn XX', 'Para Inf') + ofPool('101 Abn XX', 'Para Inf');
  expect(american).toBe(18);
  expect(american + 3 + 3 * TRANSPORT_COST['Gldr Inf']! + 3).toBe(TRANSPORT_POINTS[0]);
});

test('types: motorized, airborne, armoured, engineers', () => {
  const named = (column: Uint8Array): readonly string[] =>
    TYPES.filter((type) => column[UNIT_TYPE.indexOf(type)] === 1);
  expect(named(units.MOTORIZED)).toEqual(TYPES.slice(0, 8));
  expect(named(units.AIRBORNE)).toEqual(TYPES.slice(11));
  expect(named(units.TANK)).toEqual(['Armor', 'Pz']);
  expect(named(units.ARMOR)).toEqual(['Armor']);
  expect(named(units.LIGHT_ARMOR)).toEqual(['Recon', 'Mech Inf', 'PzG']);
  expect(named(units.ENGINEER)).toEqual(['Mot Eng', 'Eng', 'Aslt Eng', 'Para Eng', 'Gldr Eng']);
  expect(named(units.FERRYMAN)).toEqual(['Mot Eng', 'Eng', 'Para Eng', 'Gldr Eng']);
  expect(named(units.MOTOR_INFANTRY)).toEqual(['Mot Inf']);
  expect(named(units.BRIDGING)).toEqual(['Mot Brdg']);
  expect(named(units.REPAIR)).toEqual(['Afld Rpr']);
  expect(named(units.GLIDER)).toEqual(['Gldr Inf', 'Gldr Eng']);
  expect(named(units.AIRLANDING)).toEqual(['Airlanding Inf']);
});

test('3, G2: the reduced side has half the attack rounded up and one defence less, at least 1', () => {
  const tank = numberOf('2107 Pz (107)');
  expect([2, 1].map((steps) => units.attackFactor(tank, steps))).toEqual([8, 4]);
  expect([2, 1].map((steps) => units.defenceFactor(tank, steps))).toEqual([4, 3]);
  const para = numberOf('2 Para');
  expect([2, 1].map((steps) => units.attackFactor(para, steps))).toEqual([3, 2]);
  const garrison = numberOf('Arnhem garrison');
  expect(units.attackFactor(garrison, 1)).toBe(1);
  expect(units.defenceFactor(garrison, 1)).toBe(1);
  expect(units.STEPS[garrison]).toBe(1);
});

test('antitank fire is full, partial or none', () => {
  expect(units.ANTITANK[numberOf('2 Irish Gds')]).toBe(units.FULL_ANTITANK);
  expect(units.ANTITANK[numberOf('2 Para')]).toBe(units.PARTIAL_ANTITANK);
  expect(units.ANTITANK[numberOf('SS Wach 3')]).toBe(units.NO_ANTITANK);
});

test('1.8: every pool that deployment points or the set-up name exists', () => {
  for (const name of [...ACTIVATIONS.flatMap(({ pools }) => pools), ...SET_UP.map(({ pool }) => pool)])
    expect(poolOf(name).length, name).toBeGreaterThan(0);
  expect(poolOf('Guards Armor XX')).toHaveLength(10);
});

test('3.2: German pools come from 17 to 25 September', () => {
  expect(units.POOL_COUNT).toBe(17);
  expect([...units.POOL_TURN]).toEqual([...units.POOL_TURN].toSorted((one, two) => one - two));
  expect(units.POOL_TURN.at(-1)).toBe(9);
  const tigers = units.GERMAN_POOL[numberOf('506 Hv Pz')];
  expect([units.POOL_TURN[tigers], units.POOL_AREA[tigers]]).toEqual([8, 0]);
  expect(units.MOVEMENT[numberOf('506 Hv Pz')]).toBe(5);
});
