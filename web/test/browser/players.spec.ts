import { expect, test, type Page } from './test.ts';
import { answerForComputers } from './computers.ts';
import { kept, prompt } from './table.ts';

// Nothing moves, and every visit loads from the server: a test may then cut a file off.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function start(page: Page, who: RegExp, ...also: readonly RegExp[]): Promise<void> {
  await page.goto('/new/farthest-bridge');
  await page.getByRole('group', { name: 'You play' }).getByRole('radio', { name: who }).check();
  for (const name of also) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/match\//);
  await expect(
    page.getByRole('group', { name: 'Tools' }).or(page.getByRole('button', { name: /^I am the/ })),
  ).toBeVisible();
}

/** "Entry 3 of 12: …" */
async function lastEntry(page: Page): Promise<number> {
  const text = await page.getByRole('slider', { name: 'Entry on show' }).getAttribute('aria-valuetext');
  return Number(/of (\d+):/.exec(text ?? '')?.[1]);
}

test('the computer plays the other side, and goes on after the tab was closed', async ({ page, context }) => {
  await start(page, /The Germans/);
  // The Allies land until somebody comes to a bridge.
  await expect(prompt(page)).toHaveText(/^Blow the .* bridge/);
  const entries = await lastEntry(page);
  expect(entries).toBeGreaterThan(0);
  await kept(page, entries);
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: /Waiting for the Germans/ }).click();
  await expect(prompt(again)).toHaveText(/^Blow the .* bridge/);
  await again.keyboard.press('t');
  await again.getByLabel('Your order').fill('spare');
  await again.keyboard.press('Enter');
  await expect.poll(() => lastEntry(again)).toBeGreaterThan(entries + 1);
});

test('who plays can be changed in the middle of a match, and what is filed in advance is not asked', async ({
  page,
}) => {
  await start(page, /pass the device/);
  await page.getByRole('button', { name: 'Players' }).click();
  const players = page.getByRole('dialog', { name: 'Players' });
  await players.getByRole('radio', { name: 'The Germans' }).check();
  await players.getByRole('button', { name: 'Play on with these players' }).click();
  await expect(prompt(page)).toHaveText(/^Blow the .* bridge/);

  await page.getByRole('button', { name: 'Standing answers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Standing answers' });
  await sheet
    .getByRole('group', { name: /When an Allied unit reaches/ })
    .getByRole('radio', { name: 'Leave it standing' })
    .check();
  for (const [group, answer] of [
    [/Support fire/, 'None'],
    [/must retreat/, 'Retreats'],
    [/attackers have left/, 'Stays where it is'],
  ] as const)
    await sheet.getByRole('group', { name: group }).getByRole('radio', { name: answer, exact: true }).check();
  await sheet.getByRole('button', { name: 'Save these answers' }).click();
  // Everything that interrupts the Allied turn is settled: next the Germans move.
  await expect(prompt(page)).toHaveText(/German movement/);
  await page.keyboard.press('t');
  await expect(page.getByText('By your standing answer:').first()).toBeAttached();
});

test('the computer plays itself: stop, one step, to the end of the turn', async ({ page }) => {
  await start(page, /Neither/);
  const panel = page.getByRole('region', { name: 'The computer' });
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel).toContainText('The computer is stopped.');
  const before = await lastEntry(page);
  await panel.getByRole('button', { name: 'One step' }).click();
  await expect.poll(() => lastEntry(page)).toBe(before + 1);
  const eyes = page.getByRole('group', { name: 'Seen by' });
  await expect(eyes.getByRole('radio', { name: 'Spectators' })).toBeChecked();
  // The match answers with another film: the radio is checked once it has come.
  await eyes.getByRole('radio', { name: 'German' }).click();
  await expect(eyes.getByRole('radio', { name: 'German' })).toBeChecked();
  await expect.poll(() => lastEntry(page)).toBe(before + 1);
  await panel.getByRole('button', { name: 'To the end of the turn' }).click();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await panel.getByRole('button', { name: 'One step' }).click();
  await expect.poll(() => lastEntry(page)).toBeGreaterThan(before + 1);
});

test('a computer that fails says so, and can be tried again', async ({ page }) => {
  let broken = true;
  await answerForComputers(page, () => Promise.resolve(!broken));
  await start(page, /The Germans/);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The computer playing the Allies has stopped.');
  await expect(alert).toContainText('Your match is safe.');
  broken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(prompt(page)).toHaveText(/^Blow the .* bridge/);
});

test('people who pass the device see nothing of each other’s secrets', async ({ page }) => {
  await start(page, /pass the device/, /Free deployment/);
  const curtain = page.getByRole('heading', { name: 'Pass the device to the Allied player' });
  await expect(curtain).toBeVisible();
  await expect(prompt(page)).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByLabel('Your order')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am the Allied player' }).click();
  await expect(prompt(page)).toHaveText(/drop zones/);
  if ((await page.getByLabel('Your order').count()) === 0) await page.keyboard.press('t');
  await page.getByLabel('Your order').fill('deploy 3919 1007 2323');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pass the device to the German player' })).toBeVisible();
  await page.getByRole('button', { name: 'I am the German player' }).click();
  await expect(page.getByRole('heading', { name: 'Position' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('3919');
  await expect(page.getByTestId('live')).toContainText('The Allies have handed in their deployment.');
});

test('where nothing is hidden the table turns to the other side by itself', async ({ page }) => {
  await start(page, /pass the device/);
  await page.keyboard.press('t');
  // Units that have not landed are asked about first.
  for (const phase of [/Allied movement/, /Allied combat/, /German movement/]) {
    await page.getByLabel('Your order').fill('end');
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toHaveText(phase);
  }
});
