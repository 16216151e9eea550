import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from './test.ts';
import { counter, type } from './hexes.ts';
import { load } from './positions.ts';
import { dice, kept, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function midGame(page: Page): Promise<void> {
  await startTyped(page);
  await press(page, 'Enter');
  await dice(page, 5, 6, 5);
  await press(page, 'a', 'a', 'a', 'Enter');
  await dice(page, 5, 5, 6);
  await expect(prompt(page)).toHaveText(/Advance 30 Corps/);
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await kept(page, 2);
}

/** Stores a journal readable, as earlier versions did. */
async function store(page: Page, key: string, text: string): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    indexedDB.open('club-route').onsuccess = ({ target }) => {
      const transaction = target.result.transaction('journals', 'readwrite');
      transaction.objectStore('journals').put(${JSON.stringify(text)}, '${key}');
      transaction.oncomplete = resolve;
    };
  })`);
}

test('a match goes on after the tab was closed', async ({ page, context }) => {
  await midGame(page);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto('/');
  await again.getByRole('link', { name: /Battle Card: Market Garden.*Round 1 of 6.*Running · 2 entries/ }).click();
  await expect(again).toHaveURL(address);
  await expect(prompt(again)).toHaveText(/Advance 30 Corps/);
  await press(again, 'c');
  await dice(again, 6);
  await expect(prompt(again)).toHaveText(/Round 2/);
});

test('a match begun under earlier rules plays on under them after the tab was closed', async ({ page, context }) => {
  await load(page, 'rules-1/historic-german', 28);
  await expect(prompt(page)).toHaveText(/Allied movement/);
  await type(page, '2I/5 1008');
  await kept(page, 29);
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  // Rules 2 let nobody arrive once a unit on the map has moved.
  await type(again, '129 at 0105 0307');
  await expect(counter(again, '129')).toBeVisible();
  await kept(again, 30);
});

test('a damaged match is reported, and the others stay', async ({ page }) => {
  await midGame(page);
  const damaged = page.url().split('/').at(-1)!;
  await press(page, 's');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await midGame(page);
  await store(page, damaged, text.replace('"value": 5', '"value": 4'));
  await page.goto(`/match/${damaged}`);
  await expect(page.getByRole('alert')).toContainText('Entry 1: The entry was changed after it was written');
  await page.getByRole('link', { name: 'Go to your matches' }).click();
  await expect(page.getByRole('link', { name: /Running/ })).toHaveCount(2);
  await page.goto('/match/nowhere');
  await expect(page.getByRole('alert')).toContainText('There is no such match in this browser');
});

test('a match played on in another tab is not overwritten', async ({ page, context }) => {
  await midGame(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(prompt(other)).toHaveText(/Advance 30 Corps/);
  await press(other, 'c');
  await dice(other, 6);
  await expect(prompt(other)).toHaveText(/Round 2/);
  await press(page, 'h');
  await dice(page, 1);
  await expect(page.getByRole('alert')).toContainText('You have played on in another tab, and that version is saved');
  await expect(page.getByRole('alert')).not.toContainText('not kept');
  await kept(page, 3);
  await other.reload();
  await expect(prompt(other)).toHaveText(/Round 2/);
});

test('a match can be given a name, which stays when it is played on, and brought back when it was deleted', async ({
  page,
}) => {
  await midGame(page);
  const address = page.url();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue where you left off' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finished' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the match').fill('Dry run');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Dry run.*Battle Card: Market Garden/ })).toBeVisible();
  await page.goto(address);
  await expect(prompt(page)).toHaveText(/Advance 30 Corps/);
  await press(page, 'h');
  await dice(page, 1);
  await expect(prompt(page)).toHaveText(/Round 2/);
  await kept(page, 3);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Dry run.*Round 2/ })).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No matches yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Dry run.*Running/ })).toBeVisible();
});

test('a browser that keeps nothing says so, and does not pretend that there are no matches', async ({ page }) => {
  const off = `Object.defineProperty(globalThis, 'indexedDB', {
    value: { open: () => { throw new DOMException('Storage is switched off.', 'SecurityError'); } },
  });`;
  await page.addInitScript(off);
  await page.route('**/assets/match.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: off + (await response.text()) });
  });
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(
    'We cannot read the matches in this browser: Storage is switched off.',
  );
  await expect(page.getByText('No matches yet')).toHaveCount(0);
  await page.getByRole('link', { name: 'New game' }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alert')).toHaveText('This browser could not save the match: Storage is switched off.');
});

test('a match stored readable by an earlier version is sealed when it is listed, and goes on with its papers', async ({
  page,
}) => {
  await midGame(page);
  const [address, key] = [page.url(), page.url().split('/').at(-1)!];
  await press(page, 's');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const { entries } = JSON.parse(text) as { readonly entries: readonly { readonly hash: string }[] };
  await page.goto('/maps');
  await store(page, key, text);
  // Parts of a decision lay on the card.
  const making = { seat: 'allied', head: entries.at(-1)!.hash, drafts: [] };
  await amend(page, key, { making, plans: { allied: [] }, seating: { players: {}, filed: {} } });
  expect(await stored(page, key)).toMatchObject({ journal: text, card: { making } });
  await page.goto('/');
  await expect.poll(async () => (await stored(page, key)).journal).toEqual({ iv: {}, data: {} });
  const { card } = await stored(page, key);
  expect(card).not.toHaveProperty('making');
  expect(card).not.toHaveProperty('plans');
  expect(card.seating).toEqual({ players: {} });
  await page.goto(address);
  await expect(prompt(page)).toHaveText(/Advance 30 Corps/);
  await press(page, 'c');
  await dice(page, 6);
  await expect(prompt(page)).toHaveText(/Round 2/);
});

/** Changes the card of a match behind the back of the program. */
async function amend(page: Page, key: string, change: object): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    indexedDB.open('club-route').onsuccess = ({ target }) => {
      const transaction = target.result.transaction('cards', 'readwrite');
      const cards = transaction.objectStore('cards');
      cards.get('${key}').onsuccess = ({ target: found }) =>
        cards.put({ ...found.result, ...${JSON.stringify(change)} });
      transaction.oncomplete = resolve;
    };
  })`);
}

interface StoredRows {
  readonly journal: unknown;
  readonly card: Readonly<Record<string, unknown>>;
}

/** A match as it lies in the storage; bytes as empty objects. */
async function stored(page: Page, key: string): Promise<StoredRows> {
  const text = await page.evaluate<string>(`new Promise((resolve) => {
    indexedDB.open('club-route').onsuccess = ({ target }) => {
      const transaction = target.result.transaction(['cards', 'journals']);
      const card = transaction.objectStore('cards').get('${key}');
      const journal = transaction.objectStore('journals').get('${key}');
      transaction.oncomplete = () => resolve(JSON.stringify({ card: card.result, journal: journal.result }, (_, value) =>
        ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? {} : value));
    };
  })`);
  return JSON.parse(text) as StoredRows;
}
