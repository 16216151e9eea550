import { expect, test } from 'vitest';
import { folliesOf } from './follies.ts';

/**
 * What the script once did: two or three armoured battalions sat behind their own traffic, engineers led, columns ran off alone,
 * paratroops left their fort and its supplies to run after the enemy, and jumped onto Germans in sight.
 */
test.each([1, 2])('the script does nothing laughable in game %i', (seed) => {
  const { idleArmour, loneRuns, drivesIntoFire, ...never } = folliesOf(seed);
  expect(never).toEqual({ engineersInFront: 0, suppliesLeft: 0, fortsLeft: 0, dropsOnGermans: 0 });
  // Two in twenty games.
  expect(idleArmour).toBeLessThanOrEqual(1);
  // Of some nine hundred moves of each side; they were up to 33 and 37, the second 18 to 20 later on.
  expect(loneRuns).toBeLessThanOrEqual(12);
  expect(drivesIntoFire).toBeLessThanOrEqual(3);
});
