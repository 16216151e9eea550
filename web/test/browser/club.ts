import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { prompt, unfold } from './table.ts';

/** Somebody at a browser of their own. */
export async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  return context.newPage();
}

export async function makeAccount(page: Page, name: string, email = ''): Promise<void> {
  await page.goto('/club/account');
  await page.getByRole('radio', { name: 'New account' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: /Password/ }).fill('correct horse');
  await page.getByRole('textbox', { name: /Email/ }).fill(email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Your matches' })).toBeVisible();
}

/** A name that no other test has taken. */
export function newName(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`;
}

type Chosen = Readonly<Record<'The Allies' | 'The Germans', RegExp>>;

/** Makes a match of The Farthest Bridge and waits for its waiting room or table. */
export function makeMatch(page: Page, seats: Chosen, ...also: readonly RegExp[]): Promise<void> {
  return makeMatchOf('farthest-bridge', page, seats, ...also);
}

async function makeMatchOf(game: string, page: Page, seats: Chosen, ...also: readonly RegExp[]): Promise<void> {
  await page.goto(`/club/new/${game}`);
  for (const [side, choice] of Object.entries(seats))
    await page.getByRole('group', { name: side }).getByRole('radio', { name: choice }).check();
  for (const name of also) await page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name })).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL(/\/club\/match\//);
}

export function linkFor(page: Page, side: 'Allied' | 'German'): Promise<string> {
  return page.getByRole('textbox', { name: `Link for the ${side} player` }).inputValue();
}

/** Follows a secret link, and waits for the table. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: /Your name/ }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(prompt(page)).toBeVisible();
}

/** Everything that comes to a page over the network from now on. */
function traffic(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  page.on('response', (response) => {
    if (/\/api\//.test(response.url()))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

/** Two people at one match of the server, and what each browser has heard. */
export interface TwoBrowsers {
  readonly german: Page;
  readonly alliedTraffic: readonly string[];
  readonly germanTraffic: readonly string[];
}

/** A match between this browser, which plays the Allies, and another. */
export async function twoBrowsers(
  game: string,
  allied: Page,
  browser: Browser,
  ...also: readonly RegExp[]
): Promise<TwoBrowsers> {
  const alliedTraffic = traffic(allied);
  await makeAccount(allied, newName('Ada'));
  await makeMatchOf(game, allied, { 'The Allies': /^Me/, 'The Germans': /I send a link/ }, ...also);
  const german = await somebody(browser);
  const germanTraffic = traffic(german);
  await sitDown(german, await linkFor(allied, 'German'), 'Greta');
  return { german, alliedTraffic, germanTraffic };
}

/** The line with those at the table, open. */
export async function clubLine(page: Page): Promise<Locator> {
  const line = page.getByRole('region', { name: 'At the table' });
  await unfold(line);
  return line;
}

/** Opens the sheet with what is between the players. */
export async function openMatchSheet(page: Page): Promise<Locator> {
  // In the waiting room a button that calls the match off has these words, too.
  await (await clubLine(page)).getByRole('button', { name: 'The match', exact: true }).click();
  return page.getByRole('dialog', { name: 'The match' });
}

/** The Allies do nothing: it is for the Germans to move. */
export async function endAlliedTurn(page: Page): Promise<void> {
  await endWithUnitsWaiting(page);
  await page.getByRole('button', { name: 'End the combat phase' }).click();
  await expect(prompt(page)).toHaveText('The Germans are moving.');
}

/** Types an order in the text view. */
export async function order(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your order').fill(text);
  await page.getByLabel('Your order').press('Enter');
}

/** Ends the movement phase while units wait to land or to come in: the first press is asked about. */
export async function endWithUnitsWaiting(page: Page): Promise<void> {
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'End the movement phase' }).click();
}
