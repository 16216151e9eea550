import { expect, type Locator, type Page } from '@playwright/test';

export function map(page: Page): Locator {
  return page.getByTestId('map');
}

export async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/maps/${id}`);
  await expect(map(page)).toHaveAttribute('data-whole', 'true');
}

/** On a phone the panel is a sheet that is pulled up. */
export async function openPanel(page: Page): Promise<void> {
  const handle = page.locator('aside > button');
  if (await handle.isVisible()) await handle.click();
}

/** The colour of one pixel of a tile. */
export function paper(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const copy = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    copy.drawImage(document.querySelector('[data-testid=map] canvas'), -20, -20);
    return [...copy.getImageData(0, 0, 1, 1).data];
  })()`);
}

type Finger = readonly [x: number, y: number];

/** Sets fingers on the map and moves them in five steps. */
async function touch(page: Page, at: (step: number) => readonly Finger[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  for (let step = 0; step <= 5; step++) await send(step === 0 ? 'touchStart' : 'touchMove', at(step));
  await send('touchEnd', []);
}

/** Two fingers move apart. */
export function pinch(page: Page): Promise<void> {
  return touch(page, (step) => [
    [150 - 12 * step, 400 - 12 * step],
    [250 + 12 * step, 500 + 12 * step],
  ]);
}

/** One finger, or the mouse with its button down, pulls the map to the upper left. */
export async function drag(page: Page, byFinger: boolean): Promise<void> {
  if (byFinger) return touch(page, (step) => [[260 - 16 * step, 500 - 14 * step]]);
  await page.mouse.move(500, 450);
  await page.mouse.down();
  await page.mouse.move(400, 380, { steps: 5 });
  await page.mouse.up();
}
