import { FastDice, ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf, ISLAND, labelOf } from '../src/data/board.ts';
import { SUPPLIED, UNSUPPLIED } from '../src/data/tables.ts';
import { ARRIVAL_TURN, LAST, numberOf, UNIT_COUNT } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import { sentence } from '../src/language/sentences.ts';
import { reinforce } from '../src/phases/reinforcement.ts';
import type { DriveReport } from '../src/report.ts';
import { liftUnit, placeUnit } from '../src/rules/stacks.ts';
import { GONE, LANDED, LATE, NORMAL, TRAVEL, WAITING, type DriveState } from '../src/state.ts';
import { cellOfUnit, position, usualRules } from './positions.ts';

/** A position in which only these units wait. */
function waiting(ids: readonly string[], plan: Parameters<typeof position>[0] = {}): DriveState {
  const state = position({ phase: 'supply', ...plan });
  for (const id of ids) state.unitCell[numberOf(id)] = WAITING;
  return state;
}

describe('6.0, H21: arrivals', () => {
  test('T2: the fifth unit for 8,0 takes 4,0, so 502 goes to 3,0 and BRAHAMS to 0,3', () => {
    const state = driveOnArnhem.setup(usualRules, new ScriptedDice([]));
    // Those of the first day have moved off the entries.
    for (let unit = 0; unit < UNIT_COUNT; unit++) if (ARRIVAL_TURN[unit] === 1) state.unitCell[unit] = -2;
    state.cellTop.fill(-1);
    state.turn = 2;
    state.weather = 'cloudy';
    reinforce(state, new FastDice(1), undefined);
    expect(['BOCHOLT', '502', 'BRAHAMS'].map((id) => cellOfUnit(state, id))).toEqual(['8,0', '4,0', '3,0']);
    const crowded = driveOnArnhem.setup(usualRules, new ScriptedDice([]));
    crowded.turn = 2;
    crowded.weather = 'cloudy';
    reinforce(crowded, new FastDice(1), undefined);
    expect(['BOCHOLT', '502', 'BRAHAMS'].map((id) => cellOfUnit(crowded, id))).toEqual(['4,0', '3,0', '0,3']);
  });

  test('S3.16: five land in cloudy weather, the others with the Poles on the fifth day', () => {
    const state = driveOnArnhem.setup(usualRules, new ScriptedDice([]));
    state.turn = 2;
    state.weather = 'cloudy';
    // 502/101 has made room.
    liftUnit(state, numberOf('502/101'), GONE);
    reinforce(state, new FastDice(1), undefined);
    const landed = ['HQ/101', '1/327/101', '2/327/101', '10/4/1', '11/4/1', '156/4/1', '3/GP/1'];
    expect(landed.map((id) => state.unitCell[numberOf(id)] >= 0)).toEqual([true, true, true, true, true, false, false]);
  });

  test('three Allied entries of four units each: the rest waits', () => {
    const state = driveOnArnhem.setup(usualRules, new ScriptedDice([]));
    state.turn = 2;
    state.weather = 'overcast';
    reinforce(state, new FastDice(1), undefined);
    const ground = [
      '2GG/5/GDS',
      '1GG/5/GDS',
      '2H/GDS',
      '1CG/32/GDS',
      '5CG/32/GDS',
      '1WG/32/GDS',
      '2W/32/GDS',
      'ENG/1/GDS',
      'INF/30XXX',
      'ART/30XXX',
      'ENG/30XXX',
    ];
    expect(ground.filter((id) => state.unitCell[numberOf(id)] >= 0)).toHaveLength(5);
  });

  test('late with 50 %, in travel mode where a road leads on', () => {
    const state = waiting(['44', '2H/GDS'], { allied: ['27,31', '28,31', '29,31'] });
    reinforce(state, new ScriptedDice([1, 2]), undefined);
    const both = ['44', '2H/GDS'].map(numberOf);
    expect(both.map((unit) => labelOf(state.unitCell[unit]))).toEqual(['29,31', '28,31']);
    expect(both.map((unit) => state.unitMode[unit])).toEqual([TRAVEL, NORMAL]);
    expect(both.map((unit) => state.unitLate[unit] === LATE).filter(Boolean)).toHaveLength(1);
    expect(state.unitSupply[both[0]]).toBe(SUPPLIED);
  });

  test('6.1: an entry held by enemy units: the nearest other; owned by the enemy: no matter, but supply was traced before', () => {
    const state = waiting(['44'], { units: { '88': '29,31' }, allied: ['27,31'] });
    reinforce(state, new ScriptedDice([2]), undefined);
    expect(cellOfUnit(state, '44')).toBe('28,31');
    const lost = waiting(['44']);
    reinforce(lost, new ScriptedDice([2]), undefined);
    expect([cellOfUnit(lost, '44'), lost.cellOwner[cellOf('29,31')], lost.unitSupply[numberOf('44')]]).toEqual([
      '29,31',
      1,
      UNSUPPLIED,
    ]);
  });

  test('6.2: no more than 65 Allied and 62 German units', () => {
    const state = waiting(['506']);
    state.turn = 8;
    let count = 0;
    for (let unit = numberOf('HQ/9SS'); unit < LAST.german && count < 62; unit++) {
      if (unit === numberOf('506')) continue;
      placeUnit(state, unit, cellOf('14,18'));
      count++;
    }
    reinforce(state, new ScriptedDice([]), undefined);
    expect(state.unitCell[numberOf('506')]).toBe(WAITING);
  });
});

