import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test, vi } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import { allot } from '../src/phases/allotment.ts';
import { driveOnArnhem } from '../src/game.ts';
import { LOSS } from '../src/phases/air.ts';
import type { DriveReport } from '../src/report.ts';
import type { DriveState } from '../src/state.ts';
import { tell } from '../src/tell.ts';
import { order, position, refusal } from './positions.ts';

const struck = (reports: readonly DriveReport[]) => reports.find((report) => report.kind === 'struck')!;

describe('4.3, H6: air strikes', () => {
  const allied = (units: Readonly<Record<string, string>>, options = {}) =>
    position({ phase: 'alliedAir', units, options });

  test('Allied aircraft reach six hexes from 30 Corps or a linked unit', () => {
    expect(refusal(allied({ '44': '14,18' }), 'strike 14,12')).toBeUndefined();
    expect(refusal(allied({ '44': '14,18' }), 'strike 14,11')).toBe('4.3');
    expect(refusal(allied({ '1/POL': '14,18' }), 'strike 14,12')).toBe('4.3');
    expect(refusal(allied({ '1/POL': '14,18 linked' }), 'strike 14,12')).toBeUndefined();
    expect(refusal(allied({ '44': '22,4' }), 'strike 23,4')).toBe('H6');
    expect(refusal(allied({ '44': '14,18' }), 'strike 14,18')).toBe('4.3');
  });

  test('with nobody of 30 Corps left, nor linked with it, no strike can be begun', () => {
    const kinds = (state: DriveState) =>
      driveOnArnhem.actions(state, 'allied').map(({ action, draft }) => (action ?? draft)!.kind);
    expect(kinds(allied({ '44': '14,18' }))).toEqual(['interdict', 'strike', 'end']);
    expect(kinds(allied({ '1/POL': '14,18' }))).toEqual(['interdict', 'end']);
    expect(kinds(allied({ '1/POL': '14,18 linked' }))).toEqual(['interdict', 'strike', 'end']);
  });

  test.each([
    ['a single unit', { '88': '14,15' }, 40],
    ['two units', { '88': '14,15', '85': '14,15' }, 50],
    ['three units, one travelling', { '88': '14,15', '85': '14,15 travel', '80': '14,15' }, 80],
    [
      'four units, one travelling: at most 90',
      { '88': '14,15', '85': '14,15 travel', '80': '14,15', '100T': '14,15' },
      90,
    ],
  ])('%s', (_, units, chance) => {
    const hit = allied({ '44': '14,18', ...units });
    const first = Object.keys(units).length === 1 ? [0] : [0];
    order(hit, 'strike 14,15', chance, ...first, 10, 7, 5);
    expect(struck(order(allied({ '44': '14,18', ...units }), 'strike 14,15', chance + 1))).not.toHaveProperty('result');
    expect(hit.alliedAir).toBe(7);
  });

  test('S6.13, H7: a hit costs combat points, efficiency, and points of the next allotment', () => {
    const state = allied({ '44': '14,18', '88': '14,15 cp=48' });
    order(state, 'strike 14,15', 40, 0, 15, 15, 8);
    const unit = numberOf('88');
    expect([state.unitStrength[unit], state.unitEfficiency[unit], state.unitStrain[unit]]).toEqual([48 - 7, 85, 8]);
  });

  test('H7: hits add up, and are taken from the first allotment only', () => {
    const state = allied({ '44': '14,18', '88': '14,15 cp=48' });
    for (const strain of [8, 3]) order(state, 'strike 14,15', 40, 0, 15, 15, strain);
    const unit = numberOf('88');
    allot(state, 1, new ScriptedDice([]), undefined);
    expect([state.unitStrain[unit], state.unitPoints[unit]]).toEqual([11, 9]);
    allot(state, 2, new ScriptedDice([]), undefined);
    expect(state.unitPoints[unit]).toBe(29);
  });

  test('at least 1, never below 1; efficiency never below 40', () => {
    const state = allied({ '44': '14,18', '88': '14,15 cp=2 eff=44' });
    order(state, 'strike 14,15', 1, 0, 8, 15, 3);
    order(state, 'strike 14,15', 1, 0, 8, 15, 3);
    expect([state.unitStrength[numberOf('88')], state.unitEfficiency[numberOf('88')]]).toEqual([1, 40]);
  });

  test('an empty hex rolls', () => {
    const state = allied({ '44': '14,18' });
    order(state, 'strike 14,15', 12);
    expect(state.alliedAir).toBe(7);
  });

  test('D5: Germans: 4 to 8 per cent, and not on 30 Corps or linked units in sight', () => {
    const german = (units: Readonly<Record<string, string>>, options = {}) =>
      position({ phase: 'germanAir', units, options });
    const state = german({ '1/POL': '14,18 cp=50' });
    order(state, 'strike 14,18', 40, 0, 8, 5, 3);
    expect(state.unitStrength[numberOf('1/POL')]).toBe(46);
    expect(refusal(german({ '44': '14,18' }), 'strike 14,18')).toBe('4.3');
    expect(refusal(german({ '1/POL': '14,18', '2/POL': '14,18 linked' }), 'strike 14,18')).toBe('4.3');
    const unseen = german({ '44': '14,18 cp=50' }, { hidden: true });
    order(unseen, 'strike 14,18', 1);
    expect(unseen.unitStrength[numberOf('44')]).toBe(50);
  });

  test('H34: into the dark only the owner learns what came of it', () => {
    const state = allied({ '44': '14,18', '88': '14,15' }, { hidden: true });
    const report = struck(order(state, 'strike 14,15', 40, 0, 10, 5, 3));
    expect(tell(report, 'allied')).toEqual({ kind: 'struck', side: 'allied', cell: expect.any(Number), seen: false });
    expect(tell(report, 'german')).toHaveProperty('result');
    expect(tell(report, 'spectator')).not.toHaveProperty('result');
    expect(state.strikes.last()).not.toHaveProperty('result');
  });

  test.each([
    ['with hidden units, both sides see', true, ['allied', 'german']],
    ['with visible units, everybody sees', false, undefined],
  ] as const)('H34: %s the dice of a strike on somebody in sight', (_, hidden, seenBy) => {
    const state = allied({ '44': '14,18', '88': '14,17' }, { hidden });
    const dice = new ScriptedDice([91]);
    const rolled = vi.spyOn(dice, 'between');
    driveOnArnhem.apply(state, 'allied', { kind: 'strike', cell: cellOf('14,17') }, dice);
    expect(rolled.mock.calls).toEqual([[1, 100, 'air strike', seenBy]]);
  });
});

