import type { DriveState } from '@club-route/drive-on-arnhem';
import { expect, test } from 'vitest';
import { driveOnArnhemGame } from '../../../src/games/drive-on-arnhem/game.ts';
import { guide } from '../../../src/games/drive-on-arnhem/guide.ts';
import { stripOf } from '../../../src/games/drive-on-arnhem/strip.ts';
import { alliedTable } from './table.ts';
import type { DriveController } from '../../../src/games/drive-on-arnhem/types.ts';

function endUntil(controller: DriveController, turn: number, phase: DriveState['phase']): DriveState {
  // Each end is pressed twice at most, and a day has at most eight.
  for (let press = 0; press < 200; press++) {
    if (controller.state.turn === turn && controller.state.phase === phase) return controller.state;
    controller.act({ kind: 'end' });
  }
  throw new Error(`there is no ${phase} on day ${turn}`);
}

function groups(state: DriveState, side: 'Allied' | 'German') {
  return driveOnArnhemGame.coming(state).find(({ title }) => title === side)!.groups;
}

test('6.0: units of the day are not late before its reinforcements, and afterwards they are', () => {
  const table = alliedTable();
  for (const phase of ['alliedAir', 'germanAir'] as const)
    for (const side of ['Allied', 'German'] as const) {
      const [first] = groups(endUntil(table, 2, phase), side);
      expect(first).toMatchObject({ title: '18 September', isDue: false, delayed: undefined });
    }
  // Nobody has moved off: the three entries are full.
  const late = groups(endUntil(table, 2, 'alliedFirst'), 'Allied').filter(({ isDue }) => isDue);
  expect(late.map(({ title }) => title)).toContain('Waiting');
  const why = (hex: string) => late.find(({ where }) => where === hex)!.delayed;
  expect(why('29,31')).toMatch(/^Delayed by the unit limit.*entry hexes/);
  expect(why('15,26')).toMatch(/^Delayed by the weather.*source/);
  // Who was late before is not one group with those of today. The days between have no air strikes.
  const morning = groups(endUntil(table, 5, 'alliedAir'), 'Allied').filter(({ where }) => where === '29,31');
  expect(morning.map(({ title, isDue }) => [title, isDue]).slice(0, 2)).toEqual([
    ['Waiting', true],
    ['21 September', false],
  ]);
});

test('the notes of a first game speak to the side that acts', () => {
  const table = alliedTable();
  const note = (turn: number, phase: DriveState['phase']) => guide(endUntil(table, turn, phase))!.text;
  expect(note(1, 'alliedAir')).toMatch(/hex with Germans.*Interdiction/);
  expect(note(1, 'germanAir')).toMatch(/^Select a hex with Allied units/);
  expect(note(1, 'germanAir')).not.toContain('Interdiction');
  expect(note(1, 'alliedFirst')).toContain('operation points');
  expect(note(1, 'germanFirst')).toContain('cut the road');
  expect(note(2, 'alliedFirst')).toContain('You fight attacks');
  expect(note(2, 'germanFirst')).toContain('operation points');
  expect(note(3, 'germanFirst')).toContain('You fight attacks');
});

test('the points of the strip say what they mean, also when all is over', () => {
  const table = alliedTable();
  const points = ({ facts = [] }: ReturnType<typeof stripOf>) => facts.find(({ name }) => name === 'Points');
  expect(points(stripOf(table.state))).toEqual({
    name: 'Points',
    value: '−29',
    hint: 'If it ended now: a German strategic victory',
  });
  expect(points(stripOf(endUntil(table, 10, 'over')))!.hint).toBe('It ended with a German strategic victory');
});
