import { expect, type Locator, type Page } from '@playwright/test';
import { noMoreNotes, prompt } from './table.ts';
import { onceStill } from './still.ts';

/** A match of The Farthest Bridge with one person on both sides and dice typed in, so that the test knows what happens. */
export async function startBridge(page: Page): Promise<void> {
  await page.goto('/new/farthest-bridge');
  await page.getByLabel(/^Both sides: players/).check();
  await page.getByLabel('I roll real dice and type them in').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/Land airborne units/);
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await noMoreNotes(page);
}

/** A counter on the map. */
export function counter(page: Page, unit: string): Locator {
  return page.getByTestId('map').locator(`[data-unit="${unit}"]`);
}

/** A counter in a tray beside the map. */
export function inTray(page: Page, unit: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${unit.replace('/', '\\/')}, `) }).and(page.locator('button'));
}

/** Types a line on the map. */
export async function type(page: Page, text: string): Promise<void> {
  const line = page.getByLabel('Unit, hex, place or order');
  await line.fill(text);
  await line.press('Enter');
  // Back to the keys of the table.
  await line.press('Escape');
}

/** The middle of a hex on the screen, once the map has come to it. */
async function spotOf(page: Page, hex: string): Promise<{ readonly x: number; readonly y: number }> {
  await type(page, hex);
  const cursor = page.getByTestId('cursor');
  await expect(cursor).toHaveAttribute('data-cell', hex);
  const { x, y, width, height } = await onceStill(page, () => cursor.boundingBox());
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves the mouse over a hex, and presses it there. */
export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await spotOf(page, hex);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

export async function hoverHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await spotOf(page, hex);
  await page.mouse.move(x, y);
}

/** Presses a die that is asked for. */
export async function die(page: Page, face: number): Promise<void> {
  await page
    .getByRole('region', { name: 'Dice from your table' })
    .getByRole('button', { name: String(face) })
    .click();
}

/** Two battalions of the 504th stand beside the bridge defence at Nijmegen, and the Allies may attack it. */
export async function toNijmegen(page: Page): Promise<void> {
  await type(page, 'land 1/504 2524');
  await die(page, 1);
  await type(page, 'go 2522');
  await type(page, 'land 2/504 2523');
  await die(page, 3);
  await type(page, 'go 2622');
  // The others have not landed: that is asked about first.
  await type(page, 'end');
  await type(page, 'end');
  await expect(prompt(page)).toHaveText(/Choose an enemy to attack/);
}
