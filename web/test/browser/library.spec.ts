import { expect, test, type Page } from '@playwright/test';
import { dice, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function midGame(page: Page): Promise<void> {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 5, 5, 6);
  await expect(prompt(page)).toHaveText(/Advance 30 Corps/);
}

test('a match goes on after the tab was closed', async ({ page, context }) => {
  await midGame(page);
  const address = page.url();
  await expect(page.getByText('kept', { exact: true })).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: /Battle Card: Market Garden.*Round 1 of 6.*Running/ }).click();
  await expect(again).toHaveURL(address);
  await expect(prompt(again)).toHaveText(/Advance 30 Corps/);
  await press(again, 'c');
  await dice(again, 6);
  await expect(prompt(again)).toHaveText(/Round 2/);
});

test('a deleted match can be brought back', async ({ page }) => {
  await midGame(page);
  await page.goto('/');
  await page.getByRole('button', { name: /Delete the match/ }).click();
  await expect(page.getByText('No matches yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Running/ })).toBeVisible();
});

test('a damaged match is reported, and the others stay', async ({ page }) => {
  await midGame(page);
  const damaged = page.url().split('/').at(-1)!;
  await midGame(page);
  await page.evaluate(`new Promise((resolve) => {
    indexedDB.open('club-route').onsuccess = ({ target }) => {
      const transaction = target.result.transaction('journals', 'readwrite');
      const journals = transaction.objectStore('journals');
      journals.get('${damaged}').onsuccess = ({ target: found }) =>
        journals.put(found.result.replace('"value":5', '"value":4'), '${damaged}');
      transaction.oncomplete = resolve;
    };
  })`);
  await page.goto(`/match/${damaged}`);
  await expect(page.getByRole('alert')).toContainText('Entry 1: The entry was changed after it was written');
  await page.getByRole('link', { name: 'Go to your matches' }).click();
  await expect(page.getByRole('link', { name: /Running/ })).toHaveCount(2);
  await page.goto('/match/nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no such match in this browser');
});

test('a match played on in another tab is not overwritten', async ({ page, context }) => {
  await midGame(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(prompt(other)).toHaveText(/Advance 30 Corps/);
  await press(other, 'c');
  await dice(other, 6);
  await expect(prompt(other)).toHaveText(/Round 2/);
  await press(page, 'h');
  await dice(page, 1);
  await expect(page.getByRole('alert')).toContainText('This match has gone on in another tab');
  await other.reload();
  await expect(prompt(other)).toHaveText(/Round 2/);
});
