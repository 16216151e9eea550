import { expect, test } from './test.ts';
import { clubLine, makeMatch, somebody } from './club.ts';
import { prompt } from './table.ts';

test.slow();

test('private notes and standing answers are kept with the seat, and can be changed', async ({ browser }) => {
  const page = await somebody(browser);
  await makeMatch(page, { 'The Allies': /Recruit/, 'The Germans': /^Me/ });
  await expect(prompt(page)).toBeVisible();
  await (await clubLine(page)).getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('textbox', { name: /For your eyes only/ }).fill('Hold Nijmegen until the 20th.');
  // Saved as one types.
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await (await clubLine(page)).getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByRole('textbox', { name: /For your eyes only/ })).toHaveValue('Hold Nijmegen until the 20th.');
  await page.keyboard.press('Escape');

  const bridges = page.getByRole('group', { name: /When an Allied unit reaches a bridge/ });
  const sheet = page.getByRole('dialog', { name: 'Standing answers' });
  await (await clubLine(page)).getByRole('button', { name: 'Standing answers' }).click();
  await bridges.getByRole('radio', { name: 'Blow it' }).check();
  await sheet.getByRole('button', { name: 'Save these answers' }).click();
  await expect(sheet).toBeHidden();
  await page.reload();
  await (await clubLine(page)).getByRole('button', { name: 'Standing answers' }).click();
  await expect(bridges.getByRole('radio', { name: 'Blow it' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Ask me every time' }).click();
  await expect(sheet).toBeHidden();
  await (await clubLine(page)).getByRole('button', { name: 'Standing answers' }).click();
  await expect(bridges.getByRole('radio', { name: 'Ask me' })).toBeChecked();
});
