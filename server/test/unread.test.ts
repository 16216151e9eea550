import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { WebSocket } from 'ws';
import { expect, test } from 'vitest';
import type { Herald } from '../src/live/herald.ts';
import { Live } from '../src/live/live.ts';
import { Socket } from '../src/live/socket.ts';
import { messageOf } from '../src/live/texts.ts';

const MEGABYTE = messageOf('x'.repeat(1024 * 1024));

/** Somebody who reads nothing until they are let. */
class Reader extends EventEmitter {
  readonly OPEN = WebSocket.OPEN;
  readonly CLOSED = WebSocket.CLOSED;
  readyState: number = WebSocket.OPEN;
  readonly stream: Writable;
  #held: (() => void)[] = [];

  constructor() {
    super();
    this.stream = new Writable({ write: (_piece, _encoding, done) => void this.#held.push(done) });
  }

  get bufferedAmount(): number {
    return this.stream.writableLength;
  }

  async readAll(): Promise<void> {
    const drained = once(this.stream, 'drain');
    while (this.#held.length > 0) {
      this.#held.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await drained;
  }

  terminate(): void {
    this.readyState = WebSocket.CLOSED;
    this.emit('close');
  }
}

function openTabs(live: Live, origin: string, count: number): readonly { readonly reader: Reader; send(): void }[] {
  const club = {
    live,
    config: { MESSAGES_PER_SECOND: 20 },
    now: () => 0,
    metrics: { sent: { inc: () => undefined } },
  } as unknown as ConstructorParameters<typeof Socket>[0];
  return Array.from({ length: count }, () => {
    const reader = new Reader();
    const socket = new Socket(club, reader as unknown as WebSocket, reader.stream, { origin }, undefined);
    return { reader, send: () => socket.send(MEGABYTE) };
  });
}

async function sendEach(tabs: readonly { send(): void }[], times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    for (const tab of tabs) tab.send();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function openOf(tabs: readonly { readonly reader: Reader }[]): number {
  return tabs.filter(({ reader }) => reader.readyState === WebSocket.OPEN).length;
}

test('whoever reads from none of many sockets cannot fill the memory with what waits for them', async () => {
  const live = new Live({} as Herald, () => 0, [], { sockets: 1000, messages: 20 });
  const stranger = openTabs(live, 'a stranger', 100);
  const others = openTabs(live, 'somebody else', 5);
  await sendEach(stranger, 2);
  await sendEach(others, 2);
  expect(openOf(stranger)).toBeLessThanOrEqual(32);
  expect(openOf(stranger)).toBeGreaterThan(10);
  expect(openOf(others)).toBe(5);
});

test('nor can whoever reads from none of one', async () => {
  const live = new Live({} as Herald, () => 0, [], { sockets: 1000, messages: 20 });
  const [tab] = openTabs(live, 'a stranger', 1);
  await sendEach([tab!], 3);
  expect(openOf([tab!])).toBe(1);
  await sendEach([tab!], 2);
  expect(openOf([tab!])).toBe(0);
});

test('what has been read counts no longer, nor what waited for a socket that is closed', async () => {
  const live = new Live({} as Herald, () => 0, [], { sockets: 1000, messages: 20 });
  for (let round = 0; round < 3; round++) {
    const tabs = openTabs(live, 'a family', 10);
    await sendEach(tabs, 3);
    expect(openOf(tabs)).toBe(10);
    for (const { reader } of tabs.slice(5)) await reader.readAll();
    await sendEach(tabs.slice(5), 3);
    expect(openOf(tabs)).toBe(10);
    for (const { reader } of tabs) reader.terminate();
  }
});
