import { describe, expect, test } from 'vitest';
import { ScriptedDice } from '@club-route/engine';
import { cellOf } from '../src/data/board.ts';
import { UNIT_LIMIT } from '../src/data/tables.ts';
import { ARMOR, COMPONENTS, numberOf, TYPES } from '../src/data/units.ts';
import { allot, judgeCommand } from '../src/phases/allotment.ts';
import { carryOutPlots, sharesOf } from '../src/phases/buildup.ts';
import { unitsOnMap } from '../src/phases/reinforcement.ts';
import { placeUnit } from '../src/rules/stacks.ts';
import { BUILDUP, BUILT_IN, GONE, NORMAL, TRAVEL, UNBUILT, WAITING, type DriveState } from '../src/state.ts';
import { cellOfUnit, order, position, refusal } from './positions.ts';

const unitsOf = (state: DriveState, ...ids: readonly string[]) => ids.map((id) => state.unitCell[numberOf(id)]);
function planned(units: Readonly<Record<string, string>>, ...orders: readonly string[]): DriveState {
  const state = position({ units });
  state.unitCell[numberOf('504/82')] ||= UNBUILT;
  for (const id of ['325/82', '5/GDS', '107/BDE', '6/6FJ']) if (!(id in units)) state.unitCell[numberOf(id)] = UNBUILT;
  for (const text of orders) {
    state.phase = numberOf(text.split(' ')[1]) >= numberOf('HQ/9SS') ? 'germanFirst' : 'alliedFirst';
    order(state, text);
  }
  carryOutPlots(state, undefined);
  return state;
}

