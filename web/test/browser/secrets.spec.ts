import { farthestBridgeModule } from '@club-route/farthest-bridge';
import { expect, test, type Browser, type BrowserContext, type Page } from './test.ts';
import { foundInReach, overhear, secretOf, type Secret } from './reach.ts';
import { prompt } from './table.ts';

// Every visit loads its workers from the server, where a test may change them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The Allies of a person against the Germans of the computer, who have written down where they deploy. */
async function deployedInSecret(page: Page): Promise<void> {
  await overhear(page);
  await page.goto('/new/farthest-bridge');
  await page
    .getByRole('group', { name: 'You play' })
    .getByRole('radio', { name: /The Allies/ })
    .check();
  await page.getByRole('radio', { name: /Free deployment/ }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('The Germans have handed in their deployment.').first()).toBeVisible();
}

/** What the Germans know and the Allies do not. */
function germanSecret(context: BrowserContext) {
  return secretOf(context, farthestBridgeModule, { of: 'german', from: 'allied' }, (state) => state.unitCell);
}

/** What any page of the game holds, because the program has it: the computer draws from plans that everybody can read. */
async function foundAnyway(browser: Browser, secret: Secret): Promise<readonly string[]> {
  const other = await browser.newPage({ reducedMotion: 'reduce' });
  await overhear(other);
  await other.goto('/new/farthest-bridge');
  await other.getByRole('button', { name: 'Start the game' }).click();
  await expect(prompt(other)).toBeVisible();
  const found = await foundInReach(other, secret);
  await other.context().close();
  return found;
}

test('while a secret deployment holds nothing in reach of the page names it', async ({ browser, page, context }) => {
  await deployedInSecret(page);
  const { secret, journal } = await germanSecret(context);
  expect(journal.entries.map(({ seat }) => seat)).toContain('german');
  expect(await foundInReach(page, secret)).toEqual(await foundAnyway(browser, secret));
  // Nor is it given when it is asked for by the ways of the table.
  await expect(page.getByRole('button', { name: /^What if/ })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Seen by' })).toHaveCount(0);
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Save and share' })).toContainText('holds the secrets of both sides');
  await expect(page.getByRole('dialog', { name: 'Save and share' })).toContainText(
    'This stops a casual look, not a programmer.',
  );
});

test('a worker that sends its journal along is found by the same search', async ({ page, context }) => {
  // What it seals for the storage, it mentions in its news.
  const mistake = `{
    let sealed;
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    crypto.subtle.encrypt = (how, key, bytes) => {
      const text = new TextDecoder().decode(bytes);
      if (text.includes('club-route/journal')) sealed = JSON.parse(text);
      return encrypt(how, key, bytes);
    };
    const post = postMessage;
    const mention = (message) =>
      message.kind === 'news' ? { ...message, affairs: { ...message.affairs, sealed } } : message;
    globalThis.postMessage = (parcel) => post(parcel.map(mention));
  }`;
  await page.route('**/assets/match.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: mistake + (await response.text()) });
  });
  await deployedInSecret(page);
  await expect(prompt(page)).toBeVisible();
  const { secret } = await germanSecret(context);
  const found = await foundInReach(page, secret);
  expect(found.some((where) => where.startsWith('Array'))).toBe(true);
  expect(found.some((where) => where.startsWith('a string'))).toBe(true);
});

test('so are bare bytes, and a journal that lies readable in the storage', async ({ page, context }) => {
  await deployedInSecret(page);
  const { secret } = await germanSecret(context);
  await page.evaluate((cells) => {
    const bytes = new Int32Array(Math.max(...cells.map(([unit]) => unit)) + 1);
    for (const [unit, cell] of cells) bytes[unit] = cell;
    Object.assign(globalThis, { kept: { data: bytes.buffer } });
  }, secret.cells);
  const bytes = await foundInReach(page, secret);
  expect(bytes).toContain('bare bytes');

  await page.goto('/');
  // As a version that does not seal would have left it.
  await page.evaluate(`(async () => {
    const answer = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const [matches, safe] = [await answer(indexedDB.open('club-route')), await answer(indexedDB.open('club-route-safe'))];
    const key = await answer(safe.transaction('keys').objectStore('keys').get('journals'));
    const journals = matches.transaction('journals').objectStore('journals');
    const [[name], [{ iv, data }]] = [await answer(journals.getAllKeys()), await answer(journals.getAll())];
    const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));
    await answer(matches.transaction('journals', 'readwrite').objectStore('journals').put(text, name));
  })()`);
  const found = await foundInReach(page, secret);
  expect(found.some((where) => where.startsWith('a string'))).toBe(true);
});
