import { test } from './test.ts';
import { expectRoomForFingers } from './fingers.ts';
import { startSecond } from './second.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The other games have a test by finger that looks for it.
test('a finger hits every control of the second edition', { tag: '@phone-only' }, async ({ page }) => {
  await startSecond(page);
  await expectRoomForFingers(page);
});
