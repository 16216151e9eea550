import { FastDice, optionsOfTerms, ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf, labelOf, RING, STEP_WATER, stepBetween, TERRAIN } from '../src/data/board.ts';
import { ARRIVAL_TURN, FIRST, LAST, numberOf, UNIT_COUNT } from '../src/data/units.ts';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveOptions } from '../src/options.ts';
import { reinforce } from '../src/phases/reinforcement.ts';
import { mayEnterAfterCombat, payAfterCombat } from '../src/phases/retreat.ts';
import { register } from '../src/register.ts';
import { defensiveFire, offensiveFire } from '../src/rules/fire.ts';
import { LATE, TRAVEL } from '../src/state.ts';
import { order, position, steps, usualRules } from './positions.ts';

/** Rulings that somebody may want to play otherwise: what the option changes, and that the usual rules do not. */
describe('rulings by option', () => {
  test('H3: 30 Corps starts in travel mode where its entry hex has a road', () => {
    const modes = (options: Partial<DriveOptions>): readonly string[] => {
      const state = driveOnArnhem.setup({ ...usualRules, ...options }, new ScriptedDice([]));
      const units = Array.from({ length: UNIT_COUNT }, (_, unit) => unit);
      const travelling = units.filter((unit) => state.unitCell[unit] >= 0 && state.unitMode[unit] === TRAVEL);
      const fields = travelling.map((unit) => state.unitCell[unit]).filter((cell) => RING[cell] === 0);
      return [...new Set(fields.map(labelOf))].toSorted();
    };
    expect([modes({}), modes({ startMode: 'road' })]).toEqual([[], ['27,31', '29,31']]);
  });

  test('H12: wading costs 6 or 10 besides the hex, or in its place', () => {
    const left = (wadingCost: DriveOptions['wadingCost'], ...way: readonly string[]): number => {
      const state = position({
        phase: 'germanFirst',
        options: { wadingCost },
        units: { '88': way[0], '1/POL': '27,28' },
      });
      order(state, `88 by ${way[1]}`);
      return state.unitPoints[numberOf('88')];
    };
    // Over the Waal into the open: 3 and 10.
    expect([left('added', '12,8', '11,7'), left('instead', '12,8', '11,7')]).toEqual([7, 10]);
  });

  test('H12: and so it does in a retreat', () => {
    const left = (wadingCost: DriveOptions['wadingCost']): number => {
      const state = position({ options: { wadingCost }, units: { '88': '12,8' } });
      payAfterCombat(state, numberOf('88'), cellOf('11,7'));
      return state.unitPoints[numberOf('88')];
    };
    expect([left('added'), left('instead')]).toEqual([7, 10]);
  });

  test('H20: the Germans sleep through the first day', () => {
    const points = (options: Partial<DriveOptions>): number => {
      const state = driveOnArnhem.setup({ ...usualRules, ...options }, new FastDice(1));
      for (const seat of ['allied', 'german'] as const)
        driveOnArnhem.apply(state, seat, { kind: 'end' }, new FastDice(2));
      return state.unitPoints.subarray(FIRST.german, LAST.german).reduce((sum, one) => sum + one, 0);
    };
    expect(points({})).toBeGreaterThan(0);
    expect(points({ germanFirstDay: 'none' })).toBe(0);
  });

  test('H21: nobody arrives late, and nothing is rolled for it', () => {
    const late = (options: Partial<DriveOptions>): number => {
      const state = driveOnArnhem.setup({ ...usualRules, ...options }, new ScriptedDice([]));
      state.turn = 2;
      state.weather = 'cloudy';
      reinforce(state, options.lateArrivals === false ? new ScriptedDice([]) : new FastDice(1), undefined);
      expect(state.unitCell.some((cell, unit) => cell >= 0 && ARRIVAL_TURN[unit] === 2)).toBe(true);
      return state.unitLate.filter((one) => one === LATE).length;
    };
    expect(late({})).toBeGreaterThan(5);
    expect(late({ lateArrivals: false })).toBe(0);
  });

  test('H26: armor fires badly into rough, or out of it, in defence too', () => {
    const into = steps((step, from, to) => TERRAIN[to] === 1 && TERRAIN[from] === 0 && STEP_WATER[step] === 0)[0];
    const fire = (armorTerrain: DriveOptions['armorTerrain'], [from, to]: readonly number[]): readonly number[] => {
      const state = position({ options: { armorTerrain }, units: { '44': `${labelOf(from)} cp=100` } });
      const unit = numberOf('44');
      return [offensiveFire(state, unit, to, 100, 100, 20), defensiveFire(state, unit, 100, 20, 5)];
    };
    const out = [into[1], into[0]];
    expect([fire('target', into), fire('own', into)]).toEqual([
      [50_000, 100_000],
      [100_000, 100_000],
    ]);
    expect([fire('target', out), fire('own', out)]).toEqual([
      [100_000, 100_000],
      [50_000, 50_000],
    ]);
  });

  test('H30: everybody retreats over an open bridge, or as in movement: on foot and in travel mode', () => {
    const may = (bridgesAfterCombat: DriveOptions['bridgesAfterCombat'], id: string, words = ''): boolean => {
      const state = position({ options: { bridgesAfterCombat }, units: { [id]: `11,8 ${words}` } });
      const [from, to] = [cellOf('11,8'), cellOf('12,9')];
      return mayEnterAfterCombat(state, numberOf(id), stepBetween(from, to), to);
    };
    expect([may('all', 'I/9'), may('foot', 'I/9')]).toEqual([true, false]);
    expect([may('foot', '88'), may('foot', 'I/9', 'travel')]).toEqual([true, true]);
  });
});

test('every option of a ruling is in the register, and the other way round', () => {
  const named = new Set(register.flatMap(({ option }) => option ?? []));
  const { level: _level, setup: _setup, game: _game, hidden: _hidden, weather: _weather, ...rulings } = usualRules;
  expect([...named].toSorted()).toEqual(Object.keys(rulings).toSorted());
});

test('a match begun before these options is played by the usual rules', () => {
  const then = { level: 2, hidden: true };
  expect(optionsOfTerms(driveOnArnhem, { rules: '1', options: then })).toEqual({
    options: { ...usualRules, ...then, strikeDice: 'all' },
  });
});
