import { CARDS, DISCARDED, INDEX, kriegsspielBattleModule, UNSEEN } from '@club-route/kriegsspiel/battle';
import type { FromServer } from '@club-route/wire';
import { expect, test, type Locator, type Page } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { answer, decision, HAS_TARGET, startBattle, usefulCard } from './battle.ts';
import { order, twoBrowsers } from './club.ts';
import { expectRoomForFingers } from './fingers.ts';
import { tabTo } from './keys.ts';
import { foundInReach } from './reach.ts';
import { prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Turns in which somebody surely comes within range. */
const TURNS = 8;

/** What is asked while units may move or battle. */
const IN_MOVEMENT = /^(Move|Battle with) the units/;

/** Answers what is asked until units may move or battle; false if the battle is over. */
async function toMovement(page: Page): Promise<boolean> {
  for (let asked = 0; asked < 40; asked++) {
    await expect(prompt(page).or(page.getByTestId('result'))).toBeVisible();
    if (await page.getByTestId('result').isVisible()) return false;
    const now = (await prompt(page).textContent()) ?? '';
    if (IN_MOVEMENT.test(now) && (await decision(page).isVisible())) return true;
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
  for (let turn = 0; turn < TURNS; turn++) {
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
        await expect(prompt(page)).toHaveText(IN_MOVEMENT);
        continue;
      }
      // In a narrow window the panel, which grows by the odds, must not slip away from under the mouse.
      await page.setViewportSize({ width: 390, height: 844 });
      await shots.first().hover();
      await expect(page.getByRole('figure', { name: 'Odds of this shot' })).toContainText('no hit');
      await shots.first().hover();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(shots.first()).toContainText(/\d dic?e?, hit \d+ %/);
      await shots.first().click();
      await expect(fired.first()).toBeVisible();
      break;
    }
    if ((await fired.count()) > 0) break;
    // The next turn begins once this one is seen to be over.
    const now = await prompt(page).innerText();
    await answer(page);
    await expect(prompt(page)).not.toHaveText(now);
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
  await expect(prompt(page)).toHaveText(IN_MOVEMENT);
  // Who could still fire is asked about once.
  const isAsked = await decision(page).getByText(HAS_TARGET).isVisible();
  await page.keyboard.press('e');
  if (isAsked) await page.keyboard.press('e');
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByText(/^The Germans play /).first()).toBeVisible();
});

test('by keys alone to the end: cards, units, shots, retreats and discards, until time is up', async ({ page }) => {
  await startBattle(page, 3);
  const byKeys = async (control: Locator): Promise<void> => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  const result = page.getByTestId('result');
  const shots = decision(page).getByRole('list', { name: 'Shots' }).getByRole('button');
  let fired = 0;
  for (let asked = 0; asked < 60 && !(await result.isVisible()); asked++) {
    await expect(result.or(decision(page)).first()).toBeVisible();
    if (await result.isVisible()) break;
    const before = (await prompt(page).textContent())!;
    if (await decision(page).getByText(HAS_TARGET).isVisible()) {
      // From unit to unit until one has somebody to fire at.
      for (let unit = 0; unit < 12 && (await shots.count()) === 0; unit++) {
        await page.keyboard.press('n');
        await expect(prompt(page)).toHaveText(/^Choose what/);
      }
      await byKeys(shots.first());
      fired++;
    } else await answer(page, byKeys);
    await expect(result.or(prompt(page).filter({ hasNotText: before })).first()).toBeVisible();
  }
  await expect(result).toBeVisible();
  expect(fired).toBeGreaterThan(0);
  await expectNothingSerious(page);
});

test(
  'as text: typed orders, what is refused and why, and no card of the enemy',
  { tag: '@phone-only' },
  async ({ page }) => {
    await startBattle(page);
    await expectRoomForFingers(page);
    await page.getByRole('button', { name: /^Text/ }).click();
    const alert = page.getByRole('alert');
    await order(page, 'fire A1 G1');
    await expect(alert).toContainText('Play a command card first.');
    await order(page, 'play hocus pocus');
    await expect(alert).toContainText('is not a command card');
    await order(page, 'go A1 9999');
    await expect(alert).toContainText('No hex on this field matches "9999"');
    await expect(page.getByRole('heading', { name: 'Your cards' })).toBeVisible();
    // Each choice says which card it plays.
    await expect(page.getByText(/^Play it/)).toHaveCount(0);
    await expect(page.getByText(/^The Germans: 0 of \d+ medals?, \d+ cards?/)).toBeVisible();
    await expectNothingSerious(page);
    await order(page, 'concede');
    await expect(page.getByText('The Allies give up the field').first()).toBeVisible();
  },
);

