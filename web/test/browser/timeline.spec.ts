import { expect, test } from '@playwright/test';
import { dice, playToVictory, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('undo takes back orders in the making and an advance without dice, never a roll', async ({ page }) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('a roll, a reveal or a hand-over cannot be taken back');
  await press(page, 'a', 'a');
  await undo.click();
  await expect(page.getByRole('button', { name: '3 orders to give' })).toBeVisible();
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 5, 5, 6);
  await press(page, 'c');
  await dice(page, 6);
  await press(page, 'd', 'a', 'Enter');
  await dice(page, 5, 6);
  // The sky is clear: this advance rolls nothing.
  await press(page, 'c');
  await expect(prompt(page)).toHaveText(/Round 3/);
  await undo.click();
  await expect(prompt(page)).toHaveText('Round 2 of 6. Advance 30 Corps or the 101st Airborne, or hold.');
  await expect(page.getByRole('button', { name: 'Taken back: it stands as it stood before.' })).toBeVisible();
});

test('every entry can be looked at again, replayed, and branched from', async ({ page }) => {
  await startTyped(page);
  await playToVictory(page);
  const slider = page.getByRole('slider', { name: 'Entry on show' });
  await expect(slider).toHaveValue('11');
  await press(page, '[', '[');
  await expect(slider).toHaveValue('9');
  await expect(prompt(page)).toHaveText('You are looking at entry 9 of 11.');
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await expect(slider).toHaveValue('11');

  await page.getByLabel('Speed of the replay').selectOption('4');
  await page.getByRole('button', { name: 'Play the replay' }).click();
  await expect(prompt(page)).toHaveText(/looking at entry \d/);
  await expect(slider).toHaveValue('11');
  await expect(page.getByRole('heading', { name: 'Arnhem is reached' })).toBeVisible();

  await slider.fill('1');
  const address = page.url();
  await page.getByRole('button', { name: 'What if, from here' }).first().click();
  await expect(page).not.toHaveURL(address);
  await expect(prompt(page)).toHaveText(/Round 1 of 6. Order each division/);
  await expect(slider).toHaveValue('1');
  // A branch has dice of its own.
  await press(page, 'd', 'd', 'd', 'Enter');
  await expect(slider).toHaveValue('2');

  await page.goto('/');
  await expect(page.getByRole('link', { name: /\(branch\)/ })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Battle Card' })).toHaveCount(2);
});
