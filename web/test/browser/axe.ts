import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Nothing serious or critical on the page as it stands. */
export async function expectNothingSerious(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate<readonly Violation[]>('axe.run().then(({ violations }) => violations)');
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
