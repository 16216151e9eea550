import { expect, test } from './test.ts';
import {
  endWithUnitsWaiting,
  linkFor,
  makeAccount,
  makeMatch,
  newName,
  openMatchSheet,
  sitDown,
  somebody,
} from './club.ts';
import { prompt } from './table.ts';

test.slow();

test('two play one side and talk among themselves; a seat is handed over by a link', async ({ browser }) => {
  const [ada, bob, greta, carl] = await Promise.all([1, 2, 3, 4].map(() => somebody(browser)));
  const [adasName, bobsName] = [newName('Ada'), newName('Bob')];
  await makeAccount(ada!, adasName);
  await makeAccount(bob!, bobsName);
  await makeMatch(ada!, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  await sitDown(greta!, await linkFor(ada!, 'German'), 'Greta');

  const sheet = await openMatchSheet(ada!);
  await sheet.getByRole('textbox', { name: /^Name or email/ }).fill(bobsName);
  await sheet.getByRole('button', { name: `Invite ${bobsName}` }).click();
  await expect(sheet.getByText(`${bobsName} is invited.`)).toBeVisible();
  await ada!.keyboard.press('Escape');
  await bob!.goto('/club');
  await bob!.getByRole('link', { name: /You are invited to play the Allies/ }).click();
  await bob!.getByRole('button', { name: 'Play the Allies' }).click();
  await expect(prompt(bob!)).toHaveText(/Allied movement/);
  await expect(greta!.getByTestId('seat-allied')).toContainText(`${adasName} and ${bobsName}`);

  await bob!.getByRole('button', { name: 'Chat' }).click();
  await bob!.getByRole('radio', { name: 'My side' }).check();
  await bob!.getByRole('textbox', { name: 'Message' }).fill('Land at Grave first.');
  await bob!.keyboard.press('Enter');
  await ada!.getByRole('button', { name: 'Chat (1 new)' }).click();
  await ada!.getByRole('radio', { name: 'My side' }).check();
  await expect(ada!.getByText('Land at Grave first.')).toBeVisible();
  await ada!.keyboard.press('Escape');
  await bob!.keyboard.press('Escape');
  await endWithUnitsWaiting(bob!);
  await expect(prompt(ada!)).toHaveText(/Allied combat/);
  await expect(greta!.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();

  const other = await openMatchSheet(greta!);
  await other.getByRole('radio', { name: /Another player takes my place/ }).check();
  await other.getByRole('button', { name: 'Make a link' }).click();
  await sitDown(carl!, await other.getByRole('textbox', { name: 'Link to your seat' }).inputValue(), 'Carl');
  await expect(greta!.getByText('This seat is no longer yours.')).toBeVisible();
  await expect(ada!.getByTestId('seat-german')).toContainText('Carl');
});

test('a link can be cancelled before anyone uses it, and made again', async ({ browser }) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  const first = await linkFor(ada, 'German');
  await ada.getByRole('button', { name: 'Cancel this link' }).click();
  await ada.getByRole('button', { name: 'Make a link for this seat' }).click();
  const link = ada.getByRole('textbox', { name: 'Link for the German player' });
  await expect(link).not.toHaveValue(first);
  await greta.goto(first);
  await expect(greta.getByText('There is no such link any more.')).toBeVisible();
  await sitDown(greta, await link.inputValue(), 'Greta');
  await expect(ada.getByTestId('seat-german')).toContainText('Greta');
});

test('whoever made a link and comes back at another browser makes a new one', async ({ browser }) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeAccount(ada, newName('Ada'));
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  const first = await linkFor(ada, 'German');
  const elsewhere = await somebody(browser);
  await elsewhere.context().addCookies(await ada.context().cookies());
  await elsewhere.goto(ada.url());
  await elsewhere.getByRole('button', { name: 'Make a new link' }).click();
  const second = await linkFor(elsewhere, 'German');
  expect(second).not.toBe(first);
  await sitDown(greta, second, 'Greta');
});
