import { expect, test } from '@playwright/test';
import { dice, press, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('hints are off, after the choice, or on', async ({ page }) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  const set = async (mode: string): Promise<void> =>
    page.getByRole('group', { name: 'Hints' }).getByText(mode, { exact: true }).click();

  await set('On');
  await expect(page.getByTestId('position')).toHaveText('Best play wins 642 of 1,000 from here (64.2 %, exact)');
  const slip = page.getByRole('group', { name: /^Eindhoven/ });
  await expect(slip).toContainText('wins 642 of 1,000');
  await expect(slip).toContainText('wins 255 of 1,000');

  await set('Off');
  await expect(page.getByText('of 1,000')).toHaveCount(0);

  await set('After');
  await expect(page.getByText('of 1,000')).toHaveCount(0);
  await press(page, 'd', 'a', 'a', 'Enter');
  await dice(page, 6, 5, 6, 1);
  await expect(page.getByTestId('feedback')).toHaveText(
    /Your last choice gave away 38\.7 %: it wins 255 of 1,000, where “101st Airborne attacks.*” wins 642 of 1,000 \(exact\)/,
  );
});

test('before a roll the slip shows which faces do what, and the table lights its line', async ({ page }) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 'a');
  const outcomes = page.getByRole('list', { name: 'What the die does' });
  await expect(outcomes.getByRole('listitem')).toHaveText([
    /Allied loss 1/,
    /Allied loss 1, German loss 1, area taken/,
    /area taken/,
  ]);
  const lit = page.getByRole('table', { name: /^Attack/ }).getByRole('row', { name: /^Allied/ });
  await expect(lit).toHaveAttribute('data-lit', 'true');
});
