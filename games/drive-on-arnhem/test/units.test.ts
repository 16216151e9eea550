import { describe, expect, test } from 'vitest';
import { ALLIED_ARRIVALS } from '../src/data/allied.ts';
import {
  ALLIED_ROADS,
  BRIDGES,
  CELLS,
  cellOf,
  GERMAN_ENTRIES,
  GERMAN_ROADS,
  hasRoad,
  labelOf,
  RING,
  STEP_BRIDGE,
  STEP_FERRY,
  STEP_ROAD,
  STEP_WATER,
  TOWNS,
} from '../src/data/board.ts';
import { GERMAN_ARRIVALS } from '../src/data/german.ts';
import { theatre } from '../src/data/theatre.ts';
import {
  AIRBORNE_OF,
  BASE_STACK,
  BASE_STRENGTH,
  COMPONENTS,
  HEADQUARTERS_OF,
  numberOf,
  UNITS,
} from '../src/data/units.ts';
import { unitCode } from '../src/language/names.ts';
import { scoreOf } from '../src/rules/victory.ts';
import { isOnMap } from '../src/state.ts';
import { driveOnArnhem } from '../src/game.ts';
import { ScriptedDice } from '@club-route/engine';
import { OUT_OF_COMMUNICATIONS, SUPPLIED } from '../src/data/tables.ts';
import { board } from '../src/data/board.ts';
import { steps, usualRules } from './positions.ts';

describe('order of battle', () => {
  test('combat points of each day add up', () => {
    const byTurn = (rows: typeof ALLIED_ARRIVALS): readonly number[] =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((turn) =>
        rows.filter((row) => row.turn === turn).reduce((sum, row) => sum + row.strength, 0),
      );
    expect(byTurn(ALLIED_ARRIVALS)).toEqual([1841, 926, 183, 496, 395, 0, 0, 0]);
    expect(byTurn(GERMAN_ARRIVALS)).toEqual([1031, 1013, 353, 226, 191, 220, 205, 56]);
    expect([ALLIED_ARRIVALS.length, GERMAN_ARRIVALS.length]).toEqual([68, 82]);
  });

  test('H1: what arrives built is the sum of what is in it', () => {
    for (const id of ['504/82', '505/82', '508/82', '501/101', '502/101', '506/101', '1/1', 'AL/1']) {
      const parent = numberOf(id);
      const inside = COMPONENTS[parent].filter((unit) => UNITS[unit].turn === 0);
      expect(inside).toHaveLength(2);
      expect(
        inside.reduce((sum, unit) => sum + BASE_STRENGTH[unit], 0),
        id,
      ).toBe(BASE_STRENGTH[parent]);
    }
  });

  test('no parent has more than four stacking points', () => {
    for (const components of COMPONENTS)
      expect(components.reduce((sum, unit) => sum + BASE_STACK[unit], 0)).toBeLessThanOrEqual(4);
  });

  test('H2: airborne by formation, so with headquarters, engineers and reconnaissance', () => {
    for (const id of ['HQ/82', 'HQ/101', 'HQ/1', 'ENG/1', 'RCN/1', '1/POL'])
      expect(AIRBORNE_OF[numberOf(id)]).not.toBe(-1);
    for (const id of ['GDS/HQ', 'ENG/43', '44', 'I/9']) expect(AIRBORNE_OF[numberOf(id)]).toBe(-1);
  });

  test('H37: the Poles look to the headquarters of 1st Airborne', () => {
    expect(UNITS[HEADQUARTERS_OF[numberOf('2/POL')]].id).toBe('HQ/1');
    expect(HEADQUARTERS_OF[numberOf('2D/231/50')]).toBe(-1);
    expect(UNITS[HEADQUARTERS_OF[numberOf('16/7')]].id).toBe('HQ/7FJ');
  });

  test('every unit has a name of its own to type', () => {
    const codes = [...UNITS.keys()].map((unit) => unitCode(unit).toLowerCase());
    expect(new Set(codes).size).toBe(UNITS.length);
    expect(codes.every((code) => /^\S+$/.test(code))).toBe(true);
  });
});

describe('H40: the map', () => {
  test('626 hexes of field, 92 of ring, 30 towns and cities, 13 bridges of which five never blow', () => {
    const ring = RING.reduce((sum, off) => sum + off, 0);
    expect([CELLS - ring, ring, TOWNS.length, BRIDGES.length]).toEqual([626, 92, 30, 13]);
    expect(BRIDGES.filter(({ neverBlown }) => neverBlown).map(({ name }) => name.split(',')[0])).toEqual([
      'Veghel',
      'Arnhem',
      'Nijmegen',
      'Grave',
      'Heumen lock',
    ]);
    expect(GERMAN_ENTRIES).toHaveLength(18);
  });

  test('every bridge has a road, and no road crosses water without one', () => {
    for (const [, , step] of steps((one) => STEP_BRIDGE[one] >= 0)) expect(STEP_ROAD[step]).toBe(1);
    expect(steps((step) => STEP_ROAD[step] === 1 && STEP_WATER[step] > 0 && STEP_BRIDGE[step] < 0)).toEqual([]);
    expect(steps((step) => STEP_FERRY[step] === 1).map(([from, to]) => `${labelOf(from)} ${labelOf(to)}`)).toEqual([
      '10,4 10,5',
      '10,5 10,4',
    ]);
  });

  test('the border lies between field and ring, and nowhere else', () => {
    const border = theatre.borders.get('border')!;
    for (const [from, to, step] of steps(() => true))
      expect(border[board.side[step]] === 1, `${labelOf(from)}/${labelOf(to)}`).toBe(RING[from] !== RING[to]);
  });

  test('entries without a road, and where roads leave', () => {
    expect(GERMAN_ENTRIES.filter((cell) => !hasRoad(cell)).map(labelOf)).toEqual(['0,3', '8,30', '23,7']);
    expect(hasRoad(cellOf('28,31'))).toBe(false);
    expect(GERMAN_ROADS.map(labelOf)).not.toContain('30,31');
    expect(ALLIED_ROADS.map(labelOf)).toEqual(['27,31', '29,31']);
  });

  test('first morning: 29 points below nought, everybody in supply', () => {
    const state = driveOnArnhem.setup(usualRules, new ScriptedDice([]));
    expect(scoreOf(state)).toBe(-29);
    for (const unit of UNITS.keys()) {
      if (!isOnMap(state, unit)) continue;
      expect(state.unitSupply[unit]).toBe(AIRBORNE_OF[unit] < 0 ? SUPPLIED : OUT_OF_COMMUNICATIONS);
    }
  });
});
