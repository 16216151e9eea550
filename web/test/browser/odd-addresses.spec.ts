import { expect, test } from './test.ts';
import { makeMatch } from './club.ts';

const ODD: Readonly<Record<string, RegExp>> = {
  '/match/__proto__': /There is no such match in this browser/,
  '/play/constructor': /No page at this address|Not found/i,
  '/new/constructor': /We do not have that game|No page at this address/,
  '/maps/atlantis': /^No page at this address$/,
  '/maps/toString': /There is no such map|No page at this address/,
  '/replay#garbage': /This link is damaged|This link holds no replay/,
};

test('odd addresses say in a sentence that there is no such thing', async ({ page }) => {
  for (const [address, sentence] of Object.entries(ODD)) {
    await page.goto(address);
    await expect(page.getByText(sentence).first(), address).toBeVisible();
  }
});

test('a part of the app that does not come is no riddle, and comes when asked for again', async ({ page }) => {
  await page.route('**/assets/open-match-*.js', (route) => route.abort());
  await makeMatch(page, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  await expect(page.getByText('The server is not answering.')).toBeVisible();
  await page.unroute('**/assets/open-match-*.js');
  await page.getByRole('button', { name: 'try again' }).click();
  await expect(page.getByText('Send the link to your opponent.')).toBeVisible();
});

/** As a worker that runs, and is gone with its first message. */
const ENDING = `
  navigator.locks.request('life', () => {
    postMessage([{ kind: 'alive', lock: 'life' }]);
    return new Promise(() => undefined);
  });
  addEventListener('message', () => setTimeout(close, 100));`;

// Workers come from the server, where the test changes them.
test.describe('a match whose worker has stopped', () => {
  for (const [way, program] of Object.entries({ 'ends without a word': ENDING, 'does not parse': '{{{' }))
    test(`says so where it ${way}, and how to go on`, async ({ page }) => {
      await page.route('**/assets/match.worker-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: program }),
      );
      await page.goto('/match/anything');
      await expect(page.getByRole('heading', { name: 'This match has stopped' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    });
});
