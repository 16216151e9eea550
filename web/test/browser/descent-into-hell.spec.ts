import { cellOf, descentIntoHellModule, unitCalled } from '@club-route/descent-into-hell';
import { expect, test, type Page } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { fixChance } from './chance.ts';
import { order, twoBrowsers } from './club.ts';
import { setUpAlongRoad, startDescent } from './descent.ts';
import { expectRoomForFingers } from './fingers.ts';
import { clickHex, counter, hoverHex, inTray, type } from './hexes.ts';
import { foundInReach, overhear, secretOf, type Secret } from './reach.ts';
import { pressTwice, prompt } from './table.ts';
import { onceStill } from './still.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SET_UP =
  'setup 2GrenGds 0731 1ColdGds 0731 2IrishGds 0731 2WelshGds 0630 1GrenGds 0630 3IrishGds 0630 5ColdGds 0631 1WelshGds 0631 2HousehCav 0631 GdsRE 0730 4SomLI 0730 4Wilts 0730 5Wilts 0732 5EYorks 0732 6GrnHow 0732 7GrnHow 0830';

test('by mouse: set-up, a drop with its chance, a move with what it costs, an attack, the pages', async ({ page }) => {
  await startDescent(page);
  // None of the eight tabs runs out of the panel.
  await page.setViewportSize({ width: 1366, height: 768 });
  const overhang = () => page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth);
  await expect.poll(overhang).toBe(0);
  // No name runs over the edge of its counter.
  await page.evaluate('document.fonts.ready');
  const small = page.locator('svg[data-detail="tray"]');
  await expect(small).toHaveCount(24);
  const cut = await small.evaluateAll((counters) =>
    counters.flatMap((drawn) => {
      const { left, right } = drawn.getBoundingClientRect();
      const text = drawn.querySelector('text')!;
      const name = text.getBoundingClientRect();
      // Of 80 units the frame leaves out three at each side.
      const edge = (right - left) * (3 / 80);
      return name.left >= left + edge && name.right <= right - edge ? [] : [text.textContent];
    }),
  );
  expect(cut).toEqual([]);
  await page.getByRole('button', { name: 'The first three of each' }).click();
  await clickHex(page, '0731');
  await expect(page.getByRole('button', { name: 'Take 2 Gren Gds back from 0731' })).toBeVisible();
  await page.getByRole('button', { name: 'The rest along the road' }).click();
  await page.getByRole('button', { name: /^Begin/ }).click();
  await expect(page.getByRole('button', { name: /^Road impulse first/ })).toContainText('16 of 16 units on roads');
  // A stack under the cursor is fanned out, until the match goes on and nothing in it is lit.
  await type(page, '0731');
  await expect(page.getByTestId('fan')).toBeVisible();
  await page.getByRole('button', { name: /^Off-road impulse first/ }).click();
  await expect(page.getByTestId('fan')).toHaveCount(0);

  await expect(prompt(page)).toHaveText(/Drop units \(33 transport points\)/);
  await page.getByRole('button', { name: /^101st Airborne Division, 1 point each/ }).click();
  await inTray(page, '1/506').click();
  const drop = page.getByRole('region', { name: 'Drop 1/506' });
  await hoverHex(page, '1021');
  await expect(drop).toContainText('The Germans may blow the Son bridge (2 in 6, as far as you can see).');
  await hoverHex(page, '1214');
  await expect(drop).toContainText('As far as you can see, it always lands intact.');
  await clickHex(page, '1214');
  await expect(prompt(page)).toHaveText(/Drop more units \(32 transport points\)/);
  await page.getByRole('tab', { name: 'Air' }).click();
  const pages = page.getByRole('tabpanel');
  await expect(pages).toContainText('1/506 lands at 1214, intact in 100 % of cases.');
  await expect(pages).toContainText('on an airfield hits on 4 of 6');
  await expectNothingSerious(page);
  await pressTwice(page, 'Land at 1214');

  await expect(prompt(page)).toHaveText(/Choose a unit to move. This is an off-road impulse/);
  await type(page, '1/506');
  const column = page.getByRole('region', { name: '1/506' });
  await hoverHex(page, '1213');
  await expect(column).toContainText('1 of 3 movement points; 2 left.');
  await clickHex(page, '1213');
  // It may go on, with what it has left, until somebody else moves.
  await expect(column).toContainText('At 1213. 2 movement points.');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Seen' }).click();
  await expect(pages).toContainText(/In sight now.*0829 I\/FJ 2 and Richter II\/SS19/);
  await page.getByRole('tab', { name: 'Supply' }).click();
  await expect(pages).toContainText('Out of supply as far as you can see');
  await page.getByLabel('Show it on the map').check();
  await expect(page.getByTestId('supply')).toBeAttached();
  await page.getByRole('tab', { name: 'Water' }).click();
  await expect(pages).toContainText('The Grave bridge is German and can be blown (2 in 6, as far as you can see).');
  await expect(pages).toContainText('Ferry Driel to Heveadorp carries Germans only.');
  await page.getByRole('tab', { name: 'To come' }).click();
  await expect(pages.getByText('18 September').first()).toBeVisible();

  await page.getByRole('button', { name: 'End movement' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Combat' })).toContainText('You may attack');
  await page.getByRole('button', { name: /^0829 optional/ }).click();
  await page.getByRole('tab', { name: 'Diary' }).click();
  await expect(page.getByRole('button', { name: 'Combat at 0829.' })).toBeVisible();
});

test('as text: the first landings, and what cannot be done says why and tells nothing that was not known', async ({
  page,
}) => {
  await startDescent(page);
  await page.getByRole('button', { name: /^Text/ }).click();
  const live = page.getByTestId('live');
  const refused = async (line: string, rule: string, words: string): Promise<void> => {
    await order(page, line);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('alert')).toContainText(rule);
  };
  await refused('move 2IrishGds 0829', 'Turn Sequence', 'Set up your ground forces first.');
  await refused(SET_UP.replace('0732', '2105'), 'Initial Deployment', 'You must set up south of the start line.');
  await order(page, SET_UP);
  await order(page, 'off-road');
  await expect(live).toHaveText(/The Allies begin an off-road impulse/);
  await refused('drop 1/506 9999', '', 'No place or hex on this map matches "9999"');
  await refused('drop 9/999 1214', '', '"9/999" is not a unit in this game.');
  for (const unit of ['1/506', '2/506', '3/506']) await order(page, `drop ${unit} 1214`);
  await refused('drop 1/502 1214', 'Stacking', '1214 is full: a hex holds at most three units.');
  await refused('move 2IrishGds 0829', 'Movement', '2 Irish Gds cannot reach 0829 this impulse.');
  await refused('end', 'Allied Airborne Operations', 'transport points left.');
  await order(page, 'end');
  await expect(live).toHaveText(/Allied landings at 1214/);
  await refused('move 1/506 2105', 'Movement', '1/506 cannot reach 2105 (Arnhem) this impulse.');
  await refused('move 1/506 by 1213 1212 1211 1210', 'Movement', 'do not have the movement points for 1211');
  await refused('move 5ColdGds by 0531 0530', 'Water Barriers', 'Water separates 0531 from 0530.');
  // An enemy in the next hex and one far away are refused alike.
  await refused('move SSAA9 2101', 'Movement', 'This is not one of your units.');
  await refused('move Richter 0828', '', 'is not a unit in this game.');
  await refused('attack 0829', 'Turn Sequence', 'This is the movement phase: move units or end the phase.');
  await order(page, 'move 1/506 1213');
  await expect(live).toHaveText(/1\/506 moves to 1213/);
});

