import { expect, test, type Page } from '@playwright/test';
import { expectNothingSerious } from './axe.ts';
import { answer, decision, HAS_TARGET, startBattle, usefulCard } from './battle.ts';
import { order } from './club.ts';
import { prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Turns in which somebody surely comes within range. */
const TURNS = 8;

/** Answers what is asked until units may move or battle; false if the battle is over. */
async function toMovement(page: Page): Promise<boolean> {
  for (let asked = 0; asked < 40; asked++) {
    await expect(prompt(page).or(page.getByTestId('result'))).toBeVisible();
    if (await page.getByTestId('result').isVisible()) return false;
    const now = (await prompt(page).textContent()) ?? '';
    if (/^(Move|Battle with) the units/.test(now) && (await decision(page).isVisible())) return true;
    if (await decision(page).isVisible()) await answer(page);
    await expect(prompt(page)).not.toHaveText(now);
  }
  return false;
}

test('by mouse: a card with its sections, units, a shot with its odds, turns until somebody is hit', async ({
  page,
}) => {
  await startBattle(page);
  const strip = page.getByRole('region', { name: 'Turns, medals and cards' });
  await expect(strip).toContainText('Allied attack');
  await expect(strip).toContainText('Medals');
  await expectNothingSerious(page);
  await (await usefulCard(page)).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(prompt(page)).toHaveText('Play a command card.');

  const fired = page.getByText(/^A\d+ fires at G\d+/);
  await page.getByRole('tab', { name: 'Diary' }).click();
  for (let turn = 0; turn < TURNS && (await fired.count()) === 0; turn++) {
    if (!(await toMovement(page))) break;
    const tray = decision(page).getByRole('button', { name: /^A\d+, Allied/ });
    const names = await tray.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
    for (const name of names.map((text) => /A\d+/.exec(text)![0])) {
      const inTray = decision(page).getByRole('button', { name: new RegExp(`^${name}, Allied`) });
      if (!(await inTray.isVisible())) continue;
      // The map may have gone to where its counter lies under the panel.
      await inTray.click();
      await expect(prompt(page)).toHaveText(new RegExp(`^Choose what ${name},`));
      const shots = decision(page).getByRole('list', { name: 'Shots' }).getByRole('button');
      if ((await shots.count()) === 0) {
        await page.keyboard.press('Escape');
        continue;
      }
      await shots.first().hover();
      await expect(page.getByRole('figure', { name: 'Odds of this shot' })).toContainText('no hit');
      await expect(shots.first()).toContainText(/\d dic?e?, hit \d+ %/);
      await shots.first().click();
      break;
    }
    if ((await fired.count()) === 0) await answer(page);
  }
  await expect(fired.first()).toBeVisible();
});

test('by keys: a card, a unit, the map, the end of the turn; the computer answers', async ({ page }) => {
  await startBattle(page);
  await (await usefulCard(page)).focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).not.toHaveText('Play a command card.');
  expect(await toMovement(page)).toBe(true);
  await page.keyboard.press('n');
  await expect(prompt(page)).toHaveText(/^Choose what A\d+/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('map-live')).toHaveText(/^\d{4}, /);
  // Back to the table, then without the unit.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText(/^(Move|Battle with) the units/);
  // Who could still fire is asked about once.
  const isAsked = await decision(page).getByText(HAS_TARGET).isVisible();
  await page.keyboard.press('e');
  if (isAsked) await page.keyboard.press('e');
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByText(/^The Germans play /).first()).toBeVisible();
});

test(
  'as text: typed orders, what is refused and why, and no card of the enemy',
  { tag: '@phone' },
  async ({ page }) => {
    await startBattle(page);
    await page.getByRole('button', { name: /^Text/ }).click();
    const alert = page.getByRole('alert');
    await order(page, 'fire A1 G1');
    await expect(alert).toContainText('Play a command card first.');
    await order(page, 'play hocus pocus');
    await expect(alert).toContainText('is no command card');
    await order(page, 'go A1 9999');
    await expect(alert).toContainText('No hex of this field matches "9999"');
    await expect(page.getByRole('heading', { name: 'Your cards' })).toBeVisible();
    // Each choice says which card it plays.
    await expect(page.getByText(/^Play it/)).toHaveCount(0);
    await expect(page.getByText(/^The Germans: 0 of \d+ medals?, \d+ cards?/)).toBeVisible();
    await expectNothingSerious(page);
    await order(page, 'concede');
    await expect(page.getByText('The Allies give up the field').first()).toBeVisible();
  },
);
