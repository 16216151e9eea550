// Screenshots of every page and lesson, and of ten moments of each game, for people to look at: npm run gallery [-- part …]
// A part is a word of the names of pictures: `npm run gallery -- club home`. They are put into gallery/.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { catalogue } from '@club-route/catalogue';
import type { MatchMade } from '@club-route/wire';
import { findQuickBrowser } from './tools/browser.mjs';
import { inRoot } from './tools/paths.mjs';
import { say } from './tools/say.mjs';
import { serve } from './tools/serving.ts';
import { settled } from './tools/settled.ts';

const SIZES = [
  { width: 390, height: 844, hasTouch: true, isMobile: true },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];
const SCHEMES = { day: 'light', night: 'dark' } as const;
const BOARDS = ['farthest-bridge', 'drive-on-arnhem', 'descent-into-hell', 'kriegsspiel'];
const GAMES = {
  'battle-card': 'attack',
  'farthest-bridge': 'recruit',
  'drive-on-arnhem': 'recruit',
  'descent-into-hell': 'recruit',
  'kriegsspiel-battle': 'officer',
  kriegsspiel: 'march',
  'kriegsspiel-second': 'march',
};
const MOMENTS = 10;

type Take = (name: string, fullPage: boolean) => Promise<void>;

interface SavedMatch {
  readonly entries: readonly unknown[];
}

