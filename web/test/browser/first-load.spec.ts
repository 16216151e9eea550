import { gzipSync } from 'node:zlib';
import { expect, test } from './test.ts';

const BUDGET = 220_000;

test('the first page loads less than 220 kB, compressed, and nothing from elsewhere', async ({ page, baseURL }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    sizes.set(
      response.url(),
      response.body().then(
        (body) => (response.url().endsWith('.woff2') ? body.length : gzipSync(body).length),
        () => 0,
      ),
    );
  });
  await page.goto('/');
  // The picture of the map comes after the page, and the fonts with the words that need them.
  await page.locator('article svg path').first().waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready');
  await page.waitForLoadState('networkidle');
  expect([...sizes.keys()].filter((url) => !url.startsWith(baseURL!))).toEqual([]);
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(150_000);
  expect(total).toBeLessThan(BUDGET);
});
