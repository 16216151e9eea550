import { expect, test, type Locator } from './test.ts';
import { drawn, load } from './positions.ts';
import { prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Whether one lies in the other, to the pixel. */
async function isWithin(inner: Locator, outer: Locator): Promise<boolean> {
  const [small, large] = [(await inner.boundingBox())!, (await outer.boundingBox())!];
  return (
    small.x >= large.x - 1 &&
    small.y >= large.y - 1 &&
    small.x + small.width <= large.x + large.width + 1 &&
    small.y + small.height <= large.y + large.height + 1
  );
}

test('a stack says how many it holds, and fans out by keys and by mouse at every scale', async ({ page }) => {
  // 2/1 has come down on 1B/1 at the upper edge of the map.
  await load(page, 'tour-german', 18);
  await expect(prompt(page)).toHaveText('Choose an empty hex next to 3818 for 2/1.');
  await drawn(page);
  const stack = page.getByRole('button', { name: /^2 units in 3818: 2\/1, .*; 1B\/1, .*\.$/ });
  const map = page.getByTestId('map');
  const fan = page.getByTestId('fan');
  await expect(stack).toHaveText('2');
  await stack.focus();
  await expect(stack).toHaveAttribute('aria-expanded', 'true');
  for (const tool of ['Show the whole map', 'Zoom in', 'Zoom in', 'Zoom in']) {
    await page.getByRole('button', { name: tool }).click();
    await stack.focus();
    await expect(fan).toBeVisible();
    await expect.poll(() => isWithin(fan, map)).toBe(true);
    // Large enough to read, however far away the map is.
    const height = async (): Promise<number> => (await fan.locator('[data-fanned]').first().boundingBox())!.height;
    await expect.poll(height).toBeGreaterThan(40);
  }
  await stack.press('ArrowRight');
  await expect(fan.getByRole('button', { name: /^2\/1, / })).toBeFocused();

  await page.keyboard.press('Escape');
  await page.getByTestId('prompt').click();
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await stack.hover({ force: true });
  await expect(fan).toBeVisible();
});