test('between two browsers: each plays a card, and neither page nor its traffic names the other’s hand', async ({
  page,
  browser,
}) => {
  const { german, alliedTraffic, germanTraffic } = await twoBrowsers('kriegsspiel-battle', page, browser);
  await playTurn(page, german);
  await playTurn(german, page);
  await expect(prompt(page)).toHaveText(/^(Play a command card|Discard)/);
  const [ofAllies, ofGermans] = [sightsIn(alliedTraffic), sightsIn(germanTraffic)];
  // In no frame is a card of the other hand, or of the pack, anywhere but out of sight.
  expect(placesShown(ofAllies)).toEqual([UNSEEN, INDEX.allied, DISCARDED]);
  expect(placesShown(ofGermans)).toEqual([UNSEEN, INDEX.german, DISCARDED]);
  // Nor is what one has in sight anywhere on the page of the other.
  const [allied, other] = [ofAllies.at(-1)!, ofGermans.at(-1)!].map(({ cardPlace }) => ({
    cells: Array.from(cardPlace, (place, card) => [card, place] as const),
    words: [],
  }));
  expect(await foundInReach(german, other)).not.toEqual([]);
  expect(await foundInReach(page, other)).toEqual([]);
  expect(await foundInReach(german, allied)).toEqual([]);
  // Nor by name: what the Germans hold, the Allies do not, and nobody has played.
  const shown = await page.locator('body').innerText();
  const [mine, theirs] = [namesIn(ofAllies.at(-1)!, INDEX.allied), namesIn(ofGermans.at(-1)!, INDEX.german)];
  const played = namesIn(ofAllies.at(-1)!, DISCARDED);
  for (const name of theirs) if (![...mine, ...played].includes(name)) expect(shown).not.toContain(name);
});

function isWaiting(text: string): boolean {
  return text.endsWith('giving orders.');
}

/** Plays a card and ends the turn; the other side falls back where it must. */
async function playTurn(mover: Page, other: Page): Promise<void> {
  const asked = /^(Play a command card|Discard)/;
  for (let step = 0; step < 40; step++) {
    // Somebody is asked, and both pages know who. What follows goes by this one look: pages go on by themselves.
    let [own, others] = ['', ''];
    await expect(async () => {
      [own, others] = [await prompt(mover).innerText(), await prompt(other).innerText()];
      expect(isWaiting(own)).not.toBe(isWaiting(others));
    }).toPass();
    if (asked.test(others)) return;
    const [page, before] = isWaiting(own) ? ([other, others] as const) : ([mover, own] as const);
    await answer(page);
    await expect(prompt(page)).not.toHaveText(before);
  }
  throw new Error('The turn does not end.');
}

const { shape } = kriegsspielBattleModule.game;
type Sight = ReturnType<typeof shape.create>;

/** Every position that a browser was shown, from what the server has sent to it. */
function sightsIn(traffic: readonly string[]): readonly Sight[] {
  const sights: Sight[] = [];
  for (const text of traffic) {
    if (!text.startsWith('{"kind":"opening"') && !text.startsWith('{"kind":"frames"')) continue;
    const message = JSON.parse(text) as FromServer;
    if (message.kind === 'opening') sights.push(shape.decode(message.opening));
    else if (message.kind === 'frames')
      for (const { change } of message.frames) {
        const next = shape.copy(sights.at(-1)!);
        shape.patch(next, change);
        sights.push(next);
      }
  }
  return sights;
}

function placesShown(sights: readonly Sight[]): readonly number[] {
  return [...new Set(sights.flatMap(({ cardPlace }) => [...cardPlace]))].toSorted((one, two) => one - two);
}

function namesIn({ cardPlace }: Sight, place: number): readonly string[] {
  return CARDS.flatMap(({ name }, card) => (cardPlace[card] === place ? [name] : []));
}
