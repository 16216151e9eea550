import { FastDice } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import { expect, test } from 'vitest';
import { after, pictureOf, withPlan } from '../../../src/games/farthest-bridge/picture.ts';
import { startMatch } from './table.ts';

// What is shown moment by moment must end where the rules end, or the map would jump.
test('the moments of an entry lead from one position to the next', () => {
  for (let seed = 0; seed < 6; seed++) {
    const match = startMatch(seed, { ferries: seed % 2 === 0 });
    const dice = new FastDice(seed);
    while (match.result() === undefined) {
      const before = pictureOf(match.state);
      const seat = match.active()[0]!;
      const step = match.act(seat, randomChoice(farthestBridge, match.state, seat, dice));
      if (!('reports' in step)) throw new Error(step.text);
      expect(step.reports.reduce(after, before)).toEqual(pictureOf(match.state));
    }
  }
});

test('a plan in the making stands on the map of who makes it', () => {
  const picture = pictureOf(startMatch(1, { scenario: 'free' }).state);
  expect(withPlan(picture, 'allied', [3, 5]).zoneCell).toEqual([3, 5, -1]);
  const german = withPlan(picture, 'german', [7]);
  expect(german.unitCell.indexOf(7)).toBeGreaterThan(0);
  expect(german.zoneCell).toEqual(picture.zoneCell);
});
