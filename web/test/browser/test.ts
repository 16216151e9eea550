// What every browser test is written with: Playwright's own, and nobody stays behind.
import { test as base } from '@playwright/test';

export * from '@playwright/test';

export const test = base.extend<{ readonly everybodyLeaves: void }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use();
      // Playwright closes the page of a test, not the browsers of the people whom it has invited: their tables would stay
      // open, with clocks that tick and sockets that are answered, as long as there are tests.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
