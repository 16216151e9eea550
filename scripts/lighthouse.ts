// What Lighthouse says of the built pages, desktop preset, the median of five visits: npm run lighthouse [-- part …]
// A part is a word of an address: `npm run lighthouse -- club`; `--visits=1` is quicker and says less. Ends with 1 where a
// page falls short. On a busy machine performance says more of the machine than of the page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { GameDescription, MatchMade } from '@club-route/wire';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from './tools/browser.mjs';
import { say } from './tools/say.mjs';
import { serve } from './tools/serving.ts';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as readonly Category[];
const PAGES = [
  '/',
  '/new/farthest-bridge',
  '/rules/farthest-bridge',
  '/maps',
  '/maps/farthest-bridge',
  '/club',
  '/club/account',
  '/club/new/farthest-bridge',
];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const VISITS = Number(/^--visits=(\d+)$/m.exec(process.argv.join('\n'))?.[1] ?? 5);
const profile = mkdtempSync(path.join(tmpdir(), 'club-route-lighthouse-'));
const { address, close } = await serve();
const browser = spawn(
  findBrowser()!,
  [
    '--headless=new',
    '--disable-gpu',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    'about:blank',
  ],
  { stdio: ['ignore', 'ignore', 'pipe'] },
);
const gone = once(browser, 'exit');
let short = 0;
try {
  const port = await portOf(browser);
  const tables = await startTables(address);
  const isWanted = (page: string): boolean => wanted.length === 0 || wanted.some((word) => page.includes(word));
  for (const [page, name] of [...PAGES.map((one) => [one, one] as const), ...tables].filter(([, one]) =>
    isWanted(one),
  )) {
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(await look(`${address}${page}`, port));
    const scores = CATEGORIES.map(
      (category) => [category, median(visits.map(({ scores: all }) => all[category]))] as const,
    );
    const failed = scores.filter(([category, score]) => score < LEAST[category]);
    short += failed.length;
    say(`${name}: ${scores.map(([category, score]) => `${category} ${score}`).join(', ')}`);
    const reasons = new Set(failed.flatMap(([category]) => visits[0]!.reasons[category]));
    for (const reason of reasons) say(`    ${reason}`);
  }
} finally {
  browser.kill();
  await gone;
  await close();
  rmSync(profile, { recursive: true, force: true });
}
process.exitCode = short === 0 ? 0 : 1;

/** A match of each game that waits for a person, to look on at its table: nothing else happens while it is measured. */
async function startTables(at: string): Promise<readonly (readonly [page: string, name: string])[]> {
  const games = (await (await fetch(`${at}/api/games`)).json()) as readonly GameDescription[];
  return Promise.all(
    games.map(async ({ id, seats, bots }) => {
      const bot = { kind: 'bot', bot: bots[0]!.id };
      const answer = await fetch(`${at}/api/matches`, {
        method: 'POST',
        headers: { origin: at, 'content-type': 'application/json' },
        // Nobody sits at the clock.
        body: JSON.stringify({
          game: id,
          name: 'Visitor',
          seats: Object.fromEntries(
            seats.filter((seat) => seat !== 'clock').map((seat, index) => [seat, index === 0 ? { kind: 'me' } : bot]),
          ),
        }),
      });
      const { match } = (await answer.json()) as MatchMade;
      return [`/club/match/${match.id}`, `table ${id}`] as const;
    }),
  );
}

/** One visit: scores from 0 to 100, and which audits took points away. */
interface Visit {
  readonly scores: Readonly<Record<Category, number>>;
  readonly reasons: Readonly<Record<Category, readonly string[]>>;
}

async function look(url: string, port: number): Promise<Visit> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
    desktopConfig,
  );
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}.`);
  const { categories, audits } = result.lhr;
  const each = <T>(make: (category: (typeof categories)[string]) => T): Record<Category, T> =>
    Object.fromEntries(CATEGORIES.map((name) => [name, make(categories[name]!)])) as Record<Category, T>;
  return {
    scores: each(({ score }) => Math.round((score ?? 0) * 100)),
    reasons: each(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 0.9)
        .map(({ id }) => `${id}: ${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`),
    ),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}

/** Chromium says where it listens for tools. */
async function portOf(started: { readonly stderr: Readable }): Promise<number> {
  let text = '';
  for await (const piece of started.stderr as AsyncIterable<Buffer>) {
    text += piece.toString();
    const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(text);
    if (found !== null) {
      // The pipe must not fill up.
      started.stderr.resume();
      return Number(found[1]);
    }
  }
  throw new Error('Chromium did not start.');
}
