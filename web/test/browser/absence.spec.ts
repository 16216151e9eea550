import { expect, test } from './test.ts';
import { endAlliedTurn, linkFor, makeMatch, openMatchSheet, sitDown, somebody } from './club.ts';
import { prompt } from './table.ts';
import { letPass } from './time.ts';

test.slow();

const SEATS = { 'The Allies': /^Me/, 'The Germans': /I send a link/ };

test('somebody who does not come back is replaced, by a person and by the computer', async ({ browser }) => {
  const [ada, greta, carl] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  await makeMatch(ada, SEATS, /Days for each turn/);
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  await endAlliedTurn(ada);
  const sheet = await openMatchSheet(ada);
  const absent = sheet.getByRole('heading', { name: 'If a player is absent' });
  await expect(absent).toBeHidden();
  await letPass(ada, 40);
  await expect(absent).toBeVisible();
  await sheet.getByRole('button', { name: 'Free the German seat' }).click();
  await expect(greta.getByText('This seat is no longer yours.')).toBeVisible();
  await carl.goto(ada.url());
  await expect(carl.getByText('The German seat is free.')).toBeVisible();
  await carl.getByRole('textbox', { name: /Your name/ }).fill('Carl');
  await carl.getByRole('button', { name: 'Play the Germans' }).click();
  await expect(prompt(carl)).toHaveText(/German movement/);
  await expect(ada.getByTestId('seat-german')).toContainText('Carl');

  await letPass(ada, 40);
  await sheet.getByRole('button', { name: 'Let the computer play it: Recruit' }).click();
  await expect(ada.getByTestId('seat-german')).toContainText('the computer (Recruit)');
});

test('days that are up are claimed, not lost by themselves', async ({ browser }) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeMatch(ada, SEATS, /Days for each turn/);
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  await letPass(ada, 40);
  await expect(greta.getByTestId('seat-allied')).toContainText('time is up');
  const sheet = await openMatchSheet(greta);
  await sheet.getByRole('button', { name: 'Claim the win' }).click();
  for (const page of [ada, greta])
    await expect(page.getByTestId('outcome')).toContainText('The time of the Allies is up.');
});

test('by the clock the flag falls by itself, before everybody’s eyes', async ({ browser }) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeMatch(ada, SEATS, /A clock for each side/);
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  await expect(greta.getByTestId('seat-allied')).toContainText(/\d+:\d\d/);
  await letPass(ada, 1);
  for (const page of [ada, greta])
    await expect(page.getByTestId('outcome')).toContainText('The time of the Allies is up.');
  await expect(prompt(ada)).toHaveText('The time of the Allies is up.');
});

test('without a time limit the page says when a player may be replaced, and so does the refusal', async ({
  browser,
}) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeMatch(ada, SEATS, /No limit/);
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  const sheet = await openMatchSheet(ada);
  await expect(
    sheet.getByText('You can replace a player who has left, or whose turn has lasted thirty days.'),
  ).toBeVisible();
  await sheet.getByRole('button', { name: 'Free the German seat' }).click();
  await expect(sheet.getByRole('alert')).toHaveText(
    'You can replace the Germans only after their turn has lasted thirty days.',
  );
});
