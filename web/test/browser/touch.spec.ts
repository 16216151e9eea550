import { expect, test } from './test.ts';
import { expectRoomForFingers, expectTargetsForFingers } from './fingers.ts';
import { startSecond } from './second.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The other games have a test by finger that looks for it.
test('a finger hits every control of the second edition', { tag: '@phone-only' }, async ({ page }) => {
  await startSecond(page);
  await expectRoomForFingers(page);
});

test('a finger hits everything on the pages beside the tables', { tag: '@phone-only' }, async ({ page }) => {
  for (const address of [
    '/',
    '/new/farthest-bridge',
    '/learn/farthest-bridge',
    '/rules/battle-card',
    '/rules/battle-card/summary',
    '/maps',
    '/club',
    '/club/account',
    '/club/new/farthest-bridge',
  ])
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectTargetsForFingers(page);
    });
});