describe('7.0, 7.1, 7.2, H24: build-up', () => {
  test('all components in the hex join by one plot; strengths add, efficiency is their mean', () => {
    const state = planned(
      {
        '1/325/82': '14,18 cp=30 eff=80 fort=2 supply=1',
        '2/325/82': '14,18 cp=10 eff=60 supply=2',
        '3/325/82': '14,18 cp=20 eff=100',
      },
      'plot 2/325/82 buildup',
    );
    const parent = numberOf('325/82');
    expect(cellOfUnit(state, '325/82')).toBe('14,18');
    expect(unitsOf(state, '1/325/82', '2/325/82', '3/325/82')).toEqual([BUILT_IN, BUILT_IN, BUILT_IN]);
    expect([state.unitStrength[parent], state.unitEfficiency[parent], state.unitStack[parent]]).toEqual([60, 83, 3]);
    expect([state.unitSupply[parent], state.unitFort[parent], state.unitMode[parent]]).toEqual([2, 0, NORMAL]);
    expect(state.unitPlot[numberOf('2/325/82')]).toBe(0);
  });

  test('not alone, and not above four stacking points', () => {
    expect(cellOfUnit(planned({ '1/325/82': '14,18' }, 'plot 1/325/82 buildup'), '325/82')).toBe(String(UNBUILT));
    const heavy = planned({ '1/325/82': '14,18 stack=3', '2/325/82': '14,18 stack=2' }, 'plot 1/325/82 buildup');
    expect(cellOfUnit(heavy, '325/82')).toBe(String(UNBUILT));
  });

  test('H4, H24: who arrives that morning joins in; strain and landing are those of the worst part', () => {
    const state = position({ phase: 'germanAir', units: { '1/325/82': '16,9', '2/325/82': '16,9' } });
    state.unitCell[numberOf('3/325/82')] = WAITING;
    state.unitCell[numberOf('325/82')] = UNBUILT;
    state.unitPlot[numberOf('1/325/82')] = BUILDUP;
    state.unitStrain[numberOf('2/325/82')] = 4;
    order(state, 'end', 7);
    const parent = numberOf('325/82');
    expect([cellOfUnit(state, '325/82'), state.unitStack[parent]]).toEqual(['16,9', 3]);
    expect(state.unitPoints[parent]).toBe(16 - 7 - 4);
  });

  test('a parent already there takes in the rest', () => {
    const state = position({ units: { '504/82': '14,18 cp=115', '3/504/82': '14,18 cp=57' } });
    for (const id of ['1/504/82', '2/504/82']) state.unitCell[numberOf(id)] = BUILT_IN;
    order(state, 'plot 504/82 buildup');
    carryOutPlots(state, undefined);
    expect([state.unitStrength[numberOf('504/82')], state.unitStack[numberOf('504/82')]]).toEqual([172, 3]);
  });

  test('D1: a parent that stands elsewhere cannot be built twice', () => {
    const state = planned({ '5/GDS': '14,10', '2IG/5/GDS': '14,18', '3IG/5/GDS': '14,18' }, 'plot 2IG/5/GDS buildup');
    expect(cellOfUnit(state, '2IG/5/GDS')).toBe('14,18');
  });

  test('type: armor at half or more, else most combat points; guns add with the shortest range', () => {
    const panzer = planned(
      { '2107P/107': '14,18', '2107/107': '14,18', '280AT/107': '14,18' },
      'plot 2107/107 buildup',
    );
    expect(panzer.unitType[numberOf('107/BDE')]).toBe(ARMOR);
    // Half is enough, though the other half comes first.
    const half = planned({ '3IG/5/GDS': '14,18 cp=60', '2GG/5/GDS': '14,18 cp=60' }, 'plot 2GG/5/GDS buildup');
    expect(half.unitType[numberOf('5/GDS')]).toBe(ARMOR);
    const para = planned({ 'I/6': '14,18', 'ART/6': '14,18' }, 'plot I/6 buildup');
    const parent = numberOf('6/6FJ');
    expect(TYPES[para.unitType[parent]]).toBe('infantry');
    expect([para.unitGuns[parent], para.unitRange[parent]]).toEqual([75, 2]);
    const guns = position({ units: { 'I/6': '14,18 guns=40', 'ART/6': '14,18' }, phase: 'germanSecond' });
    guns.unitRange[numberOf('I/6')] = 3;
    guns.unitCell[parent] = UNBUILT;
    order(guns, 'plot I/6 buildup');
    carryOutPlots(guns, undefined);
    expect([guns.unitGuns[parent], guns.unitRange[parent]]).toEqual([115, 2]);
  });

  test('S6.8: travel mode in the ring, and on Allied entries that have a road', () => {
    const state = planned({ 'I/6': '23,4', 'II/6': '23,4' }, 'plot I/6 buildup');
    expect(state.unitMode[numberOf('6/6FJ')]).toBe(TRAVEL);
    const guards = (hex: string): number =>
      planned({ '2IG/5/GDS': hex, '3IG/5/GDS': hex }, 'plot 2IG/5/GDS buildup').unitMode[numberOf('5/GDS')];
    expect(['27,31', '28,31', '29,31', '29,30'].map(guards)).toEqual([TRAVEL, NORMAL, TRAVEL, NORMAL]);
  });
});

