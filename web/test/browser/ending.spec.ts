import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './test.ts';
import { drawn } from './positions.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Bots that play a whole game in a moment, or where its end is far from where a phone begins, in a few seconds. */
const QUICK = {
  'descent-into-hell': 'recruit',
  'farthest-bridge': 'random',
  'drive-on-arnhem': 'random',
  'kriegsspiel-battle': 'random',
  kriegsspiel: 'idle',
} as const;

async function openFinished(page: Page, game: keyof typeof QUICK, file: string): Promise<void> {
  const program = 'cli/dist/club-route.js';
  const game44 = ['play', game, '--bot', QUICK[game], '--seed', '44', '--save', file];
  execFileSync(process.execPath, [program, ...game44], { stdio: 'ignore' });
  await page.goto('/');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load from a file' }).click();
  await (await chooser).setFiles({ name: 'match.json', mimeType: 'application/json', buffer: readFileSync(file) });
  await expect(page.getByTestId('result')).toBeVisible();
  await drawn(page);
}

/** How many counters lie whole on what the map shows. */
const COUNTERS_IN_SIGHT = `(() => {
  const map = document.querySelector('[data-testid="map"]');
  const seen = map.getBoundingClientRect();
  return [...map.querySelectorAll('[data-army]')].filter((counter) => {
    const { left, top, right, bottom } = counter.getBoundingClientRect();
    return left >= seen.left && right <= seen.right && top >= seen.top && bottom <= seen.bottom;
  }).length;
})()`;

test('once a game is over no standing answers can be left', async ({ page }, info) => {
  await openFinished(page, 'farthest-bridge', info.outputPath('over.json'));
  const tools = page.getByRole('group', { name: 'Tools' });
  await expect(tools.getByRole('button', { name: 'Charts' })).toBeVisible();
  await expect(tools.getByRole('button', { name: /^Standing/ })).toHaveCount(0);
});

test(
  'on a phone a finished game opens on units, with a third of the screen for the map, and says in a line what decided it',
  { tag: '@phone-only' },
  async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const game of Object.keys(QUICK) as (keyof typeof QUICK)[])
      await test.step(game, async () => {
        await openFinished(page, game, info.outputPath(`${game}.json`));
        await expect.poll(() => page.evaluate(COUNTERS_IN_SIGHT)).toBeGreaterThan(0);
        const map = (await page.getByTestId('map').boundingBox())!;
        // Two switches of views leave a campaign a little less.
        expect(map.height).toBeGreaterThan(game === 'kriegsspiel' ? 200 : 250);
        // What is asked at the end is in sight all the same.
        await expect(page.getByRole('button', { name: 'Share' }).first()).toBeInViewport({ ratio: 1 });
      });
    await test.step('a date is said once', async () => {
      await openFinished(page, 'drive-on-arnhem', info.outputPath('again.json'));
      const moments = page.getByTestId('moments').getByRole('listitem');
      await expect(moments).toHaveCount(3);
      for (const moment of await moments.all()) {
        const [said, date] = /^(\d+ September)\. /.exec((await moment.innerText())!) ?? [];
        if (said !== undefined) expect((await moment.innerText()).split(date!)).toHaveLength(2);
      }
    });
  },
);
