import { expect, test } from '@playwright/test';
import { startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the whole game can be played by typed orders, and the live region tells it', async ({ page }) => {
  await startTyped(page);
  await page.getByRole('button', { name: 'Text view' }).click();
  const line = page.getByLabel('Your order');
  const live = page.getByTestId('live');
  const type = async (text: string): Promise<void> => {
    await line.fill(text);
    await line.press('Enter');
  };

  await expect(live).toHaveText(/laid out\. Roll the airdrop/);
  await type('drop');
  for (const face of ['5', '6', '5']) await type(face);
  await expect(live).toHaveText(/The 1st Airborne drops at Arnhem: die 5, strength 5\..*Order each division/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Grave: 82nd Airborne 6, German 2' })).toBeVisible();

  await type('march on Berlin');
  await expect(live).toHaveText(/"march on Berlin" is not an order here\. Type an order for each area/);
  await expect(page.getByRole('alert')).toContainText('is not an order here');

  await type('choices');
  await expect(page.getByText('101st Airborne attacks at Eindhoven', { exact: true })).toBeVisible();
  await type('hint');
  await expect(page.getByText(/Best play wins 642 of 1,000 from here \(64\.2 %, exact\)/)).toBeVisible();

  await type('attack all');
  await type('7');
  await expect(page.getByText('type a whole number from 1 to 6')).toBeVisible();
  for (const face of ['5', '5', '6']) await type(face);
  await expect(live).toHaveText(/the area is taken.*Advance 30 Corps/);
  await type('corps');
  await type('6');
  await expect(live).toHaveText(/30 Corps enters Eindhoven.*The sky clears.*Round 2 of 6/);
  await type('back');
  await expect(page.getByText('Entry 2 of 3 is on show.')).toBeVisible();
  await type('d a');
  for (const face of ['5', '6']) await type(face);
  await expect(live).toHaveText(/defends with the advantage; die 5: no effect/);
});
