import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test.ts';
import { dice, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function saved(page: Page): Promise<string> {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 's');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

async function load(page: Page, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load from a file' }).click();
  const buffer = Buffer.from(content);
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer });
}

test('every way to damage a file is refused with a sentence, and the game at hand stays', async ({ page }) => {
  const text = await saved(page);
  const address = page.url();
  const damaged: readonly (readonly [string | Buffer, RegExp])[] = [
    [text.slice(0, text.length / 2), /stops in the middle/],
    ['', /The file is empty/],
    [text.replace('"value": 6', '"value": 5'), /Entry 1: The entry was changed after it was written/],
    ['{"name": "something else"}', /not a Club Route save file/],
    ['GIF89a', /not a Club Route save file: it is not JSON/],
    [text.replace('"version": 1', '"version": 2'), /A newer Club Route may open it/],
    [text.replace('"rules": "1"', '"rules": "9"'), /begun under rules 9/],
    [text.replaceAll('battle-card', 'patience'), /which is not here/],
    [Buffer.alloc(17 * 1024 * 1024, ' '), /too large to be a save file: 17 MB/],
  ];
  for (const [content, sentence] of damaged) {
    await load(page, content);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.getByRole('alert')).toContainText('This match does not change.');
  }
  expect(page.url()).toBe(address);
  await page.keyboard.press('Escape');
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 5, 5, 6);
  await expect(prompt(page)).toHaveText(/Advance 30 Corps/);
});

test('a saved match comes back from its file, in another browser too', async ({ page, browser, baseURL }) => {
  const text = await saved(page);
  await expect(page.getByRole('dialog', { name: 'Save and share' })).toContainText('The match is kept in this browser');
  const elsewhere = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await load(other, text);
  await expect(prompt(other)).toHaveText(/Round 1 of 6. Order each division/);
  const address = other.url();
  // The same file again finds the same match.
  await other.goto('/');
  await load(other, text);
  await expect(other).toHaveURL(address);
  await elsewhere.close();
});

test('the dice can be checked, and what that proves is said', async ({ page }) => {
  await page.goto('/new/battle-card');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Roll the airdrop' }).click();
  await press(page, 's');
  await expect(page.getByRole('dialog')).toContainText('honest but not certified');
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText('Every entry (1) and every die (3) holds')).toBeVisible();
});
