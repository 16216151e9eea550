import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Nothing serious or critical on the page as it stands, or in a part of it, by day and by night. */
export async function expectNothingSerious(page: Page, part = 'html'): Promise<void> {
  await expectNone(page, part, ({ impact }) => impact === 'serious' || impact === 'critical');
}

/** Nothing at all that axe finds, moderate and minor included. */
export async function expectNothingFound(page: Page, part = 'html'): Promise<void> {
  await expectNone(page, part, () => true);
}

async function expectNone(page: Page, part: string, counts: (violation: Violation) => boolean): Promise<void> {
  // Once for each page that was loaded: half a million characters, and all of it cold again.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axe.source);
  const found = await violations(page, part, {});
  // Only colours change with the hour; a colour on its way from day to night is neither. The page stays in the colours it
  // was looked at last, so that its map is painted anew once for each look and not twice.
  const isNight = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`);
  await page.emulateMedia({ colorScheme: isNight ? 'light' : 'dark', reducedMotion: 'reduce' });
  found.push(...(await violations(page, part, { runOnly: ['color-contrast'] })));
  expect(found.filter(counts).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

function violations(page: Page, part: string, options: object): Promise<Violation[]> {
  return page.evaluate(`axe.run('${part}', ${JSON.stringify(options)}).then(({ violations }) => violations)`);
}
