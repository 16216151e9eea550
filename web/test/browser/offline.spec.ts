import { expect, test } from './test.ts';
import { kept, press, prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'allow' });

test('after the first visit a new game starts and plays with no network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'New game of Battle Card' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/Roll the airdrop/);
  await press(page, 'Enter');
  await expect(prompt(page)).toHaveText(/Order each division/);
  await page.getByText('On', { exact: true }).click();
  await expect(page.getByTestId('position')).toContainText(/wins \d/);
  await kept(page, 1);
  await page.reload();
  await expect(prompt(page)).toHaveText(/Order each division/);
});

test('the computer plays with no network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate('navigator.serviceWorker.ready');
  await page.reload();
  await context.setOffline(true);
  await page.goto('/new/farthest-bridge');
  await page.getByRole('radio', { name: 'The Germans', exact: true }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/^Blow the .* bridge/);
});
