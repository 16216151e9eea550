import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from './test.ts';
import { linkFor, makeAccount, makeMatch, newName, openMatchSheet, sitDown, somebody } from './club.ts';

test('mails come as often as one likes, and a webhook can be tried', async ({ browser }) => {
  const page = await somebody(browser);
  const address = `${crypto.randomUUID()}@home.example`;
  await makeAccount(page, newName('Ada'), address);
  await page.goto('/club/account');
  const section = page.getByRole('region', { name: 'When it is your turn' });
  await expect(section).toContainText(`To ${address}`);
  const daily = section.getByRole('radio', { name: 'At most once a day' });
  await daily.click();
  await expect(daily).toBeChecked();
  await section.getByRole('checkbox', { name: 'Also when someone invites me to play' }).click();
  await expect(section.getByRole('checkbox')).not.toBeChecked();
  await page.reload();
  await expect(section.getByRole('radio', { name: 'At most once a day' })).toBeChecked();
  await expect(section.getByRole('checkbox')).not.toBeChecked();

  const hook = createServer().listen(0, '127.0.0.1');
  await once(hook, 'listening');
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/turns`;
  await section.getByRole('textbox', { name: 'Webhook', exact: true }).fill(url);
  await section.getByRole('button', { name: 'Save' }).click();
  const secret = await section.getByRole('textbox', { name: 'Webhook secret' }).inputValue();
  const called = once(hook, 'request');
  await section.getByRole('button', { name: 'Try it' }).click();
  const [request, answer] = (await called) as [IncomingMessage, { end: () => void }];
  const body = await text(request);
  answer.end();
  await expect(section.getByText('It arrived.')).toBeVisible();
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  expect(request.headers['x-club-route-signature']).toBe(`sha256=${signature}`);
  hook.close();
  await section.getByRole('button', { name: 'Try it' }).click();
  await expect(section.getByRole('alert')).toContainText('It did not arrive');
  await section.getByRole('button', { name: 'Remove it' }).click();
  await expect(section.getByRole('textbox', { name: 'Webhook secret' })).toBeHidden();
});

/** The browser’s own push service is far away; everything on this side of it is real. */
const PUSH_SERVICE = `
  const kept = 'test/pushes';
  const keys = { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) };
  const made = () => {
    const endpoint = localStorage.getItem(kept);
    const unsubscribe = async () => localStorage.removeItem(kept);
    return endpoint && { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
  };
  PushManager.prototype.getSubscription = async () => made();
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem(kept, 'https://push.example/' + crypto.randomUUID());
    return made();
  };`;

test(
  'this browser shows notices once it is asked to, and a push names the match',
  { tag: '@push' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ permissions: ['notifications'], serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.addInitScript(PUSH_SERVICE);
    await makeAccount(page, newName('Ada'));
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.goto('/club/account');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('Click the notification to open the match.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Click the notification to open the match.')).toBeVisible();

    const tools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0] !== undefined) resolve(registrations[0].registrationId);
      });
    });
    await tools.send('ServiceWorker.enable');
    const url = `${baseURL}club/match/0123456789abcdef`;
    const data = JSON.stringify({ kind: 'turn', match: '0123456789abcdef', text: 'Your turn.', url });
    const origin = new URL(baseURL!).origin;
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
    const shown = () =>
      page.evaluate(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((notices) => notices.map(({ body, data }) => ({ body, where: data })))`);
    await expect.poll(shown).toEqual([{ body: 'Your turn.', where: url }]);

    // A click by script may open no window; that it would is all that can be seen.
    const [worker] = context.serviceWorkers();
    const opened = await worker!.evaluate(`new Promise((resolve) => {
    clients.openWindow = resolve;
    void registration.getNotifications().then(([notification]) =>
      dispatchEvent(new NotificationEvent('notificationclick', { notification })));
  })`);
    expect(opened).toBe(url);
    await expect.poll(shown).toEqual([]);

    await page.getByRole('button', { name: 'Turn off notifications' }).click();
    await expect(page.getByText('Notifications are off in this browser.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a test notification' })).toBeHidden();

    // Whoever comes to this browser next is told nothing of these matches.
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await expect(page.getByText('Click the notification to open the match.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('**/club');
    await makeAccount(page, newName('Grace'));
    await page.goto('/club/account');
    await expect(page.getByText('Notifications are off in this browser.')).toBeVisible();
  },
);

test('somebody without an account gives an address for the seat, and renews the one for orders', async ({
  browser,
}) => {
  const [ada, greta] = [await somebody(browser), await somebody(browser)];
  await makeMatch(ada, { 'The Allies': /^Me/, 'The Germans': /I send a link/ });
  await sitDown(greta, await linkFor(ada, 'German'), 'Greta');
  const sheet = await openMatchSheet(greta);
  await sheet.getByRole('textbox', { name: 'Email', exact: true }).fill('greta@home.example');
  const hourly = sheet.getByRole('radio', { name: 'At most once an hour' });
  await hourly.click();
  await expect(hourly).toBeChecked();
  await sheet.getByRole('button', { name: 'Email me' }).click();
  await expect(sheet.getByText('We email greta@home.example when it is your turn and you are away.')).toBeVisible();
  const orders = sheet.getByRole('textbox', { name: 'Address for your orders' });
  const before = await orders.inputValue();
  expect(before).toMatch(/^play\+[0-9a-f]{40}@/);
  await sheet.getByRole('button', { name: 'Get a new address' }).click();
  await expect(orders).not.toHaveValue(before);
  await sheet.getByRole('button', { name: 'Stop emails' }).click();
  await expect(sheet.getByText(/when it is your turn and you are away/)).toBeHidden();
});
