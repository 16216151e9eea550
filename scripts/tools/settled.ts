import type { Page } from '@playwright/test';

/** Until what was loading is there, and maps are drawn. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const map = page.locator('[data-testid="map"]');
  if ((await map.count()) > 0) await page.locator('[data-testid="map"][data-whole="true"]').first().waitFor();
}
