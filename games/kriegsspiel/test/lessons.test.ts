import { lessonFaults } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { kriegsspielBattleModule } from '../src/battle/index.ts';
import { kriegsspielModule } from '../src/index.ts';
import { kriegsspielSecondModule } from '../src/second/index.ts';

test('the lessons of the campaign can be played to their ends, and each foreseen mistake is answered', async () => {
  expect(await lessonFaults(kriegsspielModule)).toEqual([]);
});

test('so can that of a battle', async () => {
  expect(await lessonFaults(kriegsspielBattleModule)).toEqual([]);
});

test('and that of the second edition', async () => {
  expect(await lessonFaults(kriegsspielSecondModule)).toEqual([]);
});
