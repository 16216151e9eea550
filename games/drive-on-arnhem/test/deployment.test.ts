import { FastDice, hexDistance, ScriptedDice } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { ActionOf } from '../src/actions.ts';
import { ALLIED_ENTRIES, board, cellOf, labelOf, RING, ROUGH, TERRAIN } from '../src/data/board.ts';
import { AIRBORNE_OF, ARRIVAL_CELL, FIRST, LAST, numberOf, UNITS } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { DROPPING_UNITS } from '../src/phases/deployment.ts';
import { INTACT, isOnMap, NORMAL, TRAVEL, UNTESTED } from '../src/state.ts';
import { usualRules } from './positions.ts';

const historical = () => driveOnArnhem.setup(usualRules, new ScriptedDice([]));
const free = (hidden = false) => driveOnArnhem.setup({ ...usualRules, setup: 'free', hidden }, new ScriptedDice([]));

describe('2.2, H3: the historical set-up', () => {
  test('28 Allied and 25 German units; the Allies own where they stand and their entries', () => {
    const state = historical();
    const onMap = (side: 'allied' | 'german') =>
      [...UNITS.keys()].filter((unit) => unit >= FIRST[side] && unit < LAST[side] && isOnMap(state, unit));
    expect([onMap('allied').length, onMap('german').length]).toEqual([28, 25]);
    const owned = new Set([...ALLIED_ENTRIES, ...onMap('allied').map((unit) => state.unitCell[unit])]);
    expect([...state.cellOwner.keys()].filter((cell) => state.cellOwner[cell] === 1)).toEqual(
      [...owned].toSorted((a, b) => a - b),
    );
    for (const unit of onMap('german'))
      expect(state.unitMode[unit]).toBe(RING[state.unitCell[unit]] === 1 ? TRAVEL : NORMAL);
  });

  test('bridges untested, but for the five that never blow', () => {
    const { bridgeState } = historical();
    expect([UNTESTED, INTACT].map((wanted) => bridgeState.filter((one) => one === wanted).length)).toEqual([8, 5]);
  });

  test('the first day begins with clear weather and eight air points', () => {
    const state = historical();
    expect([state.turn, state.phase, state.weather, state.alliedAir, state.germanAir]).toEqual([
      1,
      'alliedAir',
      'clear',
      8,
      2,
    ]);
  });
});

describe('2.1, H35: the free set-up', () => {
  const plan = (change: (cells: number[], sources: number[]) => void = () => undefined): ActionOf<'deploy'> => {
    const sources = ['16,9', '15,26', '3,7', '8,7'].map(cellOf);
    const cells = DROPPING_UNITS.map((unit) => ARRIVAL_CELL[unit]);
    change(cells, sources);
    return { kind: 'deploy', sources, cells };
  };
  const index = (id: string) => DROPPING_UNITS.indexOf(numberOf(id));
  const refused = (action: ActionOf<'deploy'>, hidden = false) =>
    driveOnArnhem.refuse(free(hidden), 'allied', action)?.rule;

  test('the historical drops are a legal plan', () => expect(refused(plan())).toBeUndefined());

  test('no drop in a city, a forest, off the map or on Germans in sight', () => {
    for (const hex of ['8,4', '18,8', '23,4', '16,28'])
      expect(refused(plan((cells) => (cells[index('3/504/82')] = cellOf(hex)))), hex).toBe('2.1');
  });

  test('hidden Germans make no drop illegal', () => {
    expect(
      refused(
        plan((cells) => (cells[index('3/504/82')] = cellOf('16,28'))),
        true,
      ),
    ).toBeUndefined();
  });

  test('gliders in the open or in a town', () => {
    expect(refused(plan((cells) => (cells[index('1/GP/1')] = cellOf('9,5'))))).toBe('2.1');
    expect(refused(plan((cells) => (cells[index('3/504/82')] = cellOf('9,5'))))).toBeUndefined();
  });

  test('D2: one unit of each division on its source; stacking four; four sources that differ, not in rough', () => {
    expect(refused(plan((cells) => (cells[index('HQ/82')] = cellOf('17,10'))))).toBe('2.1');
    expect(refused(plan((cells) => (cells[index('504/82')] = cells[index('505/82')])))).toBe('8.8');
    expect(refused(plan((_, sources) => (sources[3] = sources[0])))).toBe('2.1');
    const rough = [...TERRAIN.keys()].find((cell) => TERRAIN[cell] === ROUGH)!;
    expect(refused(plan((_, sources) => (sources[0] = rough)))).toBe('2.1');
    expect(refused(plan((_, sources) => (sources[3] = rough)))).toBeUndefined();
  });

  test('rough costs 10 %; Germans shift by up to two hexes and stand off the drop hexes', () => {
    for (let seed = 0; seed < 10; seed++) {
      const state = free(true);
      const action = plan((cells) => {
        cells[index('3/504/82')] = cellOf('9,5');
        cells[index('3/505/82')] = cellOf('16,28');
      });
      driveOnArnhem.apply(state, 'allied', action, new FastDice(seed));
      expect(state.unitStrength[numberOf('3/504/82')]).toBe(57 - 6);
      for (let unit = FIRST.german; unit < LAST.german; unit++) {
        if (!isOnMap(state, unit) || RING[ARRIVAL_CELL[unit]] === 1) continue;
        const moved = hexDistance(board, state.unitCell[unit], ARRIVAL_CELL[unit]);
        const near = ALLIED_ENTRIES.some((entry) => hexDistance(board, entry, ARRIVAL_CELL[unit]) <= 2);
        expect(moved, UNITS[unit].id).toBeLessThanOrEqual(near ? 0 : 3);
        expect(action.cells.map(labelOf)).not.toContain(labelOf(state.unitCell[unit]));
      }
      expect(state.turn).toBe(1);
    }
  });

  test('a plan can be made part by part', () => {
    const state = free();
    const action = randomChoice(driveOnArnhem, state, 'allied', new FastDice(4));
    expect(driveOnArnhem.refuse(state, 'allied', action)).toBeUndefined();
    expect(DROPPING_UNITS.every((unit) => AIRBORNE_OF[unit] >= 0)).toBe(true);
    expect(DROPPING_UNITS).toHaveLength(21);
  });
});
