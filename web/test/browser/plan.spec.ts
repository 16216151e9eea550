import { expect, test, type Locator, type Page } from './test.ts';
import { answerForComputers } from './computers.ts';
import { clickHex, counter, inTray, type } from './hexes.ts';
import { onceStill } from './still.ts';
import { press, prompt } from './table.ts';

// Nothing moves, and every visit loads from the server: the computer then thinks as long as its program is held back.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The Germans wait for a computer that thinks until it is let go. */
async function waitForAllies(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await answerForComputers(page, () => held.then(() => true));
  await page.goto('/new/farthest-bridge');
  const who = page.getByRole('group', { name: 'You play' });
  await who.getByRole('radio', { name: /The Germans/ }).check();
  // So that any unit can be planned for in any order.
  for (const more of await page.locator('details > summary').all()) await more.click();
  await page.getByLabel('At any time in the phase').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText('The Allies are moving.');
  return letGo;
}

function planned(page: Page): Locator {
  return page.getByRole('region', { name: 'Planned orders' });
}

/** Nothing in the middle of the other side's turn is asked any more. */
async function settleInAdvance(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Standing answers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Standing answers' });
  for (const [group, answer] of [
    [/When an Allied unit reaches/, 'Leave it standing'],
    [/Support fire/, 'None'],
    [/must retreat/, 'Retreats'],
    [/attackers have left/, 'Stays where it is'],
  ] as const)
    await sheet.getByRole('group', { name: group }).getByRole('radio', { name: answer, exact: true }).check();
  await sheet.getByRole('button', { name: 'Save these answers' }).click();
}

test('the next turn is planned while the computer has its own, kept, and carried out', async ({ page }) => {
  test.slow();
  const letGo = await waitForAllies(page);
  const plan = planned(page);
  // By mouse: a press on an own counter begins it.
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
  await counter(page, 'Grsn').click();
  await expect(prompt(page)).toHaveText('Plan ahead. Choose where Grsn goes.');
  await clickHex(page, '0803');
  await expect(plan.getByRole('listitem')).toHaveText(/^Grsn to 0803/);
  await expect(page.getByTestId('planned').locator('[data-look="planned"]')).toHaveCount(1);
  await plan.getByRole('button', { name: 'Dismiss: Grsn to 0803' }).click();
  await expect(plan.getByRole('listitem')).toHaveCount(0);
  // By keys, and taken back by one.
  await press(page, 'n', 'ArrowLeft', 'Enter');
  await expect(plan.getByRole('listitem')).toHaveCount(1);
  await press(page, 'z');
  await expect(plan.getByRole('listitem')).toHaveCount(0);
  // Typed; what the rules forbid is not laid.
  await type(page, 'plan 1/vT 3907');
  await type(page, 'plan 2/vT 3908');
  await type(page, 'plan BrDf 0102');
  await expect(page.getByRole('alert')).toContainText('BrDf cannot reach 0102 on this move. Rule 5.0.');
  await expect(plan.getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await expect(plan.getByRole('listitem')).toHaveCount(2);
  await settleInAdvance(page);
  letGo();
  await expect(prompt(page)).toHaveText(/17 September, German movement/);
  await plan.getByRole('button', { name: 'Carry out all 2' }).click();
  await expect(plan).toHaveCount(0);
  for (const unit of ['1/vT', '2/vT']) await expect(counter(page, unit)).toBeVisible();
});

test('a plan by words, listed and dropped', async ({ page }) => {
  await waitForAllies(page);
  await press(page, 't');
  const say = async (text: string): Promise<void> => {
    await page.getByLabel('Your order').fill(text);
    await page.keyboard.press('Enter');
  };
  const answer = page.getByRole('status', { name: 'Answer' });
  await say('plan Grsn 0803');
  await expect(answer).toHaveText('1: Grsn to 0803.');
  await say('plan 10SS 3121');
  await say('plan drop 1');
  await expect(answer).toHaveText('1: 10SS enters at 3326 (Westervoort) and moves to 3121 (Elst).');
  await say('plan clear');
  await expect(answer).toHaveText('You have no planned orders.');
});

test('a plan by finger', { tag: '@phone-only' }, async ({ page }) => {
  await waitForAllies(page);
  const plan = planned(page);
  await plan.getByRole('button', { name: 'Plan your next turn' }).tap();
  await inTray(page, 'Grsn').tap();
  await expect(prompt(page)).toHaveText('Plan ahead. Choose where Grsn goes.');
  // The hex above it, once the map has come to the unit.
  const { x, y, width, height } = await onceStill(page, () => counter(page, 'Grsn').boundingBox());
  await page.touchscreen.tap(x + width, y - height / 2);
  await page.getByRole('button', { name: /^Plan to go to \d{4}/ }).tap();
  await expect(plan.getByRole('listitem')).toHaveText(/^Grsn to \d{4}/);
  await plan.getByRole('button', { name: /^Dismiss: Grsn/ }).tap();
  await expect(plan.getByRole('listitem')).toHaveCount(0);
});