describe('6.2: airborne arrivals', () => {
  test('they land on the printed hex while the source is Allied, tired by a die', () => {
    const state = waiting(['3/GP/1'], { allied: ['3,7'] });
    reinforce(state, new ScriptedDice([]), undefined);
    expect([cellOfUnit(state, '3/GP/1'), state.unitLate[numberOf('3/GP/1')]]).toEqual(['3,8', LANDED]);
    const lost = waiting(['3/GP/1']);
    reinforce(lost, new ScriptedDice([]), undefined);
    expect(lost.unitCell[numberOf('3/GP/1')]).toBe(WAITING);
  });

  test('2.1: in the free set-up they land on the source', () => {
    const state = waiting(['3/GP/1'], { allied: ['3,7'] });
    state.options = { ...usualRules, setup: 'free' };
    reinforce(state, new ScriptedDice([]), undefined);
    expect(cellOfUnit(state, '3/GP/1')).toBe('3,7');
  });

  test('H21: ground units that come before them use up no drop', () => {
    const ground = ['2GG/5/GDS', '1GG/5/GDS', '1CG/32/GDS', '5CG/32/GDS', 'INF/30XXX', '44'];
    const poles = ['1/POL', '2/POL', '3/POL'];
    const state = waiting([...ground, ...poles], { allied: ['27,31', '28,31', '29,31'] });
    state.weather = 'cloudy';
    reinforce(state, new FastDice(1), undefined);
    expect([...ground, ...poles].filter((id) => state.unitCell[numberOf(id)] === WAITING)).toEqual([]);
  });

  test('Germans on the printed hex: the source; four units there: it waits', () => {
    const state = waiting(['3/GP/1'], { units: { '88': '3,8' }, allied: ['3,7'] });
    reinforce(state, new ScriptedDice([]), undefined);
    expect(cellOfUnit(state, '3/GP/1')).toBe('3,7');
    const full = waiting(['10/4/1'], { units: { 'HQ/1': '3,7', 'ENG/1': '3,7', 'RCN/1': '3,7', '1/GP/1': '3,7' } });
    reinforce(full, new ScriptedDice([]), undefined);
    expect(full.unitCell[numberOf('10/4/1')]).toBe(WAITING);
  });

  test('H22: the first Pole lands whoever owns the source; a German unit on it moves it for good', () => {
    const state = waiting(['1/POL', '2/POL', '3/POL']);
    reinforce(state, new ScriptedDice([]), undefined);
    expect(['1/POL', '2/POL', '3/POL'].map((id) => cellOfUnit(state, id))).toEqual(['8,7', '8,7', '8,7']);
    const held = waiting(['1/POL', '2/POL', '3/POL'], { units: { '88': '8,7' } });
    reinforce(held, new ScriptedDice([]), undefined);
    expect(cellOfUnit(held, '1/POL')).toBe('7,6');
    expect(labelOf(held.sourceCell[3])).toBe('7,6');
    // Oosterbeek lies no farther away, but across the Rhine.
    const around = ['8,7', '7,6', '7,7', '8,6', '8,8', '9,6', '9,7'];
    const germans = ['88', '85', '80', '100T', '101T', '105T', '47MG'];
    const ringed = waiting(['1/POL', '2/POL', '3/POL'], {
      units: Object.fromEntries(germans.map((id, at) => [id, around[at]])),
    });
    reinforce(ringed, new ScriptedDice([]), undefined);
    expect(ISLAND[ringed.unitCell[numberOf('1/POL')]]).toBe(1);
  });
});

describe('8.13, H23: artillery points', () => {
  test('on the printed turn or later, if in supply', () => {
    const state = position({ phase: 'supply', turn: 5, units: { 'HQ/101': '15,26 supply=1', 'HQ/1': '3,7 supply=2' } });
    reinforce(state, new ScriptedDice([]), undefined);
    expect([state.unitGuns[numberOf('HQ/101')], state.unitGuns[numberOf('HQ/1')]]).toEqual([80 + 160, 70]);
    state.unitSupply[numberOf('HQ/1')] = 1;
    reinforce(state, new ScriptedDice([]), undefined);
    expect([state.unitGuns[numberOf('HQ/101')], state.unitGuns[numberOf('HQ/1')]]).toEqual([240, 105]);
  });

  test('the report names the row of the table, which anybody may read', () => {
    const state = position({ phase: 'supply', turn: 4, units: { 'HQ/59': '15,26 supply=1' } });
    const reports: DriveReport[] = [];
    reinforce(state, new ScriptedDice([]), reports);
    const guns = reports.filter(({ kind }) => kind === 'guns');
    expect(guns).toEqual([{ kind: 'guns', side: 'german', unit: numberOf('HQ/59'), row: 3 }]);
    expect(sentence(guns[0]!, 'german')).toMatch(/receives 88 artillery points\.$/);
  });
});

test('H21: an airborne unit waits while the Germans own its source, though nobody stands there', () => {
  const landed = (allied: readonly string[]) => {
    const state = waiting(['1/325/82'], { allied });
    reinforce(state, new ScriptedDice([]), undefined);
    return cellOfUnit(state, '1/325/82');
  };
  expect([landed([]), landed(['16,9'])]).toEqual([String(WAITING), '16,9']);
});
