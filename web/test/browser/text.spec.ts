import { expect, test } from './test.ts';
import { dice, press, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'the whole game can be played by typed orders, and the live region tells it',
  { tag: '@phone' },
  async ({ page }) => {
    await startTyped(page);
    await page.getByRole('button', { name: 'Text view' }).click();
    const line = page.getByLabel('Your order');
    const live = page.getByTestId('live');
    const type = async (text: string): Promise<void> => {
      await line.fill(text);
      await line.press('Enter');
    };

    await expect(live).toHaveText(/is set up\. Roll the airdrop/);
    await type('drop');
    for (const face of ['5', '6', '5']) await type(face);
    await expect(live).toHaveText(/The 1st Airborne drops at Arnhem: die 5, strength 5\..*Order each division/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Grave: 82nd Airborne 6, German 2' })).toBeVisible();

    await type('march on Berlin');
    await expect(live).toHaveText(/"march on Berlin" is not an order you can give now\. Type an order for each area/);
    await expect(page.getByRole('alert')).toContainText('is not an order you can give now');

    const answer = page.getByRole('status', { name: 'Answer' });
    await type('choices');
    await expect(answer).toContainText(
      '8: 101st Airborne defends at Eindhoven; 82nd Airborne defends at Grave; 1st Airborne defends at Arnhem',
    );
    await type('hint');
    await expect(answer).toContainText('Best play wins 64.2 % from here (exact).');
    await expect(answer).toContainText(/1: 101st Airborne attacks at Eindhoven.*: wins 64\.2 %\./);
    await type('help');
    await expect(answer).toContainText('choices: list every choice with a number; type the number to choose it.');
    await type('rules');
    await expect(answer).toContainText('3: Allied advance.');
    await type('rules 1');
    await expect(answer).toContainText('Attack, None: Die 1: A−2; 2, 3, 4: A−1 G−1; 5, 6: A−1 G−1 ★.');
    await type('log');
    await expect(answer).toContainText('The 82nd Airborne drops at Grave: die 6, strength 6.');

    await type('attack all');
    await type('7');
    await expect(page.getByText('type a whole number from 1 to 6')).toBeVisible();
    for (const face of ['5', '5', '6']) await type(face);
    await expect(live).toHaveText(/the Allies take the area.*Advance 30 Corps/);
    await type('corps');
    await type('6');
    await expect(live).toHaveText(/30 Corps enters Eindhoven.*The sky clears.*Round 2 of 6/);
    await type('back');
    await expect(page.getByText('Showing entry 2 of 3.')).toBeVisible();
    await type('d a');
    for (const face of ['5', '6']) await type(face);
    await expect(live).toHaveText(/defends with the advantage; die 5: no effect/);
  },
);

test('the text view has all that the map has: tables, what a choice gave away, the result, and a new game', async ({
  page,
}) => {
  await startTyped(page);
  await page.getByRole('button', { name: 'Text view' }).click();
  const line = page.getByLabel('Your order');
  const type = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await line.fill(text);
      await line.press('Enter');
    }
  };
  await expect(page.getByRole('table', { name: /^Attack/ })).toBeVisible();
  await type('1', '1', '4', '2');
  await type('8', '1', '1', '1', '1');
  await expect(page.getByTestId('feedback')).toContainText('Your last choice gave away');
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('listitem');
  await expect(choices).toHaveCount(8);
  await page.getByRole('group', { name: 'Hints' }).getByText('On', { exact: true }).click();
  await expect(choices.first()).toContainText(/wins \d/);
  await type('1', '1', '1', '1');
  await expect(page.getByRole('heading', { name: 'The battle is lost' })).toBeVisible();
  await expect(page.getByTestId('result')).toContainText(
    'You lose: the 1st Airborne was destroyed at Arnhem in round 2.',
  );
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByTestId('prompt')).toHaveText(/Roll the airdrop/);
  await type('quit');
  await expect(page).toHaveURL(/\/$/);
});

test('a match that cannot be kept says so in the text view too', async ({ page, context }) => {
  await startTyped(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByTestId('prompt')).toHaveText(/Roll the airdrop/);
  await press(other, 'Enter');
  await dice(other, 5, 6, 5);
  await expect(other.getByText('saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Text view' }).click();
  const line = page.getByLabel('Your order');
  for (const text of ['drop', '1', '1', '1']) {
    await line.fill(text);
    await line.press('Enter');
  }
  await expect(page.getByRole('alert')).toContainText('You have played on in another tab');
});
