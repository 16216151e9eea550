import { expect, type Page } from '@playwright/test';
import { type } from './hexes.ts';
import { noMoreNotes, prompt } from './table.ts';

/** A match of Drive on Arnhem as the Allies against the weakest computer, on the first morning. */
export async function startDrive(page: Page, ...options: readonly RegExp[]): Promise<void> {
  await page.goto('/new/drive-on-arnhem');
  await page.getByLabel(/^Recruit/).check();
  for (const option of options) await page.getByLabel(option).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/Strike Germans, or add to interdiction: 8 air points left/);
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await noMoreNotes(page);
}

/** The aircraft stay at home, and it is for the Allies to give orders. */
export async function toOperations(page: Page): Promise<void> {
  await endWithMuchUndone(page);
  await expect(prompt(page)).toHaveText(/Give orders to your units/);
}

/** Ends a phase in which something is given up: that is asked about first. */
export async function endWithMuchUndone(page: Page): Promise<void> {
  await type(page, 'end');
  await expect(page.getByRole('alert')).toContainText('again to go ahead');
  await type(page, 'end');
}
