import type { ActAnswer, FromBrowser, FromServer } from '@club-route/wire';

/** One viewer of one match in this tab. */
export interface Watching {
  readonly match: string;
  readonly as: string;
  readonly secret: string | undefined;
  /** How many frames it has; nothing before the first. */
  have(): number | undefined;
  hear(message: FromServer): void;
  /** The line has come up or gone down. */
  line(up: boolean): void;
}

export type Request = Extract<FromBrowser, { readonly kind: 'act' | 'undo' }>;

interface Pending {
  readonly request: Request;
  readonly resolve: (answer: ActAnswer) => void;
  readonly reject: (error: Error) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const ASK_AGAIN = 5000;

/**
 * The one socket of this tab: comes back by itself, asks again for what it watches from where it stood, and sends
 * again what was not answered. The key of a request makes sure that it is done once.
 */
export class LiveSocket {
  readonly #watching = new Set<Watching>();
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | undefined;
  #ahead = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    window.addEventListener('online', () => this.#again());
    // The browser knows before the socket does.
    window.addEventListener('offline', () => this.#drop());
  }

  get up(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  watch(watching: Watching): () => void {
    this.#watching.add(watching);
    if (this.up) this.ask(watching);
    else this.#open();
    return () => {
      this.#watching.delete(watching);
      this.#say({ kind: 'leave', match: watching.match, as: watching.as });
      if (this.#watching.size === 0) this.#close();
    };
  }

  /** Answers when the server has; a lost line only makes it take longer. */
  request(request: Request): Promise<ActAnswer> {
    return new Promise((resolve, reject) => {
      this.#pending.set(request.key, { request, resolve, reject });
      this.#say(request);
    });
  }

  /** Asks for what is watched, from where it stands. */
  ask(watching: Watching): void {
    const { match, as, secret } = watching;
    const had = watching.have();
    this.#say({
      kind: 'watch',
      match,
      as,
      ...(had === undefined ? {} : { have: had }),
      ...(secret === undefined ? {} : { link: secret }),
    });
  }

  /** The rest of a film that was too long for one message. */
  more({ match, as }: Watching): void {
    this.#say({ kind: 'more', match, as });
  }

  /** The time of day at the server, by which clocks run. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /** Somebody has signed in or out: the server should know who asks. */
  renew(): void {
    if (this.#socket !== undefined) this.#drop();
    this.#again();
  }

  #again(): void {
    clearTimeout(this.#retry);
    this.#tries = 0;
    if (this.#watching.size > 0) this.#open();
  }

  #open(): void {
    if (this.#socket !== undefined) return;
    clearTimeout(this.#retry);
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as FromServer);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  #opened(): void {
    this.#tries = 0;
    this.#beat();
    this.#say({ kind: 'ping' });
    for (const watching of this.#watching) {
      watching.line(true);
      this.ask(watching);
    }
    for (const { request } of this.#pending.values()) this.#say(request);
  }

  #hear(message: FromServer): void {
    this.#beat();
    if (message.kind === 'pong') this.#ahead = message.now - Date.now();
    if ('key' in message && message.key !== undefined) return this.#answered(message);
    if (!('match' in message)) return;
    if (message.kind === 'problem' && message.again === true) return this.#askSoon(message.match);
    for (const watching of this.#watching)
      if (watching.match === message.match && (!('as' in message) || watching.as === message.as))
        watching.hear(message);
  }

  /** The server is there but cannot open the match just now. */
  #askSoon(match: string | undefined): void {
    for (const watching of this.#watching) {
      if (watching.match !== match) continue;
      watching.line(false);
      const ask = (): void => {
        if (this.#watching.has(watching)) this.ask(watching);
      };
      // Not all tabs at once after the database was away.
      setTimeout(ask, ASK_AGAIN * (0.5 + Math.random() / 2));
    }
  }

  #answered(message: Extract<FromServer, { readonly kind: 'answer' | 'problem' }>): void {
    const pending = this.#pending.get(message.key!);
    this.#pending.delete(message.key!);
    if (message.kind === 'answer') pending?.resolve(message.answer);
    else pending?.reject(new Error(message.error));
  }

  /** A line may die without a word; whoever hears nothing asks, and whoever gets no answer calls again. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#say({ kind: 'ping' });
      this.#pulse = setTimeout(() => this.#drop(), PONG_WITHIN);
    }, PING_EVERY);
  }

  #say(message: FromBrowser): void {
    if (this.up) this.#socket!.send(JSON.stringify(message));
  }

  #drop(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#lost();
    socket.close();
  }

  #lost(): void {
    clearTimeout(this.#pulse);
    this.#socket = undefined;
    for (const watching of this.#watching) watching.line(false);
    if (this.#watching.size === 0) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    // Not all tabs at once after the server was away.
    this.#retry = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  #close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
