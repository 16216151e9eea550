import { lessonFaults } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { descentIntoHellModule } from '../src/index.ts';

test('every lesson is played to the end by its own moves, and answers the wrong ones', async () => {
  expect(await lessonFaults(descentIntoHellModule)).toEqual([]);
});