test('by finger: a first tap on the map looks, the second drops a unit', { tag: '@phone-only' }, async ({ page }) => {
  await startDescent(page);
  await expectRoomForFingers(page);
  // What there is to know about the day has one line, whatever there is.
  const track = page.getByRole('region', { name: 'Day, impulse and weather' });
  const line = async (): Promise<number> => (await track.boundingBox())!.height;
  await expect.poll(line).toBeLessThan(35);
  await setUpAlongRoad(page);
  await page.getByRole('button', { name: /^Off-road impulse first/ }).tap();
  await expect(track).toContainText('Transport33');
  await expect.poll(line).toBeLessThan(35);
  await page.getByRole('button', { name: /^101st Airborne Division, 1 point each/ }).tap();
  await inTray(page, '1/506').tap();
  await expect(prompt(page)).toHaveText(/Choose where 1\/506 lands/);
  // The map makes room for what the panel says: where the hex lies is asked again once it stands.
  const tapBelow = async (hexes: number): Promise<void> => {
    const { x, y, width, height } = await onceStill(page, () => page.getByTestId('cursor').boundingBox());
    await page.touchscreen.tap(x + width / 2, y + height / 2 + hexes * height);
  };
  // Above it lie the tools of the map.
  await tapBelow(1);
  await expect(page.getByRole('button', { name: /^Drop at/ })).toBeVisible();
  await expect(prompt(page)).toHaveText(/Choose where 1\/506 lands/);
  await tapBelow(0);
  await expect(prompt(page)).toHaveText(/Drop more units \(32 transport points\)/);
});

