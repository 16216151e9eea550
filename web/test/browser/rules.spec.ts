import { catalogue } from '@club-route/catalogue';
import { figuresOf } from '@club-route/engine';
import { expect, test } from './test.ts';
import { expectNothingSerious } from './axe.ts';

test('the rules have tables, figures that are drawn when one comes to them, and words that open', async ({ page }) => {
  await page.goto('/rules/farthest-bridge');
  const combat = page.getByRole('table', { name: /^Combat table/ });
  await expect(combat.getByRole('row', { name: /^Die 6/ })).toContainText('Ae');
  const figure = page.locator('figure[data-figure="6.0"]');
  await expect(figure.getByText(/^1\/501 at 1007 controls the 6 hexes/)).toHaveCount(1);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('svg')).toBeVisible();
  // Each word once on the page, by focus as by hover.
  const word = page.getByRole('main').locator('dfn', { hasText: /^depleted$/i });
  await expect(word).toHaveCount(1);
  await word.focus();
  await expect(page.getByRole('tooltip')).toContainText('half its strength');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectNothingSerious(page);
});

test('the summary of every game fits on two printed pages', async ({ page }) => {
  await page.goto('/rules/battle-card');
  await page.getByRole('link', { name: 'Two pages to print' }).click();
  // The ways to other pages are not printed.
  const site = page.getByRole('navigation', { name: 'Site' });
  await expect(site).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(site).toBeHidden();
  await expect(page.getByRole('button', { name: /print/i })).toBeHidden();
  await page.emulateMedia({ media: null });
  for (const entry of catalogue) {
    const { id, title } = entry;
    await page.goto(`/rules/${id}/summary`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const figures = await figuresOf(await entry.load());
    await expect(page.locator('figure[data-drawn="true"]')).toHaveCount(Math.min(2, figures.length));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), id).not.toBeNull();
    expect(pdf.match(/\/Type\s*\/Page\b/g)!.length, id).toBeLessThanOrEqual(2);
  }
});
