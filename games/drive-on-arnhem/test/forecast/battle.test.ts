import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/data/board.ts';
import { numberOf, sideOf } from '../../src/data/units.ts';
import { forecastAttack, forecastBattles, type BattleForecast, type Tally } from '../../src/forecast/battle.ts';
import { resolveCombat } from '../../src/phases/combat.ts';
import { sight } from '../../src/sight.ts';
import { shape, type DriveState } from '../../src/state.ts';
import { order, position } from '../positions.ts';

const ROLLS = 2000;

/** The battle for a hex, fought again and again by dice rolled at random. */
function fought(state: DriveState, hex: string) {
  const losses: { attackers: number[]; defenders: number[] } = { attackers: [], defenders: [] };
  const dice = new FastDice(77);
  let retreats = 0;
  for (let roll = 0; roll < ROLLS; roll++) {
    const after = shape.copy(state);
    resolveCombat(after, 'allied', dice, undefined);
    const row = [...after.battles].findLast(({ cell }) => cell === cellOf(hex))!;
    const lost = { attackers: 0, defenders: 0 };
    for (const stage of row.losses)
      for (let index = 0; index < stage.length; index += 2)
        lost[sideOf(stage[index]) === 'allied' ? 'attackers' : 'defenders'] += stage[index + 1];
    losses.attackers.push(lost.attackers);
    losses.defenders.push(lost.defenders);
    if (row.retreats.length > 0) retreats++;
  }
  return { losses, retreats: retreats / ROLLS };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanOf(tally: Tally): number {
  return mean(tally.flatMap(({ value, weight }) => Array.from({ length: weight }, () => value)));
}

function compare(forecast: BattleForecast, state: DriveState, hex: string): void {
  const { losses, retreats } = fought(state, hex);
  for (const [tally, values] of [
    [forecast.attackersLose, losses.attackers],
    [forecast.defendersLose, losses.defenders],
  ] as const) {
    expect(Math.abs(meanOf(tally) - mean(values))).toBeLessThan(0.25);
    const inside = values.filter((value) => value >= tally[0].value && value <= tally.at(-1)!.value);
    expect(inside.length / ROLLS).toBeGreaterThan(0.97);
  }
  expect(Math.abs(forecast.retreats / forecast.cases - retreats)).toBeLessThan(0.06);
}

describe('9.0: a battle before its dice', () => {
  const duel = { units: { '1/POL': '14,18', '2/POL': '14,18', '88': '14,17', '85': '14,17' } };

  test('comes near to what the rules bring when it is fought two thousand times', () => {
    const state = position(duel);
    order(state, 'attack 1/POL 14,17');
    order(state, 'attack 2/POL 14,17');
    const [forecast] = forecastBattles(state, 'allied');
    expect(forecast).toMatchObject({ cell: cellOf('14,17'), cases: 128, rough: false });
    expect(forecast.attackers).toEqual([numberOf('1/POL'), numberOf('2/POL')]);
    compare(forecast, state, '14,17');
  });

  test('with guns, engineers, travel mode and a retreat that is likely', () => {
    const state = position({
      units: {
        '504/82': '14,18',
        'ENG/43': '13,17',
        'HQ/82': '14,19',
        '88': '14,17 eff=45 cp=20 travel',
        'HQ/9SS': '14,16',
      },
    });
    order(state, 'attack 504/82 14,17');
    order(state, 'attack ENG/43 14,17');
    const [forecast] = forecastBattles(state, 'allied');
    expect(forecast.retreats + forecast.destroyed).toBeGreaterThan(forecast.cases / 2);
    compare(forecast, state, '14,17');
  });

  test('is the same every time, counts every case once and leaves the position alone', () => {
    const state = position(duel);
    const hash = shape.hash(state);
    const one = forecastAttack(state, 'allied', [numberOf('1/POL')], cellOf('14,17'))!;
    expect(forecastAttack(state, 'allied', [numberOf('1/POL')], cellOf('14,17'))).toEqual(one);
    expect(one.attackersLose.reduce((sum, { weight }) => sum + weight, 0)).toBe(one.cases);
    expect(shape.hash(state)).toBe(hash);
    expect(forecastAttack(state, 'allied', [numberOf('1/POL')], cellOf('14,19'))).toBeUndefined();
  });

  test('more attackers do more harm, and a second battle has no guns left', () => {
    const state = position({ units: { ...duel.units, 'HQ/82': '14,19', '3/POL': '15,18', '80': '15,17' } });
    const alone = forecastAttack(state, 'allied', [numberOf('1/POL')], cellOf('14,17'))!;
    const both = forecastAttack(state, 'allied', [numberOf('1/POL'), numberOf('2/POL')], cellOf('14,17'))!;
    expect(meanOf(both.defendersLose)).toBeGreaterThan(meanOf(alone.defendersLose));
    const third = forecastAttack(state, 'allied', [numberOf('3/POL')], cellOf('15,17'))!;
    order(state, 'attack 1/POL 14,17');
    const later = forecastAttack(state, 'allied', [numberOf('3/POL')], cellOf('15,17'))!;
    expect(meanOf(later.defendersLose)).toBeLessThan(meanOf(third.defendersLose));
  });

  test('2.1: with numbers hidden it is told from the list, whatever is there', () => {
    const options = { game: 'advanced', hidden: true } as const;
    const strong = position({ ...duel, options });
    const weak = position({ ...duel, options });
    weak.unitStrength[numberOf('88')] = 3;
    const seen = [strong, weak].map((state) =>
      forecastAttack(sight(state, 'allied'), 'allied', [numberOf('1/POL')], cellOf('14,17')),
    );
    expect(seen[0]).toMatchObject({ rough: true });
    expect(seen[1]).toEqual(seen[0]);
  });
});
