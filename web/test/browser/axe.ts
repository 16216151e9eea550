import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Nothing serious or critical on the page as it stands, or in a part of it. */
export async function expectNothingSerious(page: Page, part = 'html'): Promise<void> {
  await expectNone(page, part, ({ impact }) => impact === 'serious' || impact === 'critical');
}

/** Nothing at all that axe finds, moderate and minor included. */
export async function expectNothingFound(page: Page, part = 'html'): Promise<void> {
  await expectNone(page, part, () => true);
}

async function expectNone(page: Page, part: string, counts: (violation: Violation) => boolean): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run('${part}').then(({ violations }) => violations)`,
  );
  const found = violations.filter(counts);
  expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Colours do not depend on the width: those of the night are looked at once. */
export function atWidths(colorScheme: 'light' | 'dark'): string[] {
  return colorScheme === 'light' ? ['@phone'] : [];
}
