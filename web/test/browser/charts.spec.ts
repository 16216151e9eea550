import { expect, test } from './test.ts';
import { playToVictory, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the charts of a match lead to its moments, by picture and by table', { tag: '@phone' }, async ({ page }) => {
  await startTyped(page);
  await playToVictory(page);
  await page.getByRole('button', { name: 'Charts' }).click();
  const sheet = page.getByRole('dialog', { name: 'Charts' });
  await expect(sheet.getByRole('img', { name: /^Strength: a chart/ })).toBeVisible();
  await sheet.getByText('Strength in numbers').click();
  const table = sheet.getByRole('region', { name: 'Strength', exact: true }).getByRole('table');
  await expect(table.getByRole('row', { name: /^Start/ })).toContainText('177');
  await table.getByRole('button', { name: 'Round 2' }).click();
  await expect(page.getByTestId('prompt')).toHaveText(/You are looking at entry \d+/);
  const luck = sheet.getByRole('region', { name: 'Luck', exact: true }).getByRole('table');
  await expect(luck.getByRole('row', { name: /Luck in the airdrop, Allied/ })).toContainText('+3');
  await sheet.getByRole('img', { name: /^Strength: a chart/ }).click({ position: { x: 60, y: 60 } });
  await expect(page.getByTestId('prompt')).toHaveText(/You are looking at entry [01] /);
});
