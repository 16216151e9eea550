import { afterAll, beforeAll, expect, test } from 'vitest';
import { goRound } from '../src/notices/round.ts';
import { startBridge } from './house/bridge.ts';
import { openHouse, type House } from './house/house.ts';
import { member } from './house/visitor.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function look(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${house.address}${path}`, { headers });
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

test('nobody looks into the mail catcher from elsewhere, or through a proxy', async () => {
  for (const path of ['/mail', '/mail/1', '/mail/1/0'])
    expect((await look(path, { 'x-forwarded-for': '192.0.2.1' })).status, path).toBe(403);
});
