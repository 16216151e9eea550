import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser, findQuickBrowser } from './scripts/tools/browser.mjs';

// Two runs on one machine must not meet. Set once, in the first process: the workers inherit it.
process.env.CLUB_ROUTE_TEST_PORT ??= String(await freePort());
process.env.CLUB_ROUTE_TEST_KEEPER_PORT ??= String(await freePort());
process.env.CLUB_ROUTE_TEST_MAIL_PORT ??= String(await freePort());
const port = process.env.CLUB_ROUTE_TEST_PORT;
if (process.env.CLUB_ROUTE_TEST_DATA === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-browser-'));
  // Run by root the database belongs to the user postgres, who must be able to enter.
  chmodSync(folder, 0o755);
  process.env.CLUB_ROUTE_TEST_DATA = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
const address = `http://127.0.0.1:${port}/`;

const quietBrowser = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
const isRoot = process.getuid?.() === 0;
/** Chromium's sandbox does not start for root. */
const launch = (executablePath: string | undefined) => ({
  executablePath,
  args: isRoot ? ['--no-sandbox', ...quietBrowser] : quietBrowser,
});
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'web/test/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stalls for seconds is no reason to fail; whatever needed it is listed as flaky.
  retries: 1,
  // One more than the processors of a small machine: a test often waits for its page, and another uses the time.
  workers: 3,
  // On a busy machine everything takes ten times as long; what passes does not wait for these.
  timeout: 240_000,
  globalTimeout: 90 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: address,
    // It fetches the whole app for every test; the few that are about it allow it.
    serviceWorkers: 'block',
    // A click that never comes about must not hold the whole story's time.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: launch(findQuickBrowser()),
  },
  projects: [
    // What a small screen or a finger changes is tried at both sizes; all else once.
    // One dot for a point: nothing here looks at finer ones, and painting them takes seven times as long.
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], deviceScaleFactor: 1 } },
    { name: 'desktop', grepInvert: /@phone-only|@push/, use: desktop },
    // Chromium without windows has no push messages.
    { name: 'push', grep: /@push/, use: { ...desktop, launchOptions: launch(findBrowser()) } },
  ],
  webServer: {
    command: `node cli/dist/club-route.js serve --host 127.0.0.1 --port ${port}`,
    url: address,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // Not the database of whoever runs the tests.
      DATA_DIR: process.env.CLUB_ROUTE_TEST_DATA,
      KEEPER_PORT: process.env.CLUB_ROUTE_TEST_KEEPER_PORT,
      // One address makes all the visits; bots need not think hard.
      REQUESTS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '10000',
      BOT_MILLISECONDS: '200',
      // Orders by mail are taken; the post goes round at once, also to people who were here a moment ago. Webhooks of the
      // tests are on this machine.
      MAIL_LISTEN: `127.0.0.1:${process.env.CLUB_ROUTE_TEST_MAIL_PORT}`,
      POST_SECONDS: '1',
      AWAY_MINUTES: '0',
      ALLOW_PRIVATE_WEBHOOKS: '1',
    },
  },
});

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: found } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return found;
}
