import { expect, type Locator, type Page } from '@playwright/test';
import { fixChance } from './chance.ts';
import { noMoreNotes } from './table.ts';

export const letter = (page: Page): Locator => page.getByRole('textbox', { name: 'Your letter' });
export const word = (page: Page): Locator => page.getByRole('textbox', { name: 'Your command' });
export const clock = (page: Page): Locator => page.getByRole('region', { name: 'Clock' });
export const echo = (page: Page): Locator => page.getByRole('list', { name: 'As it is understood' });

/** Dice with which orders and reports of the first hours get through. */
const DICE = 17;

/** A campaign at home with the same dice at every run; the computer in the other seats only reads its mail. */
export async function startCampaign(page: Page, seat: RegExp | string, ...wishes: readonly string[]): Promise<void> {
  await fixChance(page, DICE);
  await page.goto('/new/kriegsspiel');
  await page.getByRole('radio', { name: seat }).check();
  for (const level of await page.getByRole('radio', { name: /^Idle/ }).all()) await level.check();
  await page.getByRole('spinbutton', { name: 'Days' }).fill('2');
  for (const wish of wishes) {
    const option = page.getByLabel(wish);
    // Most options lie in a fold.
    if (!(await option.isVisible()))
      await page.locator('details:not([open])', { has: option }).locator('summary').click();
    await option.check();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await noMoreNotes(page);
}

/** Lets time pass up to a time, however long that takes. */
export async function runUntil(page: Page, time: string): Promise<void> {
  const fold = clock(page).getByRole('button', { name: 'Run by itself, or until a time' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await clock(page).getByRole('textbox', { name: 'Time' }).fill(time);
  await clock(page).getByRole('textbox', { name: 'Time' }).press('Enter');
}
