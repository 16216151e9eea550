import type { Page } from '@playwright/test';

/** What the browser gives as random bytes: the same for each length, so a page may begin one match with it and no more. */
const steady = (seed: number): string => `{
  const fill = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    let state = (${seed} ^ Math.imul(bytes.length, 0x9e3779b9)) | 1;
    for (let index = 0; index < bytes.length; index++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[index] = state & 0xff;
    }
    return array;
  };
  Object.defineProperty(Crypto.prototype, 'getRandomValues', { value: fill });
}`;

/**
 * Deals the same hands and rolls the same dice at every run, for a match at home. Call it before the page opens, in a
 * context without a service worker.
 */
export async function fixChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript(steady(seed));
  await page.route('**/assets/match.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: steady(seed) + (await response.text()) });
  });
}
