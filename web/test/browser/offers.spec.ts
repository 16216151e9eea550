import { expect, test } from './test.ts';
import { endAlliedTurn, linkFor, makeMatch, openMatchSheet, sitDown, somebody } from './club.ts';
import { prompt } from './table.ts';

test.slow();

test('play goes back, and the match is drawn, when both agree', async ({ browser }) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  await endAlliedTurn(ada);

  // Back on the timeline to where the combat phase began.
  await ada.keyboard.press('[');
  const sheet = await openMatchSheet(ada);
  await sheet.getByRole('button', { name: 'Ask to go back to this moment' }).click();
  await expect(ada.getByText('You ask to take play back to an earlier moment.')).toBeVisible();
  await expect(greta.getByText('The Allies ask to take play back to an earlier moment.')).toBeVisible();
  await greta.getByRole('button', { name: 'Agree' }).click();
  await expect(prompt(greta)).toHaveText(/^The Allies /);
  await ada.keyboard.press('Escape');
  await ada.keyboard.press('l');
  await expect(prompt(ada)).toHaveText(/Allied combat/);

  await (await openMatchSheet(ada)).getByRole('button', { name: 'Offer a draw' }).click();
  await greta.getByRole('button', { name: 'Decline' }).click();
  const declined = ada.getByRole('status').filter({ hasText: 'The Germans decline the draw. Play goes on.' });
  await expect(declined).toBeVisible();
  await ada.keyboard.press('Escape');
  await declined.getByRole('button', { name: 'Got it' }).click();
  await expect(declined).toBeHidden();
  await (await openMatchSheet(ada)).getByRole('button', { name: 'Offer a draw' }).click();
  await greta.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, greta])
    await expect(page.getByTestId('outcome')).toContainText('Both sides have agreed to a draw.');
});
