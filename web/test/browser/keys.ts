import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Goes by Tab to a control, as somebody without a mouse does, and sees that the focus can be seen there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const focus = await control.evaluate((element) => {
      const { activeElement, defaultView } = element.ownerDocument;
      if (element !== activeElement) return 'elsewhere';
      // A hidden control shows it on the label that it lies in.
      const isSeen = [element, element.parentElement].some((one) => {
        const { outlineStyle, outlineWidth } = defaultView.getComputedStyle(one);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      return isSeen ? 'seen' : 'unseen';
    });
    if (focus !== 'elsewhere') return expect(focus, `the focus on ${String(control)}`).toBe('seen');
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${String(control)}.`);
}

/** Goes by arrows to a page of the pile; one of its tabs has the focus. */
export async function turnTo(page: Page, title: string): Promise<void> {
  const tab = page.getByRole('tab', { name: title, exact: true });
  for (let turn = 0; turn < (await page.getByRole('tab').count()); turn++) {
    if ((await tab.getAttribute('aria-selected')) === 'true') return expect(tab).toBeFocused();
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`No arrow comes to ${title}.`);
}
