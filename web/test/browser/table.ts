import { expect, type Locator, type Page } from '@playwright/test';

/** A game with dice typed in, so that the test knows what happens. */
export async function startTyped(page: Page): Promise<void> {
  await page.goto('/new/battle-card');
  await page.getByLabel('I roll real dice and type them in').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/Roll the airdrop/);
}

/** A game with dice rolled by the program: any test with it must hold whatever they show. */
export async function startRolled(page: Page): Promise<void> {
  await page.goto('/new/battle-card');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(page)).toHaveText(/Roll the airdrop/);
}

export function prompt(page: Page): Locator {
  return page.getByTestId('prompt');
}

/** Opens something that is folded into a line, unless it is open. */
export async function unfold(where: Locator): Promise<void> {
  const line = where.locator('[aria-expanded]').first();
  await expect(line).toBeVisible();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}

/** The notes of a first game, open. */
export async function firstNote(page: Page): Promise<Locator> {
  const note = page.getByRole('complementary', { name: 'First game' });
  await unfold(note);
  return note;
}

export async function noMoreNotes(page: Page): Promise<void> {
  await (await firstNote(page)).getByRole('button', { name: 'No more notes' }).click();
}

/** Types dice by their keys. */
export async function dice(page: Page, ...faces: readonly number[]): Promise<void> {
  for (const face of faces) {
    await expect(page.getByRole('region', { name: 'Dice from your table' })).toBeVisible();
    await page.keyboard.press(String(face));
  }
}

/** Every match of this browser: its entries, and the parts of an order in the making. */
const KEPT = `(async () => {
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = async (database, store) => {
    const opened = await answer(indexedDB.open(database));
    const found = opened.objectStoreNames.contains(store) ? opened.transaction(store).objectStore(store) : undefined;
    const read = found === undefined ? [] : await Promise.all([answer(found.getAllKeys()), answer(found.getAll())]);
    opened.close();
    return new Map((read[0] ?? []).map((key, index) => [key, read[1][index]]));
  };
  const papers = await rows('club-route-safe', 'papers');
  return [...await rows('club-route', 'cards')].map(([key, { entries }]) => [entries, papers.get(key)?.parts ?? 0]);
})()`;

/** Waits until this browser keeps a match of so many entries, with so many parts of an order in the making. */
export async function kept(page: Page, entries: number, parts = 0): Promise<void> {
  await expect.poll(() => page.evaluate<readonly (readonly number[])[]>(KEPT)).toContainEqual([entries, parts]);
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** The dice of a game that is won in round 5, after its airdrop; the same game in every test that needs an end. */
export async function playToVictory(page: Page): Promise<void> {
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 5, 5, 6);
  await press(page, 'c');
  await dice(page, 6);
  await press(page, 'd', 'a', 'Enter');
  await dice(page, 5, 6);
  await press(page, 'c', 'a', 'Enter');
  await dice(page, 6);
  await press(page, 'u', 'a', 'a', 'Enter');
  await dice(page, 6, 6);
  await press(page, 'c', 'a', 'Enter');
  await dice(page, 6);
  await press(page, 'c');
  await expect(page.getByRole('heading', { name: 'Arnhem is reached' })).toBeVisible();
}

/** Presses what ends a phase with much undone: it asks once, and is pressed again. */
export async function pressTwice(page: Page, name: RegExp | string, how: 'click' | 'tap' = 'click'): Promise<void> {
  const button = page.getByRole('button', { name });
  await button[how]();
  await expect(page.getByRole('alert')).toContainText('again to go ahead');
  await button[how]();
}
