import { expect, type Page } from '@playwright/test';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The map makes room for what the panel says: so long may it take to begin with that. */
const FRAMES = `new Promise((done) => {
  let left = 8;
  const frame = () => (left-- > 0 ? requestAnimationFrame(frame) : done());
  frame();
})`;

/** Where something lies, once two looks, some frames apart, find it at the same place. */
export async function onceStill<S extends Spot>(page: Page, look: () => Promise<S | null>): Promise<S> {
  let before: S | null = null;
  await expect
    .poll(async () => {
      await page.evaluate(FRAMES);
      const now = await look();
      const isStill = now !== null && before?.x === now.x && before.y === now.y;
      before = now;
      return isStill;
    })
    .toBe(true);
  return before!;
}
