import { expect, type Page } from '@playwright/test';

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

/** A finger hits everything there is to press, and nothing is too wide. */
export async function expectTargetsForFingers(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(TOO_SMALL)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0);
}

/** On a narrow phone a finger hits every control of a table and of its rules, and nothing is too wide. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await expectTargetsForFingers(page);
  await page.getByRole('button', { name: 'Rules' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(TOO_SMALL)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(before);
}
