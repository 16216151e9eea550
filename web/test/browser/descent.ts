import { expect, type Page } from '@playwright/test';
import { noMoreNotes, prompt } from './table.ts';

/** A match of Descent into Hell against the computer that thinks least, before the Allies set up. */
export async function startDescent(page: Page): Promise<void> {
  await page.goto('/new/descent-into-hell');
  await page.getByLabel(/^Recruit/).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/Choose a unit of 43rd Division/);
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await noMoreNotes(page);
}

/** The ground forces stand along the road, and the Allies choose their first impulse. */
export async function setUpAlongRoad(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'The first three of each' }).click();
  await page.getByRole('button', { name: 'The rest along the road' }).click();
  await page.getByRole('button', { name: /^Begin/ }).click();
  await expect(prompt(page)).toHaveText(/hoose .* first impulse/);
}
