import { expect, test } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { dice, kept, playToVictory, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('undo takes back the last order and an advance without dice, never a roll, and nothing is done in the past', async ({
  page,
}) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeDisabled();
  await expect(undo).toHaveAttribute('title', /a die roll, a reveal or a change of turn cannot be taken back/);
  await press(page, 'z');
  await expect(page.getByRole('alert')).toContainText('a die roll, a reveal or a change of turn cannot be taken back');
  // Nothing is done while one looks back.
  await press(page, '[', 'a');
  await expect(page.getByRole('alert')).toContainText('You are looking at entry 0 of 1. Go back to now to give orders');
  await press(page, 'l', 'a');
  await expect(page.getByRole('button', { name: '2 orders to give' })).toBeVisible();
  await press(page, 'a');
  await expect(page.getByRole('button', { name: '1 order to give' })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('button', { name: '2 orders to give' })).toBeVisible();
  await press(page, 'a', 'a', 'Enter');
  await dice(page, 5, 5, 6);
  await press(page, 'c');
  await dice(page, 6);
  await press(page, 'd', 'a', 'Enter');
  await dice(page, 5, 6);
  // The sky is clear: this advance rolls nothing.
  await press(page, 'c');
  await expect(prompt(page)).toHaveText(/Round 3/);
  await undo.click();
  await expect(prompt(page)).toHaveText('Round 2 of 6. Advance 30 Corps or the 101st Airborne, or hold.');
  await expect(page.getByRole('button', { name: 'The last step was undone.' })).toBeVisible();
});

test('every entry can be looked at again, replayed, and branched from', { tag: '@phone' }, async ({ page }) => {
  await startTyped(page);
  await playToVictory(page);
  // The diary runs one way, from the beginning, and shows what is on show.
  const diary = page.getByRole('region', { name: 'War diary' });
  await expect(diary.getByRole('heading', { level: 3 })).toHaveText([
    'Before the battle',
    ...[1, 2, 3, 4, 5].map((round) => `Round ${round}`),
  ]);
  await expect(diary.getByRole('listitem').last()).toHaveText('The road is open. Victory.');
  if ((page.viewportSize()?.width ?? 0) > 1000) await expect(diary.getByRole('listitem').last()).toBeInViewport();

  await expect(page.getByRole('img', { name: /Chance of winning/ })).toBeVisible();
  await expectNothingSerious(page);
  const slider = page.getByRole('slider', { name: 'Entry on show' });
  await expect(slider).toHaveValue('11');
  await press(page, '[', '[');
  await expect(slider).toHaveValue('9');
  await expect(prompt(page)).toHaveText('You are looking at entry 9 of 11.');
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await expect(slider).toHaveValue('11');

  await page.getByLabel('Speed of the replay').selectOption('4');
  await page.getByRole('button', { name: 'Play the replay' }).click();
  await expect(prompt(page)).toHaveText(/looking at entry \d/);
  await expect(slider).toHaveValue('11');
  await expect(page.getByRole('heading', { name: 'Arnhem is reached' })).toBeVisible();

  await slider.fill('1');
  // At either end the button that led there keeps the focus.
  const back = page.getByRole('button', { name: 'Back one entry' });
  await back.press('Enter');
  await expect(slider).toHaveValue('0');
  await expect(back).toBeDisabled();
  await expect(back).toBeFocused();
  await page.getByRole('button', { name: 'Forward one entry' }).press('Enter');
  await expect(slider).toHaveValue('1');
  const address = page.url();
  // Nothing is begun before it is asked for and has a name.
  await press(page, 'b', 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.getByRole('button', { name: 'What if, from here' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'What if' });
  await expect(sheet).toContainText('You start a new match after entry 1 of 11 (Roll the airdrop), with new dice');
  await sheet.getByLabel('Name').fill('Second thoughts');
  await sheet.getByRole('button', { name: 'Start the branch' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(prompt(page)).toHaveText(/Round 1 of 6. Order each division/);
  await expect(slider).toHaveValue('1');
  // A branch has dice of its own.
  await press(page, 'd', 'd', 'd', 'Enter');
  await expect(slider).toHaveValue('2');

  await kept(page, 2);
  await page.goto('/');
  await expect(
    page.getByRole('link', {
      name: /^Second thoughts.*Running · 2 entries · branch of “Battle Card: Market Garden” from entry 1/,
    }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finished' }).getByRole('link')).toHaveText(
    /30 Corps reached Arnhem in round 5\..*Won · 11 entries/,
  );
});
