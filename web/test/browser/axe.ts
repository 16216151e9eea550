import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Nothing serious or critical on the page as it stands, or in a part of it. */
export async function expectNothingSerious(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>(
    `axe.run('${part}').then(({ violations }) => violations)`,
  );
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Colours do not depend on the width: those of the night are looked at once. */
export function atWidths(colorScheme: 'light' | 'dark'): string[] {
  return colorScheme === 'light' ? ['@phone'] : [];
}
