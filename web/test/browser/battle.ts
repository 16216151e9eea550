import { expect, type Locator, type Page } from '@playwright/test';
import { fixChance } from './chance.ts';
import { noMoreNotes, prompt } from './table.ts';

/** Hands and dice with which units come within range in the first turns. */
const HANDS = 7;

/** A battle for Son as the Allies, who attack, against the battle officer, with the same cards and dice at every run. */
export async function startBattle(page: Page, turns?: number): Promise<void> {
  await fixChance(page, HANDS);
  await page.goto('/new/kriegsspiel-battle');
  await page.getByLabel(/^Battle officer/).check();
  if (turns !== undefined) await page.getByRole('spinbutton', { name: 'Turns of ten minutes' }).fill(`${turns}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText('Play a command card.');
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await noMoreNotes(page);
}

export function decision(page: Page): Locator {
  return page.locator('section[aria-labelledby="decision-title"]');
}

/** The cards in hand that order somebody; if there is none, all of them. */
export async function usefulCard(page: Page): Promise<Locator> {
  const cards = decision(page).getByRole('list', { name: 'Your cards' }).getByRole('button');
  await expect(cards.first()).toBeVisible();
  const useful = cards.filter({ hasNotText: 'You have 0 there' });
  return (await useful.count()) > 0 ? useful.first() : cards.first();
}

/** How a control is used: by mouse, or as somebody without one does. */
type Press = (control: Locator) => Promise<void>;
const byMouse: Press = (control) => control.click();

/** Goes on with whatever is asked, in the simplest way, until the prompt says something else. */
export async function answer(page: Page, press = byMouse): Promise<void> {
  const now = (await prompt(page).textContent()) ?? '';
  const panel = decision(page);
  if (now.startsWith('Play a command card')) await press(await usefulCard(page));
  else if (now.startsWith('Choose the section')) await press(panel.getByRole('button', { name: /^In the centre/ }));
  else if (now.startsWith('Choose the target') || now.includes('adjacent targets')) await strike(panel, press);
  else if (/^(Choose (one unit|up to)|Play )/.test(now)) await order(panel, press);
  else if (/^(Choose the units that your dice|Your dice order)/.test(now))
    await press(panel.getByRole('button', { name: /^Order/ }));
  else if (now.startsWith('Discard')) await discard(panel, press);
  else if (now.startsWith('Keep')) await press(panel.getByRole('list', { name: 'Cards' }).getByRole('button').first());
  else if (now.includes('retreats')) await fallBack(panel, press);
  else if (now.startsWith('Take ')) await press(panel.getByRole('button', { name: /^Take/ }));
  else if (/^(Move|Battle with|No unit has|Your ordered units)/.test(now)) await endTurn(panel, press);
  else if (now.startsWith('Choose what')) await page.keyboard.press('Escape');
}

/** What stands below the button while somebody could still fire. */
export const HAS_TARGET = /(has|have) a target\.$/;

/** Ends the turn; with units that could still fire that is asked about once. */
async function endTurn(panel: Locator, press: Press): Promise<void> {
  const isAsked = await panel.getByText(HAS_TARGET).isVisible();
  const end = panel.getByRole('button', { name: /^End your turn e|^End your turn$/ });
  await press(end);
  if (isAsked) await press(end);
}

async function strike(panel: Locator, press: Press): Promise<void> {
  await press(panel.getByRole('list', { name: 'Targets' }).getByRole('button').first());
  await press(panel.getByRole('button', { name: /^(Play|Strike)/ }).last());
}

/** Orders whom the card has chosen already, else the first unit it may order. */
async function order(panel: Locator, press: Press): Promise<void> {
  const play = panel.getByRole('button', { name: /^(Play|Choose (a unit|units) to order)/ });
  await expect(play).toBeVisible();
  if (await play.isDisabled()) await press(panel.getByRole('button', { name: /^(A\d+, Allied|G\d+, German)/ }).first());
  await expect(play).toBeEnabled();
  await press(play);
}

/** Card after card until enough are chosen, then they go. */
async function discard(panel: Locator, press: Press): Promise<void> {
  const ready = panel.getByRole('button', { name: /^Discard$/ });
  const cards = panel.getByRole('list', { name: 'Your cards' }).getByRole('button');
  for (;;) {
    await expect(ready.or(cards.first())).toBeVisible();
    if (await ready.isVisible()) break;
    const left = await cards.count();
    await press(cards.first());
    await expect(ready.or(panel.getByText(/^To go: /))).not.toHaveCount(0);
    if (left <= 1) break;
  }
  await press(ready);
}

async function fallBack(panel: Locator, press: Press): Promise<void> {
  const hexes = panel.getByRole('list', { name: 'Hexes' }).getByRole('button');
  if ((await hexes.count()) > 0) await press(hexes.first());
  else await press(panel.getByRole('button', { name: /^Stand fast/ }));
}