/** What there is in the club that is looked at. */
interface Furnished {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  readonly name: string;
  readonly match: string;
  readonly finished: string;
  readonly link: string;
}

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const folder = inRoot('gallery');
const made = mkdtempSync(path.join(tmpdir(), 'club-route-gallery-'));
// First, because a browser that does not start must leave no server behind.
const browser = await chromium.launch({
  executablePath: findQuickBrowser(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});
const { address, close } = await serve();
try {
  const club = await furnish();
  const pages = [...pagesOf(club), ...(await lessonPages())];
  const journals = Object.entries(GAMES)
    .filter(([game]) => isWanted(`game ${game}`))
    .map(([game, bot]) => [game, journalOf(game, bot)] as const);
  for (const [when, colorScheme] of Object.entries(SCHEMES)) {
    for (const { width, height, ...touch } of SIZES) {
      const context = await browser.newContext({
        baseURL: address,
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...touch,
      });
      const page = await context.newPage();
      const target = path.join(folder, `${when}-${width}`);
      mkdirSync(target, { recursive: true });
      const take: Take = async (name, fullPage) => {
        await settled(page);
        if (fullPage) await seeAll(page);
        await page.screenshot({ path: path.join(target, `${name.replaceAll(' ', '-')}.png`), fullPage });
      };
      for (const [name, to] of pages) {
        if (!isWanted(name)) continue;
        if (name === 'club signed in') await context.addCookies(club.cookies);
        await page.goto(to);
        await take(name, !/^(map|lesson) /.test(name));
      }
      for (const [game, journal] of journals) await gameMoments(page, game, journal, take);
      await context.close();
      say(`${when}, ${width} px: ${target}`);
    }
  }
} finally {
  await browser.close();
  await close();
  rmSync(made, { recursive: true, force: true });
}

/** Figures are drawn once they come into sight. */
async function seeAll(page: Page): Promise<void> {
  for (const figure of await page.locator('figure[data-drawn]').all()) {
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('svg').first().waitFor();
  }
  await page.evaluate('scrollTo(0, 0)');
  await settled(page);
}

/** Every address of the app, by name; those of the club twice: as a guest, and signed in. */
function pagesOf({ match, link, finished, name }: Furnished): readonly (readonly [name: string, to: string])[] {
  const games = Object.keys(GAMES);
  return [
    ['home', '/'],
    ...games.map((game) => [`new game ${game}`, `/new/${game}`] as const),
    ...games.map((game) => [`rules ${game}`, `/rules/${game}`] as const),
    ['maps', '/maps'],
    ...BOARDS.map((board) => [`map ${board}`, `/maps/${board}`] as const),
    ['club guest', '/club'],
    ['club entrance', '/club/account'],
    ['club invitation', link],
    ['club signed in', '/club'],
    ['club account', '/club/account'],
    ['club new match', '/club/new/farthest-bridge'],
    ['club player', `/club/player/${encodeURIComponent(name)}`],
    ['club waiting room', `/club/match/${match}`],
    ['club finished', `/club/match/${finished}`],
    ['club dice', `/club/match/${finished}/dice`],
  ];
}

/** Two members, a match that waits with a link, one that is over, one that somebody plays. */
async function furnish(): Promise<Furnished> {
  const [ada, greta] = [await browser.newContext({ baseURL: address }), await browser.newContext({ baseURL: address })];
  const ask = async <T>(who: BrowserContext, method: string, to: string, data: object): Promise<T> => {
    const answer = await who.request.fetch(`/api${to}`, { method, headers: { origin: address }, data });
    if (!answer.ok()) throw new Error(`${method} ${to}: ${answer.status()} ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };
  for (const [who, name] of [
    [ada, 'Ada'],
    [greta, 'Greta'],
  ] as const) {
    await ask(who, 'POST', '/accounts', { name, password: 'correct horse' });
    await ask(who, 'PUT', '/account/rated', { rated: true });
  }
  const make = (seats: object, more: object): Promise<MatchMade> =>
    ask(ada, 'POST', '/matches', { game: 'farthest-bridge', seats, ...more });
  const time = { kind: 'days', days: 3 };
  const waiting = await make({ allied: { kind: 'me' }, german: { kind: 'link' } }, { time });
  const played = async (): Promise<string> => {
    const { match } = await make({ allied: { kind: 'me' }, german: { kind: 'open' } }, { time });
    await ask(greta, 'POST', `/matches/${match.id}/join`, { seat: 'german' });
    return match.id;
  };
  const finished = await played();
  await ask(greta, 'POST', `/matches/${finished}/resign`, { seat: 'german' });
  await played();
  const token = waiting.links['german']!;
  return {
    cookies: await ada.cookies(),
    name: 'Ada',
    match: waiting.match.id,
    finished,
    link: `/club/seat#german/${token}`,
  };
}

/** What each game teaches, and every lesson as it opens. */
async function lessonPages(): Promise<readonly (readonly [name: string, to: string])[]> {
  const pages: (readonly [string, string])[] = [];
  for (const game of catalogue) {
    pages.push([`learn ${game.id}`, `/learn/${game.id}`]);
    const lessons = (await (await game.load()).lessons?.()) ?? [];
    for (const { id } of lessons) pages.push([`lesson ${game.id} ${id}`, `/learn/${game.id}/${id}`]);
  }
  return pages;
}

/** A whole game of the computer against itself. */
function journalOf(game: string, bot: string): SavedMatch {
  const file = path.join(made, `${game}.json`);
  execFileSync(
    process.execPath,
    [inRoot('cli/dist/club-route.js'), 'play', game, '--bot', bot, '--seed', '44', '--save', file],
    { stdio: 'ignore' },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as SavedMatch;
}

/** Loads the game as it stood at each of ten entries, from the first to the last: the beginning of a journal is a journal. */
async function gameMoments(page: Page, game: string, journal: SavedMatch, take: Take): Promise<void> {
  const last = journal.entries.length - 1;
  for (let moment = 0; moment < MOMENTS; moment++) {
    const entries = journal.entries.slice(0, Math.round((last * moment) / (MOMENTS - 1)) + 1);
    await page.goto('/');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Load from a file' }).click();
    const buffer = Buffer.from(JSON.stringify({ ...journal, entries }));
    await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer });
    await page.waitForURL(/\/match\//);
    const curtain = page.getByRole('button', { name: /^I am / });
    await page.getByTestId('prompt').or(curtain).first().waitFor();
    if (await curtain.first().isVisible()) await curtain.first().click();
    // The table comes once the match knows who is before it.
    await page.getByTestId('prompt').waitFor();
    await take(`game ${game} ${String(moment + 1).padStart(2, '0')}`, false);
  }
}
