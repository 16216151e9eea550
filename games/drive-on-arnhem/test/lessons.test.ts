import { lessonFaults } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { driveOnArnhemModule } from '../src/index.ts';

test('every lesson is played to the end by its own moves, and answers the wrong ones', async () => {
  expect(await lessonFaults(driveOnArnhemModule)).toEqual([]);
});
