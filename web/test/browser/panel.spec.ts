import { expect, test, type Page } from './test.ts';
import { drawn, load, POSITIONS } from './positions.ts';
import { prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The last is that at which every position is opened. */
const SIZES = [
  [390, 844],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

/** Every control of the decision, by its words, and where it is out of sight or something lies over it. */
const CONTROLS = `[...document.querySelectorAll('[data-needed]')]
  .flatMap((box) => [...box.querySelectorAll('button, input, select, textarea, summary, a[href]')])
  .filter((control) => control.checkVisibility())
  .map((control) => {
    // An input that is drawn by its label is pressed there.
    const pressed = control.labels?.[0] ?? control;
    const { left, top, right, bottom } = pressed.getBoundingClientRect();
    const spots = [[(left + right) / 2, (top + bottom) / 2]];
    // Not the very corners: they are rounded.
    for (const x of [left + 3, right - 3]) for (const y of [top + 3, bottom - 3]) spots.push([x, y]);
    const hidden = spots.filter(([x, y]) => !pressed.contains(document.elementFromPoint(x, y)));
    return { name: pressed.textContent.trim(), hidden };
  })`;

interface Control {
  readonly name: string;
  readonly hidden: readonly (readonly number[])[];
}

async function expectAllInSight(page: Page): Promise<void> {
  const controls = (): Promise<readonly Control[]> => page.evaluate(CONTROLS);
  expect((await controls()).length).toBeGreaterThan(0);
  // The layout follows the window in a frame or two.
  await expect.poll(async () => (await controls()).filter(({ hidden }) => hidden.length > 0)).toEqual([]);
}

/** The track of turns and the map do not meet. */
async function expectTrackBesideMap(page: Page): Promise<void> {
  const track = (await page.getByTestId('strip').boundingBox())!;
  const map = (await page.getByTestId('map').boundingBox())!;
  const isBeside = track.x + track.width <= map.x + 1 || track.y + track.height <= map.y + 1;
  expect(isBeside).toBe(true);
}

/** Of the counters in a tray, those of which a part is out of sight or has something over it. */
const HIDDEN_IN = (tray: string): string => `[...document.querySelectorAll('section[aria-label="${tray}"] li button')]
  .filter((counter) => {
    const { left, top, right, bottom } = counter.getBoundingClientRect();
    return [left + 3, right - 3].some((x) =>
      [top + 3, bottom - 3].some((y) => !counter.contains(document.elementFromPoint(x, y))));
  })
  .map((counter) => counter.textContent)`;

test('by finger the units that can only enter by hand are seen at once', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Many wait to land as well; a button beside their title lands them.
  for (const [game, entry] of [
    ['tour-german', 42],
    ['free-allied', 12],
  ] as const)
    await test.step(game, async () => {
      await load(page, game, entry);
      await drawn(page);
      const tray = page.getByRole('region', { name: 'Can enter from the map edge' });
      await expect(tray.getByRole('listitem').first()).toBeVisible();
      await expect.poll(() => page.evaluate(HIDDEN_IN('Can enter from the map edge'))).toEqual([]);
    });
});

test(
  'by finger no control runs out of the panel, and holding is in reach',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const outside = `[...document.querySelectorAll('[data-needed]')].flatMap((box) =>
    [...box.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => button.getBoundingClientRect().right > box.getBoundingClientRect().right + 1)
      .map((button) => button.textContent))`;
    await test.step('support fire', async () => {
      await load(page, 'tour-german', 22);
      await drawn(page);
      await expect(prompt(page)).toHaveText(/Choose support fire/);
      await expect(page.getByRole('button', { name: /^Add a/ }).first()).toBeVisible();
      expect(await page.evaluate(outside)).toEqual([]);
      await expect(page.getByRole('button', { name: 'Fire nothing' })).toBeInViewport({ ratio: 1 });
    });
  },
);

for (const [game, positions] of Object.entries(POSITIONS)) {
  test(`all that is needed is in sight in every decision: ${game}`, async ({ page, browser }) => {
    for (const { name, asked, open } of positions)
      await test.step(name, async () => {
        const table = await open(page, browser);
        await expect(prompt(table)).toHaveText(asked);
        for (const [width, height] of SIZES)
          await test.step(`${width} by ${height}`, async () => {
            await table.setViewportSize({ width, height });
            await expectAllInSight(table);
            await expectTrackBesideMap(table);
            expect(await table.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
          });
      });
  });
}
