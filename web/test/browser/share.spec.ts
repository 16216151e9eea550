import { expect, test } from './test.ts';
import { playToVictory, press, prompt, startTyped } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a replay goes round in a link, and can be taken over', async ({ page, browser, baseURL }) => {
  await startTyped(page);
  await playToVictory(page);
  await press(page, 's');
  await page.getByRole('button', { name: 'Copy a link to the replay' }).click();
  const link = await page.getByLabel('Link to the replay').inputValue();
  expect(link.length).toBeLessThan(8000);

  const elsewhere = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'A replay' })).toBeVisible();
  await expect(prompt(other)).toHaveText('You are looking at entry 0 of 11.');
  // Nothing is told before it is watched.
  const diary = other.getByRole('region', { name: 'War diary' });
  await expect(diary.getByRole('listitem')).toHaveText(['Battle Card: Market Garden is set up.']);
  await press(other, ']', ']');
  await expect(diary.getByRole('listitem').last()).toHaveText(/German reinforcements at Eindhoven/);
  await expect(other.getByRole('slider', { name: 'Entry on show' })).toHaveValue('2');
  await other.getByRole('button', { name: 'Take over from here' }).first().click();
  await other.getByRole('button', { name: 'Take it over' }).press('Enter');
  await expect(other).toHaveURL(/\/match\//);
  await expect(prompt(other)).toHaveText(/Advance 30 Corps/);
  await press(other, 'h');
  await expect(prompt(other)).toHaveText(/Round 2/);

  await other.goto(link.slice(0, 700));
  await expect(other.getByRole('alert')).toContainText('This link is damaged');
  await elsewhere.close();
});
