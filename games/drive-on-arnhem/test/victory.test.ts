import { describe, expect, test } from 'vitest';
import { CELLS, cellOf, RING, TOWNS } from '../src/data/board.ts';
import { driveOnArnhem } from '../src/game.ts';
import { driveOnArnhemModule } from '../src/index.ts';
import { sentence } from '../src/language/sentences.ts';
import { scoreOf } from '../src/rules/victory.ts';
import type { DriveState } from '../src/state.ts';
import { order, position } from './positions.ts';

function everything(): DriveState {
  const state = position({});
  for (let cell = 0; cell < CELLS; cell++) state.cellOwner[cell] = RING[cell] === 1 ? 0 : 1;
  return state;
}

describe('10.1: victory points', () => {
  test('objectives, all towns Allied', () => expect(scoreOf(everything())).toBe(55));

  test.each([
    ['10,4', 25],
    ['8,4', 10],
    ['12,9', 20],
  ])('%s counts only if it and all around it are owned', (hex, points) => {
    const state = everything();
    const before = scoreOf(state);
    const beside = { '10,4': '11,4', '8,4': '7,3', '12,9': '12,8' }[hex]!;
    state.cellOwner[cellOf(beside)] = 0;
    expect(before - scoreOf(state)).toBe(points);
    const lost = everything();
    lost.cellOwner[cellOf(hex)] = 0;
    // And one point for a town in German hands. The road north goes through Nijmegen.
    expect(before - scoreOf(lost)).toBe(hex === '12,9' ? 55 + 1 : points + 1);
  });

  test('S6.11, S7.27: and in ground supply; airborne supply counts by option', () => {
    const cut = everything();
    for (const hex of ['27,31', '29,31']) cut.cellOwner[cellOf(hex)] = 0;
    expect(scoreOf(cut)).toBe(0);
    const any = position({ options: { objectiveSupply: 'any' } });
    any.cellOwner.set(cut.cellOwner);
    expect(scoreOf(any)).toBe(55);
  });

  test('one point for each town or city hex in German hands', () => {
    const state = everything();
    state.cellOwner[cellOf('21,11')] = 0;
    expect(scoreOf(state)).toBe(54);
    expect(TOWNS).toHaveLength(30);
  });

  test('H33: overrun sources, once each, none for the Poles', () => {
    const enter = (id: string, from: string, to: string) => {
      const state = position({ phase: 'germanFirst', units: { [id]: from } });
      const before = scoreOf(state);
      const told = [to, from, to].flatMap((hex) => order(state, `${id} ${hex}`)).map(({ kind }) => kind);
      return [before - scoreOf(state), told.filter((kind) => kind === 'overrun').length];
    };
    expect(enter('88', '3,8', '3,7')).toEqual([3, 1]);
    expect(enter('88', '17,9', '16,9')).toEqual([2, 1]);
    expect(enter('88', '15,25', '15,26')).toEqual([2, 1]);
    expect(enter('88', '8,6', '8,7')).toEqual([0, 0]);
  });
});

test('2.3: after the thirteenth phase of the tenth day it is over', () => {
  const state = position({ phase: 'germanSecond', turn: 10, units: { '88': '14,18' } });
  const reports = order(state, 'end');
  expect(state.phase).toBe('over');
  expect(reports.at(-1)).toEqual({ kind: 'ended', score: -30, level: 'german strategic', discloses: true });
});

test('10.2: what is below nought is written with a minus sign wherever it is said', () => {
  const state = position({ phase: 'over', turn: 10 });
  state.score = -23;
  const result = driveOnArnhem.result(state)!;
  expect(result.reason).toBe('The Allies have −23 points after ten days.');
  expect(driveOnArnhemModule.language.ending!(state, result)).toBe(
    'The Germans win a strategic victory: the Allies have −23 points after ten days (10.2).',
  );
  const told = { kind: 'ended', score: -23, level: 'german strategic', discloses: true } as const;
  expect(sentence(told, 'allied')).toBe('The game ends with −23 points: a German strategic victory.');
  expect(driveOnArnhemModule.score!(state)).toBe(
    'Day 10 of 10. Allied points: −23. It ended with a German strategic victory.',
  );
  expect(driveOnArnhemModule.language.describe(state, 'allied')[1]).toBe('The Allies have −23 points.');
  // Programs read these.
  expect(driveOnArnhemModule.facts!(state)).toMatchObject({ points: -23 });
});
