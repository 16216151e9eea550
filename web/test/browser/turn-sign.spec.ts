import { expect } from './test.ts';
import { type } from './hexes.ts';
import { expectToDeploy, startPatrol, test } from './patrol.ts';
import { press, prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the tab says that it is your turn, by title, by icon and, if you want it, by a soft sound', async ({ page }) => {
  // What would be heard is counted.
  await page.addInitScript(`
    globalThis.notes = 0;
    globalThis.OscillatorNode = class extends OscillatorNode {
      start(at) {
        globalThis.notes++;
        super.start(at);
      }
    };
  `);
  const icon = page.locator('link[rel="icon"]');
  const notes = () => page.evaluate<number>('notes');
  await page.goto('/');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
  await startPatrol(page, /northerners/);
  await expectToDeploy(page);
  await expect(page).toHaveTitle(/^Your turn: /);
  await expect(icon).toHaveAttribute('href', '/favicon-turn.svg');
  await type(page, 'deploy 0302 0302 0702 / 0501 0501');
  await expect(prompt(page)).toHaveText(/Choose a unit/);
  expect(await notes()).toBe(0);

  await page.getByRole('button', { name: 'Shortcuts and settings' }).click();
  await page.getByLabel('Play a soft sound when it is your turn').click();
  await expect.poll(notes).toBe(2);
  await press(page, 'Escape', 'e');
  await expect(prompt(page)).toHaveText(/Choose a unit|Blow/);
  await expect.poll(notes).toBeGreaterThan(2);
  await page.goto('/');
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});
