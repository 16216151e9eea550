import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import type { ActAnswer, FromBrowser, FromServer } from '@club-route/wire';
import type { Visitor } from './visitor.ts';

type Kind = FromServer['kind'];
type Of<K extends Kind> = Extract<FromServer, { readonly kind: K }>;

/** A browser tab with a socket. Keeps all that it got, in order. */
export class Tab {
  readonly heard: FromServer[] = [];
  /** Characters of each message, in the same order. */
  readonly sizes: number[] = [];
  readonly #socket: WebSocket;
  #wake: () => void = () => undefined;
  #read = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.heard.push(JSON.parse(text) as FromServer);
      this.sizes.push(text.length);
      this.#wake();
    });
    socket.on('close', () => this.#wake());
  }

  static async open(visitor: Visitor, origin = visitor.address): Promise<Tab> {
    const address = visitor.address.replace('http', 'ws');
    const headers = visitor.cookie === '' ? {} : { cookie: visitor.cookie };
    const socket = new WebSocket(`${address}/api/live`, { origin, headers });
    const tab = new Tab(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    return tab;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  say(message: FromBrowser): void {
    this.#socket.send(JSON.stringify(message));
  }

  sayRaw(text: string): void {
    this.#socket.send(text);
  }

  /** The next message of that kind, past those read before. */
  async next<K extends Kind>(kind: K, suits: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    return (await this.#await(kind, (message) => message.kind === kind && suits(message as Of<K>))) as Of<K>;
  }

  /** The next message of one of these kinds, past those read before. */
  async any<K extends Kind>(...kinds: readonly K[]): Promise<Of<K>> {
    return (await this.#await(kinds.join(' or '), ({ kind }) => (kinds as readonly Kind[]).includes(kind))) as Of<K>;
  }

  /** The answer to what was sent with that key, or the problem with it. */
  async replyTo(key: string): Promise<Of<'answer'> | Of<'problem'>> {
    const isReply = (message: FromServer): boolean => 'key' in message && message.key === key;
    return (await this.#await(`a reply to ${key}`, isReply)) as Of<'answer'> | Of<'problem'>;
  }

  async #await(what: string, suits: (message: FromServer) => boolean): Promise<FromServer> {
    for (;;) {
      while (this.#read < this.heard.length) {
        const message = this.heard[this.#read++]!;
        if (suits(message)) return message;
      }
      if (!this.isOpen) throw new Error(`the socket closed while waiting for ${what}`);
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Keeps nothing of what was heard so far. */
  forget(): void {
    this.heard.length = 0;
    this.sizes.length = 0;
    this.#read = 0;
  }

  async act(
    match: string,
    seat: string,
    have: number,
    action: { readonly kind: string; readonly [part: string]: unknown },
    key = newKey(),
  ): Promise<ActAnswer> {
    this.say({ kind: 'act', match, seat, have, key, action });
    return (await this.next('answer', (message) => message.key === key)).answer;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.on('close', () => resolve());
      this.#socket.close();
    });
  }

  closed(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.readyState === WebSocket.CLOSED) resolve();
      else this.#socket.on('close', () => resolve());
    });
  }
}

export function newKey(): string {
  return randomBytes(9).toString('base64url');
}
