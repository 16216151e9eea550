import { describe, expect, test } from 'vitest';
import { numberOf } from '../src/data/units.ts';
import { CARRIED, CARRIED_ADVANCE } from '../src/state.ts';
import { order, position } from './positions.ts';

describe('H4: what a new day and a new phase forget', () => {
  test('the weather phase: who has moved, who was late, strain, interdiction, the ferry, command', () => {
    const state = position({ phase: 'germanSecond', units: { '44': '14,18 moved out', '88': '14,10 moved out' } });
    const units = ['44', '88'].map(numberOf);
    const forgotten = [
      state.unitMoved,
      state.unitLate,
      state.unitStrain,
      state.unitInterdicted,
      state.unitOutOfCommand,
    ] as const;
    state.ferryUsed = 1;
    for (const column of forgotten) for (const unit of units) column[unit] = 1;
    order(state, 'end');
    expect([state.turn, state.ferryUsed]).toEqual([6, 0]);
    for (const column of forgotten) expect(units.map((unit) => column[unit])).toEqual([0, 0]);
  });

  test('8.8: an operation phase: whom engineers have carried', () => {
    const state = position({ phase: 'germanFirst', units: { 'ENG/43': '14,18', '88': '14,10' } });
    state.unitCarried[numberOf('ENG/43')] = CARRIED;
    order(state, 'end');
    expect([state.phase, state.unitCarried[numberOf('ENG/43')]]).toEqual(['alliedSecond', 0]);
  });

  test('8.13, H15: a combat phase: which guns have fired, and which engineers took an advance over', () => {
    const state = position({ units: { 'ENG/43': '14,18', 'GDS/HQ': '14,18', 'HQ/180': '14,10' } });
    for (const id of ['GDS/HQ', 'HQ/180']) state.unitFired[numberOf(id)] = 1;
    state.unitCarried[numberOf('ENG/43')] = CARRIED_ADVANCE;
    order(state, 'end');
    expect(['GDS/HQ', 'HQ/180'].map((id) => state.unitFired[numberOf(id)])).toEqual([0, 0]);
    expect(state.unitCarried[numberOf('ENG/43')]).toBe(0);
  });

  test('7.0: what was plotted for the morning is tried once', () => {
    const state = position({ phase: 'germanSecond', units: { '16/7': '14,10', '17/7': '16,12' } });
    order(state, 'plot 16/7 buildup');
    order(state, 'end');
    expect(state.unitPlot[numberOf('16/7')]).toBe(0);
  });
});
