import { expect, test } from './test.ts';
import { press, prompt, startRolled } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole game by keyboard alone, from the first page to the end, whatever the dice', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'New game of Battle Card' }).focus();
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(start).toBeVisible();
  while (!(await start.evaluate((button) => button.matches(':focus')))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveText(/Roll the airdrop/);
  await page.keyboard.press('Enter');

  const over = page.getByTestId('result');
  for (let decision = 0; decision < 20 && !(await over.isVisible()); decision++) {
    await expect(prompt(page)).toHaveText(/Order each division|Advance|Arnhem|destroyed/);
    const asked = await prompt(page).textContent();
    if (asked?.includes('Order each division')) await press(page, 'a', 'a', 'a', 'a', 'Enter');
    else if (asked?.includes('Advance')) await press(page, 'c', 'u', 'h');
  }
  await expect(over).toBeVisible();
});

test('the focus stays by the decision, ? lists the shortcuts, and single keys can be switched off', async ({
  page,
}) => {
  await startRolled(page);
  await page.getByRole('button', { name: 'Roll the airdrop' }).press('Enter');
  await expect(prompt(page)).toHaveText(/Order each division/);
  await expect.poll(() => page.evaluate('document.activeElement === document.body')).toBe(false);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('complementary', { name: 'First game' }).getByRole('button').first()).toBeFocused();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Shortcuts' });
  await expect(sheet).toContainText('Order the next division to attack');
  await sheet.getByLabel('Single keys act as shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
