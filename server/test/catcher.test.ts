import { afterAll, beforeAll, expect, test } from 'vitest';
import { goRound } from '../src/mail/round.ts';
import { startBridge } from './house/bridge.ts';
import { openHouse, type House } from './house/house.ts';
import { member } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function look(path: string): Promise<Response> {
  return fetch(`${house.keeper}${path}`);
}

test('without a mail server the mail catcher shows what would be sent, with its picture', async () => {
  const allied = await member(house.address, 'Roy', 'roy@club.example');
  await startBridge(allied, await member(house.address, 'Walter'));
  await goRound(house.club);
  const list = await (await look('/mail')).text();
  expect(list).toContain('turn to roy@club.example');
  const [, page] = /href="(\/mail\/\d+)"/.exec(list)!;
  const mail = await (await look(page!)).text();
  expect(mail).toContain('List-Unsubscribe: &lt;');
  expect(mail).toContain('Allied movement');
  expect(mail).toContain(`<img src="${page}/0"`);
  const picture = await look(`${page}/0`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await look(`${page}/1`)).status).toBe(404);
});

test('the address of the keeper’s port opens a page with what is there', async () => {
  const page = await look('/');
  expect(page.status).toBe(200);
  const links = [...(await page.text()).matchAll(/href="([^"]+)"/g)].map(([, path]) => path);
  expect(links).toEqual(['/mail', '/metrics', '/health', '/ready']);
  for (const path of links) expect((await look(path!)).status, path).toBe(200);
  const nothing = await look('/nothing');
  expect([nothing.status, await nothing.json()]).toEqual([404, { error: 'There is no such page.' }]);
});

test('nobody looks into the mail catcher through the door of strangers, whatever a proxy says or leaves out', async () => {
  for (const path of ['/mail', '/mail/1', '/mail/1/0', '/metrics'])
    expect((await fetch(`${house.address}${path}`)).status, path).toBe(404);
});

test('where people come from elsewhere, or mail is sent, there is no mail catcher at all', async () => {
  for (const [name, value] of [
    ['PUBLIC_URL', 'https://club.example'],
    ['SMTP_URL', 'smtp://127.0.0.1:9'],
  ] as const) {
    const open = await openHouse({ environment: { [name]: value } }, house.url);
    const statuses = await Promise.all(
      [open.address, open.keeper].map(async (at) => (await fetch(`${at}/mail`)).status),
    );
    expect(statuses).toEqual([404, 404]);
    expect(await (await fetch(open.keeper)).text()).not.toContain('/mail');
    await open.close();
  }
});