describe('7.1, H24: breakdown', () => {
  test('all components at once, by original values', () => {
    const state = position({ units: { '504/82': '14,18 cp=50 eff=77 supply=1' } });
    for (const id of ['1/504/82', '2/504/82']) state.unitCell[numberOf(id)] = BUILT_IN;
    order(state, 'plot 504/82 breakdown');
    carryOutPlots(state, undefined);
    expect(unitsOf(state, '504/82')).toEqual([UNBUILT]);
    const parts = ['1/504/82', '2/504/82'].map(numberOf);
    expect(parts.map((unit) => state.unitStrength[unit])).toEqual([25, 25]);
    expect(parts.map((unit) => state.unitEfficiency[unit])).toEqual([77, 77]);
    expect(parts.map((unit) => state.unitSupply[unit])).toEqual([1, 1]);
    expect(state.unitRank[parts[0]]).toBeLessThan(state.unitRank[parts[1]]);
  });

  test('floors first, the rest by largest remainder; refused if one would get nothing', () => {
    const parts = ['2107P/107', '2107/107', '280AT/107'].map(numberOf);
    expect(sharesOf(216, parts)).toEqual([130, 48, 38]);
    expect(sharesOf(100, parts)).toEqual([60, 22, 18]);
    expect(sharesOf(3, parts)).toContain(1);
    const state = position({ units: { '504/82': '14,18 cp=1' } });
    for (const id of ['1/504/82', '2/504/82']) state.unitCell[numberOf(id)] = BUILT_IN;
    order(state, 'plot 504/82 breakdown');
    carryOutPlots(state, undefined);
    expect(cellOfUnit(state, '504/82')).toBe('14,18');
  });

  test('6.2: not above the limit of units', () => {
    const broken = (units: number) => {
      const state = position({ units: { '504/82': '14,18' } });
      const parts = COMPONENTS[numberOf('504/82')];
      for (const part of parts) state.unitCell[part] = BUILT_IN;
      for (let unit = 0; unitsOnMap(state, 'allied') < units; unit++)
        if (state.unitCell[unit] === GONE && !parts.includes(unit)) placeUnit(state, unit, cellOf('16,20'));
      order(state, 'plot 504/82 breakdown');
      carryOutPlots(state, undefined);
      return state.unitCell[numberOf('504/82')];
    };
    expect([broken(UNIT_LIMIT.allied - 2), broken(UNIT_LIMIT.allied)]).toEqual([UNBUILT, cellOf('14,18')]);
  });

  test('only parents break down; units without a parent do not build up', () => {
    const state = position({ units: { '44': '14,18' } });
    expect([refusal(state, 'plot 44 breakdown'), refusal(state, 'plot 44 buildup')]).toEqual(['7.1', '7.1']);
  });
});

describe('8.5, S7.25: disband', () => {
  test('a third goes in equal shares to those in the hex, one more to the first', () => {
    const state = planned({ '44': '14,18 cp=65', '1/POL': '14,18 cp=10', '2/POL': '14,18 cp=10' }, 'disband 44');
    expect(unitsOf(state, '44')).toEqual([GONE]);
    expect([state.unitStrength[numberOf('1/POL')], state.unitStrength[numberOf('2/POL')]]).toEqual([21, 20]);
  });

  test('it can be called off', () => {
    const state = planned({ '44': '14,18' }, 'disband 44', 'keep 44');
    expect(cellOfUnit(state, '44')).toBe('14,18');
  });
});

describe('8.10, H37: command', () => {
  const command = (
    units: Readonly<Record<string, string>>,
    id: string,
    headquarters?: number,
    game: 'advanced' | 'intermediate' = 'advanced',
  ) => {
    const state = position({ options: { game }, units });
    if (headquarters !== undefined) state.unitCell[numberOf('HQ/1')] = headquarters;
    judgeCommand(state);
    return state.unitOutOfCommand[numberOf(id)] === 0;
  };
  test('with or next to the headquarters, over water too', () => {
    expect(command({ 'HQ/1': '14,18', '1/POL': '14,17' }, '1/POL')).toBe(true);
    expect(command({ 'HQ/1': '14,18', '1/POL': '14,16' }, '1/POL')).toBe(false);
    expect(command({ 'HQ/1': '14,18', '1/POL': '14,16' }, '1/POL', undefined, 'intermediate')).toBe(true);
  });
  test('not come yet: in command; lost: not; none: in command', () => {
    expect(command({ '1/POL': '14,18' }, '1/POL', WAITING)).toBe(true);
    expect(command({ '1/POL': '14,18' }, '1/POL', GONE)).toBe(false);
    expect(command({ '44': '14,18' }, '44')).toBe(true);
  });
  test('H4: every morning', () => {
    const units = { 'HQ/1': '14,18', '1/POL': '14,10', '2/POL': '14,18' };
    const state = position({ phase: 'germanAir', options: { game: 'advanced' }, units });
    order(state, 'end');
    expect(['1/POL', '2/POL'].map((id) => state.unitOutOfCommand[numberOf(id)])).toEqual([1, 0]);
  });
  test('it is judged before points are given', () => {
    const state = position({ options: { game: 'advanced' }, units: { 'HQ/1': '14,18', '1/POL': '14,10' } });
    judgeCommand(state);
    allot(state, 1, new ScriptedDice([]), undefined);
    expect(state.unitOutOfCommand[numberOf('1/POL')]).toBe(1);
  });
});
