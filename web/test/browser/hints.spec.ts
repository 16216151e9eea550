import { expect, test } from './test.ts';
import { dice, press, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a slip shows which faces do what, the table lights its line; hints are off, after the choice, or on', async ({
  page,
}) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  const slip = page.getByRole('group', { name: /^Eindhoven/ });
  const outcomes = slip.getByRole('list', { name: 'Results of an attack' });
  await expect(outcomes.getByRole('listitem')).toHaveText([
    /Allied loss 1/,
    /Allied loss 1, German loss 1, area taken/,
    /area taken/,
  ]);
  // Both orders are told before one is given, so that giving it moves nothing.
  const before = await slip.boundingBox();
  await press(page, 'a');
  expect(await slip.boundingBox()).toEqual(before);
  const lit = page.getByRole('table', { name: /^Attack/ }).getByRole('row', { name: /^Allied/ });
  await expect(lit).toHaveAttribute('data-lit', 'true');
  await press(page, 'z');

  const set = async (mode: string): Promise<void> =>
    page.getByRole('group', { name: 'Hints' }).getByText(mode, { exact: true }).click();

  await set('On');
  await expect(page.getByTestId('position')).toHaveText('Best play wins 64.2 % from here (exact).');
  await expect(slip).toContainText('wins 64.2 %');
  await expect(slip).toContainText('wins 25.5 %');

  await set('Off');
  await expect(page.getByText(/wins \d/)).toHaveCount(0);

  await set('After');
  await expect(page.getByText(/wins \d/)).toHaveCount(0);
  await press(page, 'd', 'a', 'a', 'Enter');
  await dice(page, 6, 5, 6, 1);
  await expect(page.getByTestId('feedback')).toHaveText(
    // No line ends between a number and its sign.
    /Your last choice gave away 38\.7\u00A0%: it wins 25\.5\u00A0%, where “101st Airborne attacks.*” wins 64\.2\u00A0% \(exact\)/,
  );
});

test('where nothing wins any more, that is said once, and no choice is praised or blamed', async ({ page }) => {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 1, 1, 1);
  await page.getByRole('group', { name: 'Hints' }).getByText('On', { exact: true }).click();
  // Two rounds without an advance leave no time: five are needed.
  for (const order of ['d', 'd']) {
    await press(page, order, order, order, 'Enter');
    await dice(page, 6, 6, 6, 1);
  }
  await expect(page.getByTestId('position')).toHaveText('No choice can win from here (exact).');
  await expect(page.getByRole('group', { name: /^Eindhoven/ })).toContainText('cannot win');
  await page.getByRole('group', { name: 'Hints' }).getByText('After', { exact: true }).click();
  await press(page, 'd', 'd', 'd', 'Enter');
  await dice(page, 6, 6, 6, 1);
  await expect(page.getByTestId('prompt')).toHaveText(/Round 4/);
  await expect(page.getByTestId('feedback')).toHaveCount(0);
});
