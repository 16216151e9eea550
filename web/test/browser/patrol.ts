import { drawSheet } from '@club-route/cartography/draw/draw-sheet';
import { patrolMapFile } from '@club-route/engine/testing/patrol';
import { loadHexBoard } from '@club-route/theatre';
import { expect, test as plain, type Page } from './test.ts';
import { preview } from 'vite';
import { inRoot } from '../../../scripts/tools/paths.mjs';
import { prompt } from './table.ts';
import { onceStill } from './still.ts';

/** Opens the page that has Patrol on its shelf, from a server of its own: the product's has neither. */
export const test = plain.extend<object, { readonly shelf: string }>({
  shelf: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern
    async ({}, provide) => {
      const server = await preview({
        configFile: inRoot('web/test/patrol/page/vite.config.ts'),
        preview: { host: '127.0.0.1', port: 0 },
      });
      await provide(server.resolvedUrls!.local[0]!);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shelf }, provide) => provide(shelf),
});

/** A new match: of the northerners against the computer, or of two people who pass the device to each other. */
export async function startPatrol(page: Page, players: RegExp): Promise<void> {
  await page.goto('/new/patrol');
  await page.getByRole('group', { name: 'You play' }).getByRole('radio', { name: players }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** The person before the screen is to deploy, and the map is drawn. */
export async function expectToDeploy(page: Page): Promise<void> {
  await expect(prompt(page)).toHaveText(/Place your counters/);
  await expect(page.getByTestId('map')).toHaveAttribute('data-whole', 'true');
}

const sheet = drawSheet(loadHexBoard(patrolMapFile));

/** The middle of a hex on the screen, once the map stands. */
export async function spotOf(page: Page, hex: string): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y } = sheet.cells.centre[sheet.theatre.board.cellByLabel.get(hex)!]!;
  const toScreen = `(() => {
    const { a, e, f } = document.querySelector('[data-testid=map] svg').getScreenCTM();
    return { x: ${x} * a + e, y: ${y} * a + f };
  })()`;
  return onceStill(page, () => page.evaluate(toScreen));
}

export async function clickHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await spotOf(page, hex);
  await page.mouse.click(x, y);
}

/** Types an order after which somebody else has the device. */
export async function orderAndPass(page: Page, text: string): Promise<void> {
  const line = page.getByLabel('Unit, hex, place or order');
  await line.fill(text);
  await line.press('Enter');
}

/** Taps a hex: the first tap looks, the second acts; what is asked next is looked at anew. */
export async function tapHex(page: Page, hex: string, times: number): Promise<void> {
  for (let tap = 0; tap < times; tap++) {
    const { x, y } = await spotOf(page, hex);
    await page.touchscreen.tap(x, y);
  }
}
