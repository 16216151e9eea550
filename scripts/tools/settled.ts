import type { Page } from '@playwright/test';

/** Until what was loading is there, and maps are drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // A map that is still to come stands for nothing yet.
  await page.getByText('Drawing the map …').waitFor({ state: 'hidden' });
  // What was done last moves the map in the next frame, and it is not whole from then on.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  const map = page.locator('[data-testid="map"]');
  if ((await map.count()) > 0) await page.locator('[data-testid="map"][data-whole="true"]').first().waitFor();
}
