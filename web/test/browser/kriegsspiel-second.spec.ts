import { expect, test, type Locator, type Page } from './test.ts';
import { expectNothingSerious } from './axe.ts';
import { answer, decision, HAS_TARGET, usefulCard } from './battle.ts';
import { clock } from './campaign.ts';
import { briefing, comeToBattle, passTo, startSecond } from './second.ts';
import { prompt } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is asked, by keys where the table has some for it. */
async function answerByKeys(page: Page): Promise<void> {
  const now = (await prompt(page).textContent()) ?? '';
  if (now.startsWith('Play a command card')) {
    await (await usefulCard(page)).focus();
    await page.keyboard.press('Enter');
  } else if (/^(Move|Battle with)/.test(now)) {
    // Who could still fire is asked about once.
    const isAsked = await decision(page).getByText(HAS_TARGET).isVisible();
    await page.keyboard.press('e');
    if (isAsked) await page.keyboard.press('e');
  } else await answer(page);
}

/** How far from the middle of a square something is drawn on the map, in squares. */
async function squaresAway(page: Page, drawn: Locator, square: string): Promise<number> {
  const sheet = page.getByTestId('map').locator('svg[viewBox]');
  const [, , width, height] = (await sheet.getAttribute('viewBox'))!.split(' ').map(Number);
  const map = (await sheet.boundingBox())!;
  const at = (await drawn.locator('path').first().boundingBox())!;
  const size = (map.width / width!) * 100;
  const x = map.x + size * (Number(square.slice(0, 2)) + 0.5);
  const y = map.y + size * (height! / 100 - Number(square.slice(2)) - 0.5);
  return Math.hypot(at.x + at.width / 2 - x, at.y + at.height / 2 - y) / size;
}

test('a battle within the campaign: a briefing is answered, and cards are played on the field by keys', async ({
  page,
}) => {
  await startSecond(page);
  await comeToBattle(page);
  await passTo(page, '101st Airborne');
  await expect(briefing(page)).toContainText(/About \d+ compan/);
  await expect(briefing(page).getByRole('radio', { name: /^I fight it here/ })).toBeChecked();
  // The map says where it is, though no unit has reported from there.
  await expect(page.getByTestId('battle-squares')).toHaveAttribute('d', /^M/);
  // The question is in sight, and no button offers to let time pass that stands.
  await expect(briefing(page).getByText('We fight it on a real table')).toBeInViewport();
  await expect(clock(page)).toContainText('The clock waits until everyone has decided.');
  await expect(clock(page).getByRole('button', { name: 'Next dispatch' })).toHaveCount(0);
  await briefing(page).getByRole('textbox', { name: 'Your plan' }).fill('Drive them out of Son.');
  await expectNothingSerious(page);
  await briefing(page).getByRole('button', { name: 'Send the answer' }).press('Enter');
  // The field lies over the map; the computer fights for the garrison.
  const sheet = page.getByRole('radio', { name: 'Map', exact: true });
  await expect(sheet).toBeVisible();
  await expect(page.getByTestId('strip')).toContainText(/Allied (attack|defence)/);
  await expect(decision(page)).toBeVisible();
  await expectNothingSerious(page);
  // On a phone the way back to the map lies below the low field, not on it.
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const fieldEnds = async (): Promise<number> => {
    const { y, height } = (await page.getByTestId('map').boundingBox())!;
    return y + height;
  };
  const switchBegins = async (): Promise<number> => (await page.getByRole('group', { name: 'Sheet' }).boundingBox())!.y;
  await expect.poll(async () => (await switchBegins()) >= (await fieldEnds())).toBe(true);
  await page.setViewportSize(size);
  // Whoever attacks and whatever is dealt: the simplest answer to what is asked, until a card has been played and a turn ended.
  await page.getByRole('tab', { name: 'Diary' }).click();
  const played = page.getByText(/^The Allies play /);
  for (let asked = 0; asked < 40 && (await played.count()) === 0; asked++) {
    await expect(decision(page)).toBeVisible();
    const before = (await prompt(page).textContent())!;
    await answerByKeys(page);
    await expect(prompt(page)).not.toHaveText(before);
  }
  await expect(played).not.toHaveCount(0);
  await test.step('while the enemy acts, the prompt says so and asks nothing', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const all = page.getByRole('region', { name: 'Results' }).getByRole('button', { name: 'Show everything' });
    for (let asked = 0; asked < 40 && (await all.count()) === 0; asked++) {
      const before = (await prompt(page).textContent())!;
      await answerByKeys(page);
      await expect(prompt(page)).not.toHaveText(before);
    }
    await expect(prompt(page)).toHaveText(/^The (Allies|Germans) are giving orders\.$/);
    await all.click();
    await expect(prompt(page)).not.toHaveText(/giving orders/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  // The map of the campaign is still there.
  await sheet.click({ force: true });
  await expect(page.getByRole('button', { name: 'Go to the field' })).toBeVisible();
});

test('a battle on a real table: the umpire settles it, a faulty form is quoted, a good one ends the battle', async ({
  page,
}) => {
  await startSecond(page);
  await comeToBattle(page);
  await passTo(page, '101st Airborne');
  await briefing(page)
    .getByRole('radio', { name: /^We fight it on a real table/ })
    .click();
  await briefing(page).getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('The umpire decides where it is fought.')).toBeVisible();
  await passTo(page, 'Umpire');
  await page.getByRole('button', { name: 'Fight it on a real table' }).click();
  await passTo(page, '101st Airborne');
  const form = page.getByRole('form', { name: /^Battle .*How did it go/ });
  await form.getByLabel('Figures that Grsn lost').fill('99');
  await expect(form.getByRole('alert')).toContainText(/“LOST Grsn 99”: it came with \d+ figures\./);
  await form.getByLabel('Figures that Grsn lost').fill('1');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('The form as it is sent')).toContainText(/HOLDS FIELD NOBODY\s+LOST Grsn 1/);
  // A browser that nobody looks at would have printed it at once.
  await page.evaluate('window.print = () => undefined');
  await form.getByRole('button', { name: 'Print the field' }).click();
  await expect(page.locator('#plate pre')).toContainText(/Grsn at \d{4}[^]*Cards of the Allies: [^]*Afterwards send/);
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`);
  await expectNothingSerious(page);
  await form.getByRole('button', { name: 'Send the form' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.locator('li[data-kind="battle"]')).toHaveCount(1);
  // From afar too the enemy is drawn where he was seen.
  await page.getByRole('button', { name: 'Show the whole map' }).click();
  await expect(page.locator('[data-detail]').first()).toHaveAttribute('data-detail', 'far');
  const seen = page.getByRole('img', { name: /^Last seen 13:00: Enemy at 0713: [^.]*\.$/ });
  await expect.poll(() => squaresAway(page, seen, '0713')).toBeLessThan(0.2);
  // How it ended is in sight until the mail is read.
  const outcome = page.getByRole('status').filter({ hasText: 'Neither side holds the field after' });
  await expect(outcome).toContainText('lost nothing and is at 100%.');
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(outcome).toHaveCount(0);
  await expect(clock(page).getByRole('button', { name: 'Next dispatch' })).toBeVisible();
});
