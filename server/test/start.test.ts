import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../src/safety/logging.ts';
import { openHouse } from './house/house.ts';

const neighbour = createServer();
let port: string;
let said = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
  port = String((neighbour.address() as AddressInfo).port);
});
afterAll(() => void neighbour.close());

const log = makeLog('debug', { write: (line) => void (said += line) });

test.each([
  ['KEEPER_PORT', (taken: string) => taken, '(KEEPER_PORT) for metrics and caught email. Set another.'],
  ['MAIL_LISTEN', (taken: string) => `127.0.0.1:${taken}`, '(MAIL_LISTEN): that port is taken.'],
])(
  'a port that is taken for %s is one sentence, and nothing else is said or left running',
  async (name, of, sentence) => {
    await expect(openHouse({ log, environment: { [name]: of(port) } })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(sentence) as string,
    });
    expect(said).toBe('');
  },
);
