// What the scripts beside the tests share: the built program, served, and a browser to look at it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../../scripts/tools/browser.mjs';
import { inRoot } from '../../../scripts/tools/paths.mjs';

/** Serves the built program, opens a browser, and closes both whatever comes of it. */
export async function served(look: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  const port = 20_000 + (process.pid % 20_000);
  const address = `http://127.0.0.1:${port}/`;
  const data = mkdtempSync(path.join(tmpdir(), 'club-route-look-'));
  const server = spawn(
    process.execPath,
    [inRoot('cli/dist/club-route.js'), 'serve', '--host', '127.0.0.1', '--port', String(port)],
    { stdio: 'ignore', env: { ...process.env, DATA_DIR: data } },
  );
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    await untilUp(address);
    await look(browser, address);
  } finally {
    await browser.close();
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function untilUp(address: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('The server does not answer. Was it built (npm run build)?');
}
