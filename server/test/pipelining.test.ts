import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type House } from './house/house.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** What comes back to whoever asks so often at once on one connection; it ends when the server closes it, or with the last answer. */
async function askedAtOnce(times: number): Promise<number> {
  const { hostname, port } = new URL(house.address);
  const one = `GET /api/session HTTP/1.1\r\nHost: ${hostname}:${port}\r\n`;
  let heard = '';
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('connect', () => socket.write(`${`${one}\r\n`.repeat(times - 1)}${one}Connection: close\r\n\r\n`));
    socket.on('data', (piece) => (heard += piece.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
  return heard.match(/HTTP\/1\.1 200/g)?.length ?? 0;
}

test('a few requests ahead of their answers are answered', async () => {
  expect(await askedAtOnce(5)).toBe(5);
});

test('whoever asks hundreds of times and waits for no answer is cut off', async () => {
  expect(await askedAtOnce(400)).toBeLessThanOrEqual(10);
});

test('one after the other, a connection may ask for as long as it likes', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): Promise<number> =>
    new Promise((resolve, reject) => {
      get(`${house.address}/api/session`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode!));
      }).on('error', reject);
    });
  const statuses = await Promise.all(Array.from({ length: 60 }, ask));
  expect(new Set(statuses)).toEqual(new Set([200]));
  agent.destroy();
});
