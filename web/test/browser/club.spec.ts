import { expect, test } from './test.ts';
import {
  clubLine,
  endWithUnitsWaiting,
  linkFor,
  makeAccount,
  makeMatch,
  newName,
  openMatchSheet,
  order,
  sitDown,
  somebody,
} from './club.ts';
import { prompt } from './table.ts';

// Whole stories with several browsers each: on a busy machine they take a while.
test.slow();

test('two people play over a link: talk, offer, undo, resign, play again and check the dice', async ({ browser }) => {
  const [ada, greta, watcher] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const name = newName('Ada');
  await makeAccount(ada, name);
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  const sent: string[] = [];
  greta.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  greta.on('request', (request) => sent.push(request.postData() ?? ''));
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  await expect(prompt(ada)).toHaveText(/Allied movement/);
  await expect(prompt(greta)).toHaveText('The Allies are moving.');
  await expect(greta.getByTestId('seat-allied')).toContainText(name);

  await watcher.goto(ada.url());
  await expect(prompt(watcher)).toHaveText('The Allies are moving.');
  await expect((await clubLine(ada)).getByText('One spectator is watching.')).toBeVisible();
  await expect((await clubLine(watcher)).getByRole('button', { name: 'Notes' })).toBeHidden();

  // A plan stays in the browser of who made it.
  await greta.keyboard.press('t');
  await order(greta, 'plan 10SS 3121');
  await greta.reload();
  await expect(greta.getByRole('region', { name: 'Planned orders' }).getByRole('listitem')).toHaveText(
    /^10SS enters at 3326/,
  );
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.filter((text) => text.includes('"move"'))).toEqual([]);

  // With nobody landed there is nobody to move a second time.
  await endWithUnitsWaiting(ada);
  await ada.getByRole('button', { name: 'End the combat phase' }).click();
  await expect(prompt(greta)).toHaveText(/German movement/);
  await expect(prompt(ada)).toHaveText('The Germans are moving.');
  await expect(prompt(watcher)).toHaveText('The Germans are moving.');

  await order(greta, 'plan do');
  const watched = watcher.getByRole('slider', { name: 'Entry on show' });
  await expect(watched).toHaveAttribute('aria-valuetext', /Entry 3 of 3: 10SS/);
  await greta.getByRole('button', { name: 'Undo' }).click();
  await expect(watched).toHaveAttribute('aria-valuetext', 'Entry 4 of 4: Taken back');
  await greta.keyboard.press('t');

  await ada.getByRole('button', { name: 'Chat' }).click();
  await ada.getByRole('textbox', { name: 'Message' }).fill('A fine morning for it.');
  await ada.keyboard.press('Enter');
  await greta.getByRole('button', { name: 'Chat (1 new)' }).click();
  await expect(greta.getByRole('dialog').getByText('A fine morning for it.')).toBeVisible();
  await greta.keyboard.press('Escape');
  await expect(watcher.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await ada.keyboard.press('Escape');

  await openMatchSheet(ada);
  await ada.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(ada.getByText('You offer a draw.')).toBeVisible();
  await greta.getByText('The Allies offer a draw.').waitFor();
  await greta.getByRole('button', { name: 'Decline' }).click();
  await expect(ada.getByText('You offer a draw.')).toBeHidden();
  await ada.keyboard.press('Escape');

  await openMatchSheet(greta);
  await greta.getByRole('button', { name: 'Resign' }).click();
  await greta.getByRole('button', { name: 'Yes, resign' }).click();
  await expect(ada.getByTestId('outcome')).toContainText('The Germans have resigned.');
  await expect(watcher.getByTestId('outcome')).toContainText('The Germans have resigned.');
  await greta.keyboard.press('Escape');

  await watcher.getByRole('link', { name: 'Check the dice' }).click();
  await expect(watcher.getByTestId('finding')).toContainText('Everything checks out.');
  await expect(watcher.getByTestId('word')).toHaveText(
    'Certified: this club signed the match when it began and when it ended.',
  );
  await expect(watcher.getByText('The players added salts that the club could not know')).toBeVisible();
  const saving = watcher.waitForEvent('download');
  await watcher.getByRole('button', { name: 'Download the journal' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^club-route-[0-9a-f]{16}\.json$/);

  await ada.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await expect(ada.getByRole('heading', { name: 'Arnhem: The Farthest Bridge' })).toBeVisible();
  await greta.getByRole('button', { name: 'Go to the rematch' }).click();
  await greta.getByRole('textbox', { name: /Your name/ }).fill('Greta');
  await greta.getByRole('button', { name: 'Play the Allies' }).click();
  await expect(prompt(greta)).toHaveText(/Allied movement/);
  await expect(prompt(ada)).toHaveText('The Allies are moving.');
  await ada.goto('/club');
  await expect(ada.getByRole('link', { name: /Allied: Greta \(guest\) · German: you/ })).toContainText('Allied to act');
});

test('a lost line: what was done comes through once, what others did first makes a click stale, and one catches up', async ({
  browser,
}) => {
  const [one, other] = [await somebody(browser), await somebody(browser)];
  await makeMatch(one, { 'The Allies': /I send a link/, 'The Germans': /Recruit/ });
  const link = await linkFor(one, 'Allied');
  await sitDown(one, link, 'Ada');
  // The link is used up. The private link opens the same seat in another browser.
  await other.goto(link);
  await expect(other.getByText(/Ada.* sat down with this link/)).toBeVisible();
  await openMatchSheet(one);
  await other.goto(await one.getByRole('textbox', { name: 'Your private link' }).inputValue());
  await other.getByRole('button', { name: 'Open the seat' }).click();
  await one.keyboard.press('Escape');
  await expect(prompt(other)).toHaveText(/Allied movement/);

  await other.context().setOffline(true);
  await expect(other.getByText(/Connection lost/)).toBeVisible();
  await endWithUnitsWaiting(other);
  await expect(prompt(one)).toHaveText(/Allied movement/);
  await endWithUnitsWaiting(one);
  await expect(prompt(one)).toHaveText(/Allied combat/);
  await other.context().setOffline(false);
  await expect(other.getByRole('alert').filter({ hasText: 'The position has changed.' })).toBeVisible();
  await expect(prompt(other)).toHaveText(/Allied combat/);
  await expect(other.getByText(/Connection lost/)).toBeHidden();

  await other.context().setOffline(true);
  await other.getByRole('button', { name: 'End the combat phase' }).click();
  await other.context().setOffline(false);
  // The computer, which plays on the server, answers at once: whoever looks on may miss that it thinks.
  await expect(prompt(one)).toHaveText(/18 September, Allied movement/);
  const address = other.url();
  await other.goto('/club');
  await expect(other.getByRole('link', { name: /Arnhem: The Farthest Bridge Your move/ })).toBeVisible();
  await other.goto(address);
  // Whoever comes back sees the present, and one way to watch what happened.
  await expect(prompt(other)).toHaveText(/18 September, Allied movement/);
  await expect(other.getByText(/\d+ events since your last turn/)).toBeVisible();
  await other.getByRole('button', { name: 'Watch them' }).click();
  await other.getByRole('button', { name: 'Back to now' }).first().click();
  await expect(prompt(other)).toHaveText(/18 September, Allied movement/);
});

test('a secret set-up is not told to the other side', async ({ browser }) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  const told: string[] = [];
  greta.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))));
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ }, /Free deployment/);
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  await ada.keyboard.press('t');
  await expect(ada.getByLabel('Your order')).toBeVisible();
  await order(ada, 'deploy 3919 1007 2323');
  await expect(prompt(ada)).toHaveText('The Germans are setting up in secret.');
  await expect.poll(() => told.some((text) => text.includes('"kind":"frames"'))).toBe(true);
  const frames = told.filter((text) => text.includes('"kind":"frames"')).join(' ');
  expect(frames).not.toContain('zoneCell');
  await greta.keyboard.press('t');
  const position = greta.getByRole('region', { name: 'Position' });
  await expect(position).not.toContainText('1007');
  await expect(ada.getByRole('region', { name: 'Position' })).toContainText('1007');
});