test('by keys: a hex is attacked, units fire one by one, and combat goes on to its end', async ({ page }) => {
  await fixChance(page, 12);
  await startDescent(page);
  await setUpAlongRoad(page);
  await page.getByRole('button', { name: /^Off-road impulse first/ }).press('Enter');
  /** Presses a key, once more where the table first says what would be left undone, until this is asked. */
  const pressUntil = async (key: string, asked: RegExp): Promise<void> => {
    await expect(async () => {
      if (!asked.test(await prompt(page).innerText())) await page.keyboard.press(key);
      await expect(prompt(page)).toHaveText(asked, { timeout: 500 });
    }).toPass();
  };
  await pressUntil('e', /^Choose a unit to move/);
  await pressUntil('e', /^Choose a hex to attack/);
  const cursor = page.getByTestId('cursor');
  await page.keyboard.press('n');
  const hex = await cursor.getAttribute('data-cell');
  await page.keyboard.press('n');
  await expect(cursor).not.toHaveAttribute('data-cell', hex!);
  await page.keyboard.press('p');
  await expect(cursor).toHaveAttribute('data-cell', hex!);
  await expect(page.getByTestId('map-live')).toContainText('you can attack it');
  await page.keyboard.press('Enter');
  // The computer defends; then every unit of the Allies that still can fires at its best target.
  await expect(prompt(page)).toHaveText(/^Fire/);
  const head = page.getByRole('region', { name: /^Fire at/ });
  const firers = async (): Promise<number> => Number(/(\d+) units? can still fire/.exec(await head.innerText())?.[1]);
  const all = await firers();
  expect(all).toBeGreaterThan(1);
  const first = await head.innerText();
  await page.keyboard.press('n');
  await expect(head).not.toHaveText(first);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Diary' }).press('Enter');
  await expect(page.getByRole('button', { name: /fires at/ }).first()).toBeVisible();
  await pressUntil('e', /^Choose a hex to attack/);
  await pressUntil('e', /first impulse|^Drop|weather/);
});

/** Ends whatever the Allies are asked, without a fight that they need not have, until something else is asked or told. */
async function passUntil(page: Page, what: RegExp): Promise<void> {
  await expect(async () => {
    const asked = (await prompt(page).textContent()) ?? '';
    if (what.test(asked)) return;
    if (asked.includes('first impulse')) await type(page, 'road');
    else if (/^(Drop|Roll|End|Choose a unit|Choose a hex|Fire)/.test(asked)) await type(page, 'end');
    else if (asked.startsWith('Choose where'))
      await page
        .getByRole('button', { name: /^\d{4}/ })
        .first()
        .click();
    throw new Error(asked);
  }).toPass({ intervals: [500] });
}

test.describe('with no network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('against the computer nothing in reach of the page tells where hidden units are', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate('navigator.serviceWorker.ready');
    await page.reload();
    await context.setOffline(true);
    await overhear(page);
    await startDescent(page);
    await setUpAlongRoad(page);
    // Next to the start line; and nobody has seen the reconnaissance of the SS north of Arnhem.
    await expect(counter(page, 'I/FJ 2')).toBeVisible();
    await expect(counter(page, 'SS AA 9')).toHaveCount(0);
    await passUntil(page, /\(3 deployment points\)/);
    const { secret, journal } = await secretOf(
      context,
      descentIntoHellModule,
      { of: 'german', from: 'allied' },
      (state) => state.unitCell,
    );
    expect(journal.entries.filter(({ seat }) => seat === 'german').length).toBeGreaterThan(3);
    expect(await foundInReach(page, secret)).toEqual([]);
  });
});

const hidden = (places: Readonly<Record<string, string>>, words: readonly string[]): Secret => ({
  cells: Object.entries(places).map(([unit, hex]) => [unitCalled(unit), cellOf(hex)] as const),
  words,
});

test('two browsers on one match: neither page nor its traffic names what its side does not know', async ({
  page,
  browser,
}) => {
  const { german, alliedTraffic, germanTraffic } = await twoBrowsers('descent-into-hell', page, browser);
  await expect(prompt(german)).toHaveText('The Allies are setting up their ground forces.');
  await type(german, 'road');
  await expect(german.getByRole('alert')).toContainText('It is not your turn.');
  await type(page, SET_UP);
  await passUntil(page, /^The Germans/);
  await expect(prompt(german)).toHaveText(/Place force pools/);
  await type(german, 'off-road');
  const moves = { KrafftSS16trg: '1704', SSWach3: '1402', Klevealarm: '2410', Henke: '1911' };
  for (const [unit, hex] of Object.entries(moves)) {
    await type(german, `move ${unit} ${hex}`);
    await expect(german.getByTestId('live')).toHaveText(new RegExp(`to ${hex}`));
  }
  await expect(prompt(page)).toHaveText('The Germans are playing their impulse.');

  const ofGermans = hidden(moves, ['Henke to 1911', 'SS Wach 3 to 1402']);
  const ofAllies = hidden({ '5Wilts': '0732', '5EYorks': '0732', '6GrnHow': '0732', '5ColdGds': '0631' }, [
    '0732: 5 Wilts',
  ]);
  expect(await foundInReach(german, ofGermans)).not.toEqual([]);
  expect(await foundInReach(page, ofGermans)).toEqual([]);
  expect(await foundInReach(german, ofAllies)).toEqual([]);
  for (const word of ['Henke to', String.raw`"units":[${unitCalled('Henke')}]`])
    expect(alliedTraffic.filter((text) => text.includes(word))).toEqual([]);
  expect(alliedTraffic.length).toBeGreaterThan(0);
  expect(germanTraffic.filter((text) => text.includes('"kind":"setUp"'))).toEqual([]);
});
