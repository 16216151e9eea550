import { expect, test, type Page } from './test.ts';
import { linkFor, makeAccount, makeMatch, newName, openMatchSheet, somebody } from './club.ts';
import { prompt } from './table.ts';

test.slow();

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/club/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your matches' })).toBeVisible();
}

/** The link in the latest mail to an address, as the mail catcher shows it. */
async function linkInMailTo(page: Page, address: string): Promise<string> {
  const keeper = `http://127.0.0.1:${process.env.CLUB_ROUTE_TEST_KEEPER_PORT}`;
  const list = await (await page.request.get(`${keeper}/mail`)).text();
  const [, mail] = new RegExp(`href="(/mail/\\d+)">reset to ${address}`).exec(list) ?? [];
  const [link] = /http\S+\/club\/reset#[\w-]+/.exec(await (await page.request.get(`${keeper}${mail}`)).text())!;
  return link;
}

test('a lost password is replaced by a mailed link; signing out everywhere closes the other browser', async ({
  browser,
}) => {
  const [home, cafe] = [await somebody(browser), await somebody(browser)];
  const name = newName('Ada');
  const address = `${crypto.randomUUID()}@home.example`;
  await makeAccount(home, name, address);
  await cafe.goto('/club/account');
  await cafe.getByRole('radio', { name: 'Forgot password' }).check();
  await cafe.getByRole('textbox', { name: 'Email' }).fill(address);
  await cafe.getByRole('button', { name: 'Send a link' }).click();
  await expect(cafe.getByText(/we have sent a link to reset your password/)).toBeVisible();
  await cafe.goto(await linkInMailTo(cafe, address));
  await cafe.getByRole('textbox', { name: /New password/ }).fill('a brand new one');
  await cafe.getByRole('button', { name: 'Set the password' }).click();
  await expect(cafe.getByText('You have a new password.')).toBeVisible();
  await signIn(cafe, name, 'a brand new one');

  // Whoever had the old password is out.
  await signIn(home, name, 'a brand new one');
  await home.goto('/club/account');
  await home.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(home.getByText('You can play without an account')).toBeVisible();
  await cafe.goto('/club');
  await expect(cafe.getByText('You can play without an account')).toBeVisible();
});

test('a link says who invites, and a profile what somebody has played; others follow a match', async ({ browser }) => {
  const [ada, bob, carl] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const [adasName, bobsName] = [newName('Ada'), newName('Bob')];
  await makeAccount(ada, adasName);
  await makeAccount(bob, bobsName);
  await makeAccount(carl, newName('Carl'));
  for (const page of [ada, bob]) {
    // The header leads to one's account from every page.
    await page.goto('/maps');
    await page
      .getByRole('banner')
      .getByRole('link', { name: page === ada ? adasName : bobsName })
      .click();
    const rated = page.getByRole('checkbox', { name: /Rate my matches/ });
    await rated.click();
    await expect(rated).toBeChecked();
  }
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ }, /Days for each turn/);
  await expect(ada.getByText(/You have up to 3 days \(72 hours\) for each turn/)).toBeVisible();
  await bob.goto(await linkFor(ada, 'German'));
  await expect(
    bob.getByText(`${adasName} invites you to play the Germans in Arnhem: The Farthest Bridge.`),
  ).toBeVisible();
  await expect(bob.getByText('2 to 3 hours')).toBeVisible();
  await expect(bob.getByText('Answer by')).toBeVisible();
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(prompt(bob)).toBeVisible();

  await carl.goto(ada.url());
  await expect(prompt(carl)).toBeVisible();
  const watching = await openMatchSheet(carl);
  await watching.getByRole('button', { name: 'Follow this match' }).click();
  await expect(watching.getByRole('button', { name: 'Stop following' })).toBeVisible();
  await watching.getByRole('link', { name: adasName }).click();
  await expect(carl.getByRole('heading', { name: adasName })).toBeVisible();
  await expect(carl.getByText('No public matches have ended yet.')).toBeVisible();
  await carl.goto('/club');
  await carl.getByRole('radio', { name: 'Followed' }).check();
  await expect(carl.getByRole('link', { name: new RegExp(`Allied: ${adasName} · German: ${bobsName}`) })).toBeVisible();

  await bob.getByRole('button', { name: 'Chat' }).click();
  await bob.getByRole('textbox', { name: 'Message' }).fill('See https://example.org/arnhem.');
  await bob.keyboard.press('Enter');
  const link = bob.getByRole('link', { name: 'https://example.org/arnhem', exact: true });
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  await bob.keyboard.press('Escape');
});

test('vacations are taken and ended; somebody at the table is reported and blocked, and unblocked', async ({
  browser,
}) => {
  const [ada, bob] = [await somebody(browser), await somebody(browser)];
  const bobsName = newName('Bob');
  await makeAccount(ada, newName('Ada'));
  await makeAccount(bob, bobsName);
  await ada.goto('/club/account');
  const year = new Date().getFullYear() + 1;
  await ada.getByLabel('First day').fill(`${year}-07-01`);
  await ada.getByLabel('Last day').fill(`${year}-07-14`);
  await ada.getByRole('button', { name: 'Take a vacation' }).click();
  await expect(ada.getByText(/1\s*–\s*14 Jul/)).toBeVisible();
  await ada.getByRole('button', { name: 'End it' }).click();
  await expect(ada.getByText(/14 Jul/)).toBeHidden();

  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /The first player who joins/ });
  await bob.goto(ada.url());
  await bob.getByRole('button', { name: 'Play the Germans' }).click();
  await expect(prompt(bob)).toBeVisible();
  // A page that opens at the table learns only then who looks at it; nobody is to report themselves.
  await ada.reload();
  const sheet = await openMatchSheet(ada);
  await sheet.getByRole('textbox', { name: `What ${bobsName} has done` }).fill('He says that he rolls only sixes.');
  await sheet.getByRole('button', { name: `Report ${bobsName}` }).click();
  await expect(sheet.getByText('Done.')).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: /What .* has done/ })).toHaveValue('');
  // Whoever leaves the page before the answer comes may have blocked nobody.
  const answered = ada.waitForResponse((response) => response.url().includes('/api/blocks'));
  await sheet.getByRole('button', { name: `Block ${bobsName}` }).click();
  await answered;
  await ada.goto('/club/account');
  await ada.getByRole('button', { name: `Unblock ${bobsName}` }).click();
  await expect(ada.getByRole('button', { name: `Unblock ${bobsName}` })).toBeHidden();
});
