import { expect, test } from './test.ts';
import { dice, firstNote, kept, noMoreNotes, press, prompt, startRolled, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole game by pointer, on the slips and on the map', { tag: '@phone' }, async ({ page }) => {
  await startTyped(page);
  const die = async (face: number): Promise<void> =>
    page
      .getByRole('region', { name: 'Dice from your table' })
      .getByRole('button', { name: String(face) })
      .click();

  await page.getByRole('button', { name: 'Roll the airdrop' }).click();
  for (const face of [5, 6, 5]) await die(face);
  await expect(prompt(page)).toHaveText(/Order each division/);

  const slip = (area: string) => page.getByRole('group', { name: new RegExp(`^${area}`) });
  await slip('Eindhoven').getByRole('radio', { name: 'Attack' }).check();
  await page.getByRole('button', { name: /82nd Airborne at Grave: no order yet/ }).click();
  await expect(page.getByRole('button', { name: /82nd Airborne at Grave: attack/ })).toBeVisible();
  await slip('Arnhem').getByRole('radio', { name: 'Attack' }).check();
  await page.getByRole('button', { name: 'Roll the battles' }).click();
  for (const face of [5, 5, 6]) await die(face);

  // The arrow on the map and the button in the panel do the same.
  await expect(page.getByRole('button', { name: '30 Corps to Eindhoven' })).toHaveCount(2);
  await page.getByRole('button', { name: '30 Corps to Eindhoven' }).first().click();
  await die(6);
  await slip('Grave').getByRole('radio', { name: 'Defend' }).check();
  await slip('Arnhem').getByRole('radio', { name: 'Attack' }).check();
  await page.getByRole('button', { name: 'Roll the battles' }).click();
  for (const face of [5, 6]) await die(face);
  await page.getByRole('button', { name: '30 Corps to Grave' }).last().click();
  await slip('Arnhem').getByRole('radio', { name: 'Attack' }).check();
  await page.getByRole('button', { name: 'Roll the battles' }).click();
  await die(6);
  await page.getByRole('button', { name: '82nd Airborne to Nijmegen' }).first().click();
  await slip('Nijmegen').getByRole('radio', { name: 'Attack' }).check();
  await slip('Arnhem').getByRole('radio', { name: 'Attack' }).check();
  await page.getByRole('button', { name: 'Roll the battles' }).click();
  for (const face of [6, 6]) await die(face);
  await page.getByRole('button', { name: '30 Corps to Nijmegen' }).first().click();
  await slip('Arnhem').getByRole('radio', { name: 'Attack' }).check();
  await page.getByRole('button', { name: 'Roll the battles' }).click();
  await die(6);
  await page.getByRole('button', { name: '30 Corps to Arnhem' }).last().click();

  await expect(page.getByRole('heading', { name: 'Arnhem is reached' })).toBeVisible();
  await expect(page.getByTestId('result')).toContainText('You win: 30 Corps reached Arnhem in round 5.');
  await expect(page.getByTestId('result')).toContainText('Best play wins 34.2 % of games from the start');
  await expect(page.getByRole('img', { name: /Chance of winning after each decision: 34 %/ })).toBeVisible();

  // The moments that decided it are ways into the replay.
  const moments = page.getByTestId('moments').getByRole('listitem');
  await expect(moments).toHaveCount(3);
  await expect(moments.last()).toContainText(/Allied prospects rise from \d+ to \d+ of 100\./);
  await moments.first().getByRole('button').click();
  await expect(prompt(page)).toHaveText(/You are looking at entry \d+ of 11\./);
  await page.getByRole('button', { name: 'Back to now' }).first().click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(prompt(page)).toHaveText(/Roll the airdrop/);
});

test('a division destroyed loses the game at once', async ({ page }) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 1, 4, 2);
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 1, 2, 3, 2);
  await press(page, 'a', 'd', 'd', 'Enter');
  await dice(page, 1, 6, 5, 3);
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 1);
  await expect(page.getByRole('heading', { name: 'The battle is lost' })).toBeVisible();
  await expect(page.getByTestId('result')).toContainText(
    'You lose: the 101st Airborne was destroyed at Eindhoven in round 3',
  );
});

test('a missing order is refused with its rule; a line of the diary shows where its result stands', async ({
  page,
}) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 'a');
  await page.getByRole('button', { name: '2 orders to give' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Every division must fight. Order the division at Grave to attack or to defend. Rule 1.',
  );
  await press(page, 'a', 'a');
  await expect(page.getByRole('alert')).toHaveCount(0);

  await press(page, 'Enter');
  await dice(page, 2, 5, 6);
  await page.getByRole('button', { name: /^Eindhoven: the 101st Airborne attacks/ }).click();
  const table = page.getByRole('table', { name: /^Attack/ });
  await expect(table.getByRole('row', { name: /^Allied/ })).toHaveAttribute('data-lit', 'true');
  await expect(table.getByRole('columnheader', { name: '2 3 4' })).toHaveAttribute('data-lit', 'true');
  await expect(table.locator('[data-hit=true]')).toHaveText(/Allied loss 1, German loss 1, area taken/);
});

test('orders in the making are found again after a reload, and taken back one by one', async ({ page }) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 'a', 'd');
  await expect(page.getByRole('button', { name: '1 order to give' })).toBeVisible();
  await kept(page, 1, 2);
  await page.reload();
  await expect(page.getByRole('button', { name: '1 order to give' })).toBeVisible();
  await expect(page.getByRole('button', { name: /101st Airborne at Eindhoven: attack/ })).toBeVisible();
  await press(page, 'z');
  await expect(page.getByRole('button', { name: '2 orders to give' })).toBeVisible();
  await expect(page.getByRole('button', { name: /101st Airborne at Eindhoven: attack/ })).toBeVisible();
  await press(page, 'z');
  await expect(page.getByRole('button', { name: '3 orders to give' })).toBeVisible();
});

test('notes lead through the first game and do not come back once read', async ({ page }) => {
  await startRolled(page);
  await expect(page.getByRole('complementary', { name: 'First game' })).toContainText('Choose “Roll the airdrop”');
  await (await firstNote(page)).getByRole('button', { name: 'Got it' }).click();
  await page.getByRole('button', { name: 'Roll the airdrop' }).click();
  await expect(page.getByRole('complementary', { name: 'First game' })).toContainText('Choose attack or defend');
  await noMoreNotes(page);
  await kept(page, 1);
  await page.reload();
  await expect(prompt(page)).toHaveText(/Order each division/);
  await expect(page.getByRole('complementary', { name: 'First game' })).toHaveCount(0);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('dice are seen rolled, and one press shows it all', async ({ page }) => {
    await startRolled(page);
    await page.getByRole('button', { name: 'Roll the airdrop' }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    await page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Show everything' }).click();
    await expect(prompt(page)).toHaveText(/Order each division/);
  });
});
