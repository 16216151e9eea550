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
  await page.evaluate(axe.source);
  const found = await violations(page, part, {});
  // Only colours change with the hour; a colour on its way from day to night is neither.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  found.push(...(await violations(page, part, { runOnly: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found.filter(counts).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

function violations(page: Page, part: string, options: object): Promise<Violation[]> {
  return page.evaluate(`axe.run('${part}', ${JSON.stringify(options)}).then(({ violations }) => violations)`);
}
