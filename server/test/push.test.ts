import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { NoticeWishes } from '@club-route/wire';
import { goRound } from '../src/mail/round.ts';
import { startBridge } from './house/bridge.ts';
import { Clock } from './house/clock.ts';
import { openHouse, type House } from './house/house.ts';
import { openPushService, vapidClaims, type PushService } from './house/push-service.ts';
import { member, type Visitor } from './house/visitor.ts';

let service: PushService;
let house: House;
const clock = new Clock();

beforeAll(async () => {
  // Only the certificate of the service on this machine is nobody's; the connection is a real one.
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  service = await openPushService();
  const environment = { PUBLIC_URL: 'https://club.example', ALLOW_PRIVATE_WEBHOOKS: '1' };
  house = await openHouse({ environment, now: clock.now });
});
afterAll(async () => {
  await house.close();
  service.close();
  vi.unstubAllEnvs();
});
afterEach(() => {
  service.pushes.length = 0;
  service.status = 201;
  service.endless = false;
});

let count = 0;

/** It is the turn of somebody whose browser asks for pushes. */
async function turnWithPush(): Promise<{ readonly id: string; readonly player: Visitor }> {
  const player = await member(house.address, `Pushed ${++count}`);
  await player.post('/api/pushes', service.subscription);
  const id = await startBridge(player, await member(house.address, `Other ${count}`));
  return { id, player };
}

test('a turn is pushed once: the browser can open it, and knows by the signature who sent it', async () => {
  const { id, player } = await turnWithPush();
  await goRound(house.club);
  await goRound(house.club);
  const [push, ...more] = service.pushes;
  expect(more).toEqual([]);
  expect(JSON.parse(push!.text)).toMatchObject({
    kind: 'turn',
    match: id,
    text: 'It is your turn as the Allied player in Arnhem: The Farthest Bridge.',
    url: `https://club.example/club/match/${id}`,
  });
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const { pushKey } = await player.get<NoticeWishes>('/api/notices');
  const claims = vapidClaims(push!, pushKey);
  expect(claims).toMatchObject({
    aud: new URL(service.subscription.endpoint).origin,
    sub: 'mailto:post@club.example',
  });
  expect(claims['exp']).toBeGreaterThan(Date.now() / 1000);
});

test.each([404, 410])(
  'a push that is turned away is tried again, and a browser that is gone (%i) is forgotten',
  async (gone) => {
    const { player } = await turnWithPush();
    service.status = 503;
    await goRound(house.club);
    clock.forward(2);
    service.status = gone;
    await goRound(house.club);
    expect(service.pushes).toHaveLength(2);
    expect((await player.get<NoticeWishes>('/api/notices')).pushes).toBe(0);
    clock.forward(60);
    await goRound(house.club);
    expect(service.pushes).toHaveLength(2);
  },
);

test('a push service that never stops talking is not listened to', async () => {
  const { player } = await turnWithPush();
  service.endless = true;
  await player.post('/api/notices/tests', { carrier: 'push' });
  expect(service.pushes).toHaveLength(1);
});

test('nobody makes the club call more than twenty browsers', async () => {
  const player = await member(house.address, 'Of many browsers');
  const subscription = (n: number) => ({ ...service.subscription, endpoint: `https://push.example/${n}` });
  for (let n = 0; n < 20; n++) await player.post('/api/pushes', subscription(n));
  expect(await player.refused(409, 'POST', '/api/pushes', subscription(20))).toContain('at most 20 browsers');
  await player.post('/api/pushes', subscription(19));
  expect((await player.get<NoticeWishes>('/api/notices')).pushes).toBe(20);
  // Those that come at once know of each other.
  const hasty = await member(house.address, 'Hasty with browsers');
  await Promise.all(Array.from({ length: 60 }, (_, n) => hasty.ask('POST', '/api/pushes', subscription(100 + n))));
  expect((await hasty.get<NoticeWishes>('/api/notices')).pushes).toBe(20);
});

test('whoever wants to see whether pushes arrive gets one at once, or the reason why not', async () => {
  const { player } = await turnWithPush();
  await player.post('/api/notices/tests', { carrier: 'push' });
  expect(JSON.parse(service.pushes[0]!.text)).toMatchObject({ kind: 'test', url: 'https://club.example/club/account' });
  await player.have('DELETE', '/api/pushes', { endpoint: service.subscription.endpoint });
  expect(await player.refused(409, 'POST', '/api/notices/tests', { carrier: 'push' })).toContain(
    'none of your browsers',
  );
});

test('whoever signs out everywhere, or has a new password, is pushed nothing until a browser asks again', async () => {
  const { player } = await turnWithPush();
  const pushes = async (): Promise<number> => (await player.get<NoticeWishes>('/api/notices')).pushes;
  const change = { password: 'correct horse', newPassword: 'battery staple' };
  await player.have('PATCH', '/api/account', change);
  expect(await pushes()).toBe(0);
  await goRound(house.club);
  expect(service.pushes).toEqual([]);
  await player.post('/api/pushes', service.subscription);
  expect(await pushes()).toBe(1);
  await player.have('DELETE', '/api/sessions');
  await player.post('/api/session', { name: `Pushed ${count}`, password: change.newPassword });
  expect(await pushes()).toBe(0);
});
