import { expect, test, type Locator, type Page } from './test.ts';
import { expectNothingFound } from './axe.ts';
import { expectRoomForFingers } from './fingers.ts';
import { dice, noMoreNotes, press, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Until the fonts are there others stand in, which are wider.
  await page.evaluate('document.fonts.ready');
  const beyond = (): Promise<unknown> =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  await expect.poll(beyond).toBe(0);
}

test(
  'on a small phone no page is too wide, and every mark of the map lies on it',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await startTyped(page);
    await expectNoSidewaysScroll(page);
    await press(page, 'Enter');
    await dice(page, 5, 6, 5);
    const map = page.getByRole('img', { name: /^Map of the road/ });
    const frame = await boxOf(map.locator('xpath=../..'));
    const expectInside = async (button: Locator): Promise<void> => {
      const { x, y, width, height } = await boxOf(button);
      expect(x).toBeGreaterThanOrEqual(frame.x);
      expect(x + width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(y + height).toBeLessThanOrEqual(frame.y + frame.height + 1);
    };
    for (const mark of await page.getByRole('button', { name: /Change the order/ }).all())
      await expectInside(mark.locator('span'));
    await page.getByRole('group', { name: 'Hints' }).getByText('On', { exact: true }).click();
    await expect(page.getByTestId('position')).toContainText('%');
    await press(page, 'a', 'd', 'a');
    await expectNoSidewaysScroll(page);
    const slips = page.getByRole('region', { name: 'Battle orders' });
    expect(await slips.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await press(page, 'z', 'z', 'a', 'a', 'Enter');
    await dice(page, 5, 5, 5);
    await expectNoSidewaysScroll(page);
    await page.evaluate('scrollTo(0, 0)');
    await expectInside(page.getByRole('button', { name: '30 Corps to Eindhoven' }).first());
    for (const key of ['r', 's', 'b']) {
      await press(page, key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await press(page, 'Escape');
    }
    await press(page, 'c');
    await dice(page, 1);
    await press(page, 'a', 'a', 'Enter');
    await dice(page, 5, 5);
    await page.evaluate('scrollTo(0, 0)');
    await expectInside(page.getByRole('button', { name: '101st Airborne to Grave' }).first());
    await press(page, 't');
    await expectNoSidewaysScroll(page);
    for (const address of ['/', '/new/battle-card', '/rules/battle-card', '/nowhere']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  },
);

test(
  'the tools are by the map, what fog means is said, and order marks cover no strength',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await startTyped(page);
    if (isMobile) await expectRoomForFingers(page);
    await expect(page.getByText('Fog. Arnhem is reinforced on a 6.')).toBeVisible();
    await page.evaluate('scrollTo(0, 0)');
    for (const name of ['Undo', 'Text view', 'Rules', 'Save and share'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Roll the airdrop' }).click();
    await dice(page, 5, 6, 5);
    await page.evaluate('scrollTo(0, 0)');
    // The first game's note stands over the decision, and leaves it in sight.
    await expect(page.getByRole('complementary', { name: 'First game' })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Arnhem/ }).getByRole('radio', { name: 'Attack' })).toBeInViewport();
    await press(page, 'a', 'd', 'a');
    const marks = page.getByRole('button', { name: /Change the order/ });
    await expect(marks).toHaveCount(3);
    const counters = await page.locator('[data-army] text').filter({ hasText: /^\d$/ }).all();
    for (const mark of await marks.all()) {
      const chip = await boxOf(mark.locator('span'));
      for (const counter of counters) {
        const number = await boxOf(counter);
        const apart =
          chip.x >= number.x + number.width ||
          number.x >= chip.x + chip.width ||
          // The box of a text has room below the line that no digit needs.
          chip.y >= number.y + 0.75 * number.height ||
          number.y >= chip.y + chip.height;
        expect(apart).toBe(true);
      }
    }
  },
);

test('on a small laptop every game can be started from the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  for (const door of await page.getByRole('link', { name: /^New game of/ }).all()) {
    const { y, height } = await boxOf(door);
    expect(y + height).toBeLessThanOrEqual(768);
  }
});

test('on a small laptop the orders of all battles are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  const roll = await boxOf(page.getByRole('button', { name: /^3 orders to give/ }));
  const orders = page.getByRole('radio', { name: /Attack|Defend/ });
  await expect(orders).toHaveCount(6);
  for (const order of await orders.all()) {
    const { y, height } = await boxOf(order);
    expect(y + height).toBeLessThanOrEqual(roll.y);
  }
});

test('the rules say which options are switched in this match', async ({ page }) => {
  await page.goto('/new/battle-card');
  await page.getByLabel('Each order just before its roll, from Eindhoven north').check();
  await page.getByText('More options').click();
  await page.getByLabel('You must advance if you can').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByTestId('prompt')).toHaveText(/Roll the airdrop/);
  await press(page, 'r');
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await expect(rules).toContainText('This match has 2 options changed');
  await expect(
    rules.getByText(/^In this match: Battle orders: Each order just before its roll, from Eindhoven/),
  ).toHaveCount(2);
  await expect(rules.getByText('In this match: You must advance if you can: yes.')).toHaveCount(2);
  await expect(rules.getByText(/^In this match/)).toHaveCount(4);
});

const SIZES = [
  [1024, 700],
  [900, 700],
  [844, 390],
  [820, 1180],
  [1366, 768],
] as const;

test('at every size tables are read whole, sheets lie beside the map, and the decision is in sight', async ({
  page,
}) => {
  await startTyped(page);
  for (const width of [1024, 1366])
    await test.step(`the combat tables at ${width} by 768`, async () => {
      await page.setViewportSize({ width, height: 768 });
      const tables = page.getByRole('region', { name: 'Combat tables' });
      await expect(tables).toContainText('A German unit never falls below 1.');
      await expect
        .poll(() => tables.evaluate(({ parentElement: box }) => box!.scrollHeight - box!.clientHeight))
        .toBe(0);
      // On a lower one they scroll, by keys as well.
      await page.setViewportSize({ width, height: 660 });
      await expectNothingFound(page);
    });

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const view of ['map', 'text'])
    await test.step(`a sheet beside the ${view}`, async () => {
      await press(page, 'r');
      const sheet = await boxOf(page.getByRole('dialog', { name: 'Rules' }));
      const beside =
        view === 'map'
          ? page.getByRole('img', { name: /^Map of the road/ }).locator('xpath=../..')
          : page.getByRole('region', { name: 'Position' });
      const board = await boxOf(beside);
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(board.x + 1);
      const asked = await boxOf(page.getByTestId('prompt'));
      expect(asked.y + asked.height).toBeLessThanOrEqual(sheet.y);
      await press(page, 'Escape', 't');
    });

  await noMoreNotes(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  for (const [width, height] of SIZES)
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate('scrollTo(0, 0)');
      await expectNoSidewaysScroll(page);
      const map = page.getByRole('img', { name: /^Map of the road/ });
      await expect(map).toBeInViewport({ ratio: 0.6 });
      expect((await boxOf(map)).width).toBeGreaterThan(200);
      const arnhem = page.getByRole('group', { name: /^Arnhem/ });
      await expect(arnhem.getByRole('radio', { name: 'Attack' })).toBeInViewport();
      await expect(page.getByRole('button', { name: '3 orders to give' })).toBeInViewport({ ratio: 1 });
      const panel = page.getByRole('region', { name: 'Battle orders' }).locator('xpath=../..');
      expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    });
});
