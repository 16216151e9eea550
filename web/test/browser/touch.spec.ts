import { expect, test, type Page } from './test.ts';
import { startBattle } from './battle.ts';
import { startCampaign } from './campaign.ts';
import { startDescent } from './descent.ts';
import { startDrive } from './drive.ts';
import { startBridge } from './hexes.ts';
import { startSecond } from './second.ts';
import { startTyped } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/**
 * What can be pressed and is smaller than a finger: its name and its size. Words within a sentence keep the height of the
 * sentence, and counters lie as the map lies.
 */
const TOO_SMALL = `[...document.querySelectorAll('button, select, summary, [role="tab"], input, main a[href]')].flatMap((one) => {
  if (one.closest('svg, p, td, dd, li > a, .visually-hidden') !== null || !one.checkVisibility()) return [];
  const pressed = one.matches('[type="checkbox"], [type="radio"]') ? one.closest('label') : one;
  const { width, height } = pressed.getBoundingClientRect();
  const name = one.getAttribute('aria-label') ?? one.textContent.trim();
  return width >= 43.9 && height >= 43.9 ? [] : [one.tagName + ' ' + name + ': ' + Math.round(width) + ' by ' + Math.round(height)];
})`;

async function expectRoomForFingers(page: Page): Promise<void> {
  expect(await page.evaluate<readonly string[]>(TOO_SMALL)).toEqual([]);
}

const TABLES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Battle Card': startTyped,
  'The Farthest Bridge': startBridge,
  'Drive on Arnhem': startDrive,
  'Descent into Hell': startDescent,
  'Market Garden Battle': startBattle,
  'Market Garden Campaign': (page) => startCampaign(page, 'XXX Corps'),
  'the second edition': startSecond,
};

for (const [name, start] of Object.entries(TABLES)) {
  test(`a finger hits every control of ${name}`, { tag: '@phone-only' }, async ({ page }) => {
    await start(page);
    await expectRoomForFingers(page);
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
    await page.getByRole('button', { name: 'Rules' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoomForFingers(page);
  });
}
