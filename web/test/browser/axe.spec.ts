import { expect, test } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { dice, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('nothing bars anybody', { tag: '@phone' }, () => {
  test('first page, new game and rules', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'New game of Battle Card' })).toBeVisible();
    await expectNothingSerious(page);
    await page.goto('/new/battle-card');
    await page.getByText('More options').click();
    await expectNothingSerious(page);
    await page.goto('/rules/battle-card');
    await expect(page.getByRole('heading', { name: 'How we know' })).toBeVisible();
    await expectNothingSerious(page);
  });

  test('the table in the middle of a game, its sheets and its text view', async ({ page }) => {
    await startTyped(page);
    await expectNothingSerious(page);
    await press(page, 'Enter');
    await expectNothingSerious(page);
    await dice(page, 5, 6, 5);
    await page.getByText('On', { exact: true }).click();
    await press(page, 'a', 'd');
    await expect(page.getByTestId('position')).toContainText(/wins \d/);
    await expectNothingSerious(page);
    await press(page, 'Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNothingSerious(page);
    await press(page, 'd', 'Enter');
    await dice(page, 5, 5, 5);
    await expect(prompt(page)).toHaveText(/Advance/);
    await expectNothingSerious(page);
    for (const key of ['r', 's', '?']) {
      await press(page, key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingSerious(page, 'dialog');
      await press(page, 'Escape');
    }
    await press(page, '[');
    await expectNothingSerious(page);
    await press(page, 't');
    await expectNothingSerious(page);
  });

  test('the boards, and a cell of one', async ({ page }) => {
    await page.goto('/maps');
    await expect(page.getByRole('heading', { name: 'Maps' })).toBeVisible();
    await expectNothingSerious(page);
    await page.goto('/maps/farthest-bridge');
    await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
    await expectNothingSerious(page);
    const search = page.getByRole('combobox', { name: 'Find on the map' });
    await search.fill('n');
    await expectNothingSerious(page);
    await search.fill('nijmegen');
    await page.keyboard.press('Enter');
    const handle = page.locator('aside > button');
    if (await handle.isVisible()) await handle.click();
    await page.getByText('Export').click();
    await page.getByText('Sources').click();
    await expectNothingSerious(page);
  });

  test('a game for two: who plays, the computer, the curtain, standing answers and charts', async ({ page }) => {
    await page.goto('/new/farthest-bridge');
    await page.getByRole('radio', { name: 'The Germans', exact: true }).check();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(prompt(page)).toHaveText(/^Blow the/);
    for (const [button, sheet] of [
      ['Players', 'Players'],
      ['Standing answers', 'Standing answers'],
      ['Charts', 'Charts'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('dialog', { name: sheet })).toBeVisible();
      if (sheet === 'Charts') await page.getByText('Losses in numbers').click();
      await expectNothingSerious(page, 'dialog');
      await press(page, 'Escape');
    }
    await page.goto('/new/farthest-bridge');
    await page.getByRole('radio', { name: /pass the device/ }).check();
    await page.getByRole('radio', { name: /Free deployment/ }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('button', { name: 'I am the Allied player' })).toBeVisible();
    await expectNothingSerious(page);
    await page.goto('/new/farthest-bridge');
    await page.getByRole('radio', { name: /Neither/ }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('The computer is stopped.')).toBeVisible();
    await expectNothingSerious(page);
  });
});