describe('4.2, S7.8: interdiction', () => {
  test('each point 4 % for each German unit, ring included, rolled for German eyes', () => {
    const state = position({ phase: 'alliedAir', units: { '44': '14,18', '88': '14,10', '85': '23,4' } });
    state.germanAir = 2;
    order(state, 'interdict');
    order(state, 'interdict');
    expect([state.alliedAir, state.interdiction]).toEqual([6, 2]);
    order(state, 'end', 8, 9);
    expect([state.unitInterdicted[numberOf('85')], state.unitInterdicted[numberOf('88')]]).toEqual([1, 0]);
  });

  test('a unit hit loses 1 to 10 at each allotment', () => {
    const state = position({ phase: 'germanFirst', units: { '88': '14,10 op=0' } });
    state.unitInterdicted[numberOf('88')] = 1;
    order(state, 'end', 6);
    expect(state.unitPoints[numberOf('88')]).toBe(14);
  });

  test('4.1: the last point ends the phase', () => {
    const state = position({ phase: 'alliedAir', units: { '44': '14,18' } });
    state.alliedAir = 1;
    order(state, 'interdict');
    expect(state.phase).not.toBe('alliedAir');
  });

  test('only the Allies interdict', () => {
    expect(refusal(position({ phase: 'germanAir' }), 'interdict')).toBe('2.3');
  });
});

test('4.3, S6.13: what a hit takes of combat points, per cent', () => {
  expect(LOSS).toEqual({ allied: [8, 15], german: [4, 8] });
});
