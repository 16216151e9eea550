import { FastDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { gameClock } from '../src/clock/game-clock.ts';
import { COMMANDS } from '../src/data/headquarters.ts';
import { unitsUnder } from '../src/data/organisation.ts';
import { campaign } from '../src/game.ts';
import { shape, UNKNOWN } from '../src/state.ts';
import { minuteOf, position, until, usualRules } from './positions.ts';

const afternoon = campaign.setup(usualRules, new FastDice(5));
until(afternoon, '17 1537', new FastDice(6));

describe('6: sights', () => {
  test('a commander sees the quarter hour, no true square, and nobody else’s mail', () => {
    for (const command of COMMANDS) {
      const seen = campaign.sight(afternoon, command);
      expect(seen.minute).toBe(minuteOf('17 1530'));
      expect(new Set(seen.unitCell)).toEqual(new Set([UNKNOWN]));
      for (const other of COMMANDS)
        expect(seen[`${other}Mail`].length).toBe(other === command ? afternoon[`${command}Mail`].length : 0);
      const own = unitsUnder(seen, command);
      expect([...seen.knownCell.keys()].filter((unit) => seen.knownCell[unit] !== UNKNOWN)).toEqual(own);
    }
  });

  test('the umpire sees the truth, a spectator the time and the weather', () => {
    expect(campaign.sight(afternoon, 'umpire')).toBe(afternoon);
    const seen = campaign.sight(afternoon, 'spectator');
    expect([seen.minute, seen.weather]).toEqual([minuteOf('17 1530'), 'good']);
    for (const command of COMMANDS) expect(seen[`${command}Mail`].length).toBe(0);
  });

  test.each([...COMMANDS, 'umpire', 'clock'])('what %s imagines looks as what it sees', (seat) => {
    const seen = campaign.sight(afternoon, seat);
    const imagined = campaign.imagine!(seen, seat, new FastDice(1));
    expect(shape.equal(campaign.sight(imagined, seat), seen)).toBe(true);
  });

  test('who has unread dispatches is awaited; else the clock', () => {
    const state = shape.copy(afternoon);
    expect(campaign.awaited!(state)).toContain('german');
    for (const command of COMMANDS) campaign.apply(state, command, { kind: 'attend' }, new FastDice(1));
    expect(campaign.awaited!(state)).toEqual(['clock']);
    expect(['xxx', 'airborne', 'german', 'umpire'].map((seat) => campaign.sideOf!(seat))).toEqual([
      'allied',
      'allied',
      'german',
      'umpire',
    ]);
  });
});

describe('3, 25: who may do what', () => {
  test('only the clock lets time pass, forward and not beyond the end', () => {
    const advance = { kind: 'advance', to: afternoon.minute + 1 } as const;
    expect(campaign.refuse(afternoon, 'clock', advance)).toBeUndefined();
    expect(campaign.refuse(afternoon, 'umpire', advance)?.rule).toBe('3');
    expect(campaign.refuse(afternoon, 'german', advance)?.rule).toBe('3');
    expect(campaign.refuse(afternoon, 'clock', { kind: 'advance', to: afternoon.minute })?.rule).toBe('3');
    expect(campaign.refuse(afternoon, 'clock', { kind: 'advance', to: minuteOf('26 2001') })?.rule).toBe('3');
  });

  test('the clock of the module names the next minute in which something happens', () => {
    const state = position({ time: '18 0500' });
    expect(gameClock.next(state)).toBe(minuteOf('18 0600'));
    expect(gameClock.words(gameClock.minute(state))).toBe('18 Sep 05:00');
    expect(gameClock.advance(minuteOf('18 0600'))).toEqual({ kind: 'advance', to: minuteOf('18 0600') });
  });

  test('2.2: the plan is filed by the airborne commander, and frozen at H-hour', () => {
    const state = campaign.setup(usualRules, new FastDice(1));
    const plan = { kind: 'plan', ...state.plan! } as const;
    expect(campaign.refuse(state, 'airborne', plan)).toBeUndefined();
    expect(campaign.refuse(state, 'xxx', plan)?.rule).toBe('2.2');
    expect(campaign.refuse(afternoon, 'airborne', plan)?.text).toContain('cannot change the plan');
    expect(campaign.refuse(state, 'airborne', { ...plan, landing: plan.landing.with(0, -1) })?.rule).toBe('2.2');
  });

  test('the umpire changes the truth within its bounds, and nobody else does', () => {
    const edit = { kind: 'edit', edits: [{ what: 'strength', unit: 0, strength: 50 }], because: 'flak' } as const;
    expect(campaign.refuse(afternoon, 'umpire', edit)).toBeUndefined();
    expect(campaign.refuse(afternoon, 'xxx', edit)?.rule).toBe('25');
    const state = shape.copy(afternoon);
    campaign.apply(state, 'umpire', edit, new FastDice(1));
    expect([state.unitStrength[0], state.knownStrength[0]]).toEqual([50, 100]);
    const far = { ...edit, edits: [{ what: 'square', unit: 0, cell: 9999 }] } as const;
    expect(campaign.refuse(afternoon, 'umpire', far)?.rule).toBe('25');
  });
});
