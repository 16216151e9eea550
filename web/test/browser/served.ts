// What the scripts beside the tests share: the built program, served, and a browser to look at it.
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../../scripts/tools/browser.mjs';
import { serve } from '../../../scripts/tools/serving.ts';

/** Serves the built program, opens a browser, and closes both whatever comes of it. */
export async function served(look: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  const { address, close } = await serve();
  try {
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    try {
      await look(browser, `${address}/`);
    } finally {
      await browser.close();
    }
  } finally {
    await close();
  }
}
