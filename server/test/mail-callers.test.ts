import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { MOST_OF_ONE } from '../src/mail/inbound/callers.ts';
import { openHouse, plainShelf } from './house/house.ts';

const STRANGER = '127.0.0.2';
const OTHER = '127.0.0.3';
const OWN = '127.0.0.1';

test('one address cannot hold all connections for mail', async () => {
  const environment = { MAIL_LISTEN: '127.0.0.1:0', PUBLIC_URL: 'https://club.example' };
  const house = await openHouse({ environment, shelf: plainShelf });
  const sockets: Socket[] = [];
  /** What the server says first. */
  const call = async (from: string): Promise<string> => {
    const socket = connect({ host: '127.0.0.1', port: house.mailPort!, localAddress: from });
    sockets.push(socket);
    const [greeting] = (await once(socket, 'data')) as [Buffer];
    return greeting.toString();
  };
  try {
    for (let n = 0; n < MOST_OF_ONE; n++) expect(await call(STRANGER)).toMatch(/^220 /);
    expect(await call(STRANGER)).toMatch(/^421 .*Too many connections from your address/);
    expect(await call(OTHER)).toMatch(/^220 /);
    for (let n = 0; n <= MOST_OF_ONE; n++) expect(await call(OWN)).toMatch(/^220 /);

    const first = sockets[0]!;
    first.end('QUIT\r\n');
    await once(first, 'close');
    // It is counted out a moment after its line is closed.
    await expect.poll(() => call(STRANGER)).toMatch(/^220 /);
  } finally {
    for (const socket of sockets) socket.destroy();
    await house.close();
  }
});
