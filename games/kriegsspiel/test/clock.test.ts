import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { advance } from '../src/clock/advance.ts';
import { gameClock } from '../src/clock/game-clock.ts';
import { momentOf } from '../src/clock/moment.ts';
import { stamp } from '../src/data/calendar.ts';
import { ALL_UNITS, UNITS } from '../src/data/units.ts';
import { commandOf, COMMANDS } from '../src/data/headquarters.ts';
import { deliver } from '../src/knowledge/deliver.ts';
import { describe as describePosition } from '../src/language/position.ts';
import { send } from '../src/orders/post.ts';
import { setUp } from '../src/set-up.ts';
import { sight } from '../src/sight.ts';
import { shape, type CampaignState } from '../src/state.ts';
import { cellOf, labelOf } from '../src/data/board.ts';
import { minuteOf, usualRules, where } from './positions.ts';

/** Everybody marches somewhere and attacks whom he meets: the busiest day that can be had without a commander. */
function busyDay(seed: number): CampaignState {
  const dice = new FastDice(seed);
  const state = setUp({ ...usualRules, days: 2 }, dice);
  const goals = ['0911', '1422', '2936', '4044', '4559', '3953', '0703', '2006', '4336'];
  for (const unit of ALL_UNITS) {
    const goal = cellOf(goals[unit % goals.length]);
    const orders = [{ kind: 'attack', to: { cell: goal }, via: [], guns: [], air: 0 }] as const;
    const command = commandOf(unit);
    send(momentOf(state, dice, undefined), command, { to: { units: [unit] }, orders });
  }
  return state;
}

describe('3: time', () => {
  test('a commander counts quarter hours, but his clock is never behind his last dispatch', () => {
    const state = setUp(usualRules, new FastDice(1));
    state.minute = minuteOf('17 1410');
    const seen = (): number => gameClock.minute(sight(state, 'airborne'));
    expect(stamp(seen())).toBe('17 1400');
    deliver(momentOf(state, new FastDice(1), undefined), 'airborne', {
      kind: 'message',
      minute: state.minute,
      from: 'UMPIRE',
      to: 'AIRBORNE',
      text: 'Rain.',
    });
    expect(stamp(seen())).toBe('17 1410');
    expect(describePosition(sight(state, 'airborne'), 'airborne')[0]).toMatch(/^17 Sep 14:10/);
    // Nobody else learns of it.
    expect(stamp(gameClock.minute(sight(state, 'german')))).toBe('17 1400');
  });

  test('passed in one go or by minutes it gives the same position with the same dice', () => {
    const hash = (step: number): number => {
      const state = busyDay(7);
      const dice = new FastDice(11);
      const end = minuteOf('17 2130');
      while (state.minute < end && state.outcome === 'none')
        advance(state, Math.min(end, state.minute + step), dice, undefined);
      return shape.hash(state);
    };
    const inOneGo = hash(100000);
    for (const step of [1, 37]) expect(hash(step)).toBe(inOneGo);
  });

  test('a campaign begins at 12:30 with the Germans on their marks, 9SS Recon where it can leave (G45)', () => {
    const state = setUp(usualRules, new FastDice(1));
    expect(state.minute).toBe(750);
    expect(['Krft', '2/9SS', '9SS Recon', 'Grsn', '1/406', '2/406', 'BrDf'].map((id) => where(state, id))).toEqual([
      '4163',
      '4563',
      '4155',
      '0212',
      '4739',
      '4834',
      '4044',
    ]);
    for (const command of COMMANDS) expect(state[`${command}Mail`].at(0)).toMatchObject({ kind: 'morning' });
  });

  test('R82: at 13:00 on the 17th all fly but three, each to a square of its own; they form for an hour', () => {
    const state = setUp(usualRules, new FastDice(1));
    while (state.minute < 780) advance(state, 780, new FastDice(2), undefined);
    const landed = ALL_UNITS.filter((unit) => UNITS[unit].airborne && state.unitCell[unit] >= 0);
    expect(landed).toHaveLength(23);
    expect(new Set(landed.map((unit) => labelOf(state.unitCell[unit]))).size).toBe(23);
    for (const id of ['3/501', '3/504', '3/508']) expect(where(state, id)).toBe('nowhere');
  });

  test('31.5: units enter by the edge, one a quarter of an hour for each entry', () => {
    const state = setUp(usualRules, new FastDice(1));
    const entered = (): number => ALL_UNITS.filter((unit) => !UNITS[unit].airborne && state.unitCell[unit] >= 0).length;
    const go = (time: string): void => {
      while (state.minute < minuteOf(time)) advance(state, minuteOf(time), new FastDice(2), undefined);
    };
    go('17 1459');
    expect(entered()).toBe(7);
    go('17 1500');
    expect(entered()).toBe(7 + 4);
    go('17 1515');
    expect(entered()).toBe(7 + 8);
  });
});
