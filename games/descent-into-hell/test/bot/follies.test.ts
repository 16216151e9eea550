import { expect, test } from 'vitest';
import { folliesOf } from './follies.ts';

/** What the script once did: two or three armoured battalions sat behind their own traffic, engineers led, columns ran off alone. */
test.each([1, 2])('the script does nothing laughable in game %i', (seed) => {
  const { idleArmour, loneRuns, engineersInFront, drivesIntoFire } = folliesOf(seed);
  expect({ idleArmour, engineersInFront }).toEqual({ idleArmour: 0, engineersInFront: 0 });
  // Of some nine hundred moves of each side; they were up to 33 and 37, the second 18 to 20 later on.
  expect(loneRuns).toBeLessThanOrEqual(12);
  expect(drivesIntoFire).toBeLessThanOrEqual(3);
});
