import type { Page } from '@playwright/test';

/**
 * Says when the program of a computer player may begin to think, and whether it can: its worker belongs to that of the
 * match, whose requests no test sees. Call it before the page opens, in a context without a service worker.
 */
export async function answerForComputers(page: Page, begins: () => Promise<boolean>): Promise<void> {
  const gate = `{
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      #begins = fetch('/computer-begins').catch(() => this.dispatchEvent(new Event('error')));
      postMessage(message) {
        this.#begins.then(() => super.postMessage(message));
      }
    };
  }`;
  await page.route('**/assets/match.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: gate + (await response.text()) });
  });
  await page.route('**/computer-begins', async (route) => {
    if (await begins()) await route.fulfill({ body: 'yes' });
    else await route.abort();
  });
}
