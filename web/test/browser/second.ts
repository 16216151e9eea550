import { expect, type Locator, type Page } from '@playwright/test';
import { runUntil, word } from './campaign.ts';
import { noMoreNotes } from './table.ts';

export const briefing = (page: Page): Locator => page.getByRole('form', { name: /^Battle .*You (attack|defend)/ });

/** One who umpires and, at the same screen, one who commands the 101st; the computer in the other seats only reads its mail. */
export async function startSecond(page: Page): Promise<void> {
  await page.goto('/new/kriegsspiel-second');
  for (const seat of ['101st Airborne', /^The umpire/]) {
    await page.getByRole('checkbox', { name: seat }).click();
    await expect(page.getByRole('checkbox', { name: seat })).toBeChecked();
  }
  await page.getByRole('checkbox', { name: '1st Airborne', exact: true }).click();
  await page.getByRole('radio', { name: /^Idle/ }).check();
  await page.getByRole('spinbutton', { name: 'Days' }).fill('1');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await sitAs(page, '101st Airborne');
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await noMoreNotes(page);
}

/** Takes the device behind the curtain. */
async function sitAs(page: Page, side: string): Promise<void> {
  await page.getByRole('button', { name: `I am the ${side} player` }).click();
}

export async function passTo(page: Page, side: string): Promise<void> {
  await page.getByRole('group', { name: 'Your seats' }).getByRole('button', { name: side }).click();
  await sitAs(page, side);
}

/** The umpire puts a garrison where paratroops will land: a battle begins, whatever the dice say, and the 101st is briefed. */
export async function comeToBattle(page: Page): Promise<void> {
  await passTo(page, 'Umpire');
  await word(page).fill('SET SQUARE OF Grsn TO 0713 BECAUSE a patrol of theirs got there');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(word(page)).toHaveValue('');
  await runUntil(page, '17 1400');
  await expect(page.getByRole('region', { name: /^Battle at .*, 13:00$/ })).toBeVisible();
}
