import { expect, test, type Page } from './test.ts';
import { expectNothingFound } from './axe.ts';
import { clubLine, makeAccount, makeMatch, newName } from './club.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
}

test('the pages of the club fit, and bar nobody', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/club/account');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectNothingFound(page);
  await makeAccount(page, newName('Ada'));
  await expectNothingFound(page);
  await expectToFit(page);
  await page.goto('/club/account');
  await expect(page.getByRole('heading', { name: 'Vacations' })).toBeVisible();
  await expectNothingFound(page);
  await expectToFit(page);
  await makeMatch(page, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  await expect(page.getByRole('button', { name: 'Cancel the match' })).toBeVisible();
  await expectNothingFound(page);
  await expectToFit(page);
  await page.goto('/club/new/farthest-bridge');
  await page.getByRole('radio', { name: /A clock for each side/ }).check();
  await expect(page.getByText(/You have 1 hour for all your turns together, and 30 seconds more/)).toBeVisible();
  await expectNothingFound(page);
  await expectToFit(page);
});

test('a table of the club fits, and bars nobody', { tag: '@phone' }, async ({ page }) => {
  await makeAccount(page, newName('Ada'));
  await makeMatch(page, { 'The Allies': /^Me/, 'The Germans': /Recruit/ });
  await expect(page.getByTestId('seat-allied')).toContainText('your move');
  const line = await clubLine(page);
  await expectNothingFound(page, '[aria-label="At the table"]');
  for (const sheet of ['Chat', 'Notes', 'Standing answers', 'The match']) {
    await line.getByRole('button', { name: sheet, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingFound(page, 'dialog');
    await page.keyboard.press('Escape');
  }
  await expectToFit(page);
  await page.goto('/club');
  await expect(page.getByRole('link', { name: /Your move/ })).toBeVisible();
  await expectNothingFound(page);
  await expectToFit(page);
});

test('by keyboard alone: an account, a match with an open seat, and calling it off', async ({ page }) => {
  await page.goto('/club/account');
  await page.getByRole('radio', { name: 'Sign in' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newName('Ada'));
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The club' })).toBeVisible();
  await page.getByRole('link', { name: 'Arnhem: The Farthest Bridge', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'The Germans' }).getByRole('radio', { name: /link/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('group', { name: 'The Germans' }).getByRole('radio', { name: /first/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The match begins when every seat is taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the match' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The club' })).toBeVisible();
  await expect(page.getByText('Cancelled')).toBeVisible();
});

test('an open seat is taken from the list by somebody without an account', async ({ page, browser }) => {
  const name = newName('Ada');
  await makeAccount(page, name);
  await makeMatch(page, { 'The Allies': /^Me/, 'The Germans': /who joins/ });
  const guest = await browser.newPage({ reducedMotion: 'reduce' });
  await guest.goto('/club');
  await guest.getByRole('link', { name: new RegExp(`Allied: ${name} · German: nobody yet`) }).click();
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Greta');
  await guest.getByRole('button', { name: 'Play the Germans' }).click();
  await expect(guest.getByTestId('seat-german')).toContainText('you');
  await expect(page.getByTestId('seat-allied')).toContainText('your move');
  await guest.goto('/club');
  await expect(guest.getByRole('link', { name: /German: you/ }).first()).toContainText('Allied to act');
});

test('an account is changed, taken along and deleted', async ({ page }) => {
  const name = newName('Ada');
  await makeAccount(page, name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'New password' }).fill('better horse');
  await page.getByRole('textbox', { name: 'Current password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  expect((await saving).suggestedFilename()).toBe('club-route-account.json');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('You can play without an account')).toBeVisible();
  await page.goto('/club/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('better horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Password, to delete the account' }).fill('better horse');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('You can play without an account')).toBeVisible();
});

test('where no club answers, one sentence says so and the rest works', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'nothing' }));
  await page.goto('/club');
  await expect(page.getByText('The club is not answering')).toBeVisible();
  await page.getByRole('link', { name: 'Play in this browser' }).click();
  await expect(page.getByRole('link', { name: 'New game of Battle Card' })).toBeVisible();
});
