import { catalogue, type GameId } from '@club-route/catalogue';
import { expect, test } from './test.ts';
import { onceStill } from './still.ts';
import { dice, press, prompt, startTyped } from './table.ts';

// What opening a table costs, by what can be counted.

/** The names of the workers that the page has started. */
const COUNT_WORKERS = `
  window.started = [];
  window.Worker = class extends Worker {
    constructor(program, options) {
      super(program, options);
      window.started.push(options.name);
    }
  };`;

/** The layers that have ever had a tile: one for each scale that was painted. */
const COUNT_SCALES = `
  window.scales = new Set();
  new MutationObserver(() => {
    for (const tile of document.querySelectorAll('[data-testid=map] canvas')) window.scales.add(tile.parentElement);
  }).observe(document, { childList: true, subtree: true });`;

/** Clicks by a person, over all pages of the visit. */
const COUNT_CLICKS = `
  addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1;
  }, true);`;

/** What each game asks first. */
const FIRST: Readonly<Record<GameId, RegExp>> = {
  'battle-card': /Roll the airdrop/,
  'farthest-bridge': /Land airborne units/,
  'drive-on-arnhem': /^Strike Germans/,
  'descent-into-hell': /^Choose a unit of/,
  'kriegsspiel-battle': /^Play a command card/,
  kriegsspiel: /write orders/,
  'kriegsspiel-second': /write orders/,
};

test('two clicks lead from a fresh profile to the first decision of every game', async ({ browser, baseURL }) => {
  for (const { id, title } of catalogue) {
    const profile = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
    const page = await profile.newPage();
    await page.addInitScript({ content: COUNT_CLICKS });
    await page.goto('/');
    for (const next of [page.locator(`a[href="/new/${id}"]`), page.getByRole('button', { name: 'Start the game' })]) {
      // What moves while it is clicked is clicked again, and the count is of clicks.
      await onceStill(page, () => next.boundingBox());
      await next.click();
    }
    await expect(prompt(page), title).toHaveText(FIRST[id]);
    expect(await page.evaluate('sessionStorage.clicks'), title).toBe('2');
    await profile.close();
  }
});

test('a table works out no odds before somebody had a choice', async ({ page }) => {
  await page.addInitScript({ content: COUNT_WORKERS });
  const started = (): Promise<readonly string[]> => page.evaluate('started');
  await startTyped(page);
  // The airdrop can only be rolled.
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await expect(page.getByRole('group', { name: /^Eindhoven/ })).toBeVisible();
  expect(new Set(await started())).toEqual(new Set(['match']));
  await press(page, 'd', 'a', 'a', 'Enter');
  await dice(page, 6, 5, 6, 1);
  await expect(page.getByTestId('feedback')).toHaveText(/^Your last choice/);
  expect(await started()).toContain('odds');
});

test('a map that opens on a part of its sheet is painted at that scale alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript({ content: COUNT_SCALES });
  await page.goto('/new/farthest-bridge');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const map = page.getByTestId('map');
  await expect(map).toHaveAttribute('data-whole', 'true');
  const sheet = await onceStill(page, () => map.locator('svg').first().boundingBox());
  expect(sheet.width).toBeGreaterThan(390);
  expect(await page.evaluate('scales.size')).toBe(1);
});
