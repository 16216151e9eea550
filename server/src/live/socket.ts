import type { Writable } from 'node:stream';
import type { Match } from '@club-route/engine';
import type { WebSocket } from 'ws';
import { fromBrowser, type ActAnswer, type FromBrowser, type FromServer } from '@club-route/wire';
import { checkNames, type Named } from '../matches/names.ts';
import type { Person } from '../matches/person.ts';
import { shareOf } from '../safety/person.ts';
import { awayProblem } from '../database/away.ts';
import { act, undo, type Acting } from '../matches/act.ts';
import type { Desk } from '../play/desk.ts';
import type { Scope } from '../play/records.ts';
import { ProblemError } from '../problem.ts';
import { Bucket } from '../safety/bucket.ts';
import type { Session } from '../safety/identity.ts';
import { secretHash } from '../secrets.ts';
import type { Attendance } from './live.ts';
import { mayLookAs } from '../matches/viewer.ts';
import { messageOf, type Message } from './texts.ts';
import { Watcher } from './watcher.ts';

/** Somebody who does not read what is sent holds up memory; let them come back. */
const MOST_UNREAD_BYTES = 4 * 1024 * 1024;
const MOST_WATCHED = 50;
/** A message counts once, and once more for every so many bytes: what is long takes long to read. */
const BYTES_OF_ONE = 1024;
/** What was on its way when somebody was shown the door; whoever goes on is cut off. */
const MOST_AFTERWARDS = 1000;
const TRY_AGAIN_LATER = 1013;
const GOING_AWAY = 1001;

/** One browser tab. */
export class Socket implements Attendance {
  readonly #club: Acting;
  readonly #socket: WebSocket;
  /** What lies under the socket. */
  readonly #stream: Writable;
  readonly #person: Person;
  readonly #session: Session | undefined;
  /** By match and viewer. */
  readonly #watchers = new Map<string, Watcher>();
  readonly #bucket: Bucket;
  #last: Promise<void> = Promise.resolve();
  #hasPulse = true;
  #afterwards = 0;
  /** What is to be sent when all has been said that is said now. */
  #unsent: Buffer[] = [];
  /** What has been sent and still waits for its reader, in bytes. */
  #unread = 0;

  constructor(club: Acting, socket: WebSocket, stream: Writable, person: Person, session: Session | undefined) {
    this.#club = club;
    this.#socket = socket;
    this.#stream = stream;
    this.#person = person;
    this.#session = session;
    const rate = club.config.MESSAGES_PER_SECOND;
    this.#bucket = new Bucket(5 * rate, rate, club.now);
    club.live.attend(this);
    socket.on('message', (data: Buffer) => this.#hear(data));
    socket.on('ping', (data: Buffer) => {
      if (this.#mayHear(1)) socket.pong(data);
    });
    socket.on('pong', () => {
      if (this.#mayHear(1)) this.#hasPulse = true;
    });
    socket.on('error', () => socket.terminate());
    stream.on('drain', () => this.#weigh());
    socket.on('close', () => this.#closed());
  }

  get whose(): string {
    return shareOf(this.#person);
  }

  get accountId(): string | undefined {
    return this.#person.account?.id;
  }

  get session(): string | undefined {
    return this.#session?.name;
  }

  /** Past the library, which would put the same words into bytes once for each socket. It compresses nothing. */
  send({ text, bytes }: Message): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#unsent.push(bytes) === 1) setImmediate(() => this.#sendAll());
    this.#club.metrics.sent.inc(text.length);
  }

  /** What is said in one go is sent in one piece: each costs the system more than everything else about a message. */
  #sendAll(): void {
    const [first, ...others] = this.#unsent;
    if (first === undefined) return;
    this.#unsent = [];
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#stream.write(others.length === 0 ? first : Buffer.concat([first, ...others]));
    this.#weigh();
  }

  /** Somebody with many sockets who reads from none could otherwise fill the memory. */
  #weigh(): void {
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    const unread = this.#socket.bufferedAmount;
    const more = unread - this.#unread;
    if (more === 0) return;
    this.#unread = unread;
    if (!this.#club.live.mayWait(this.whose, more) || unread > MOST_UNREAD_BYTES) this.#socket.terminate();
  }

  /** Closes it after all that was said. */
  #close(code: number): void {
    this.#sendAll();
    this.#socket.close(code);
  }

  goodbye(): void {
    this.#say({ kind: 'bye' });
    this.#close(GOING_AWAY);
  }

  feelPulse(): void {
    if (this.#hasExpired()) return this.goodbye();
    if (!this.#hasPulse) return this.#socket.terminate();
    this.#hasPulse = false;
    this.#socket.ping();
  }

  #hasExpired(): boolean {
    return this.#session !== undefined && this.#session.expires <= this.#club.now();
  }

  #say(message: FromServer): void {
    this.send(messageOf(JSON.stringify(message)));
  }

  #closed(): void {
    this.#club.live.depart(this);
    this.#club.live.mayWait(this.whose, -this.#unread);
    this.#unread = 0;
    for (const watcher of this.#watchers.values()) this.#club.live.unwatch(watcher);
    this.#watchers.clear();
  }

  /** Whether so much more may be said; pings and their answers, which cost us as much, count too. */
  #mayHear(much: number): boolean {
    // Whoever was shown the door may go on talking for a while.
    if (this.#socket.readyState !== this.#socket.OPEN) {
      if (++this.#afterwards > MOST_AFTERWARDS) this.#socket.terminate();
      return false;
    }
    if (this.#bucket.take(much) && this.#club.live.mayHear(this.whose, much)) return true;
    this.#say({ kind: 'problem', error: 'Too many messages at once.' });
    this.#close(TRY_AGAIN_LATER);
    return false;
  }

  /** Messages of one tab are taken in their order. */
  #hear(data: Buffer): void {
    if (!this.#mayHear(1 + Math.floor(data.length / BYTES_OF_ONE))) return;
    if (this.#hasExpired()) return this.goodbye();
    const message = read(data);
    if (message === undefined)
      return this.#say({ kind: 'problem', error: 'The server did not understand this message.' });
    this.#last = this.#last.then(() => this.#take(message));
  }

  async #take(message: FromBrowser): Promise<void> {
    try {
      await this.#answer(message);
    } catch (error) {
      const away = error instanceof ProblemError ? undefined : awayProblem(error);
      const known = error instanceof ProblemError ? error : away;
      if (known !== error) this.#club.log.error({ error, kind: message.kind }, 'a message failed');
      const sentence = known?.message ?? 'Something went wrong on the server. Try again.';
      const match = 'match' in message ? { match: message.match } : {};
      const key = 'key' in message ? { key: message.key } : {};
      const again = away === undefined ? {} : { again: true as const };
      this.#say({ kind: 'problem', ...match, ...key, error: sentence, ...again });
    }
  }

  async #answer(message: FromBrowser): Promise<void> {
    const club = this.#club;
    switch (message.kind) {
      case 'ping':
        return this.#say({ kind: 'pong', now: club.now() });
      case 'watch':
        return this.#watch(message);
      case 'leave':
        return this.#leave(`${message.match} ${message.as}`);
      case 'more':
        return this.#more(`${message.match} ${message.as}`);
      case 'act':
      case 'undo': {
        const person = this.#personAt(message.match, message.seat);
        const answer: ActAnswer = await this.#at(
          message,
          (desk) => (message.kind === 'act' ? act(club, desk, person, message) : undo(club, desk, person, message)),
          'tail',
        );
        return this.#say({ kind: 'answer', match: message.match, key: message.key, answer });
      }
    }
  }

  /** Does something with a match, if what the message names are seats of it. */
  #at<T>(
    message: Named & { readonly match: string },
    work: (desk: Desk) => Promise<T>,
    scope: Scope = 'whole',
  ): Promise<T> {
    const checked = async (desk: Desk): Promise<T> => {
      checkNames(desk, message);
      return work(desk);
    };
    return this.#club.desks.with(message.match, checked, scope);
  }

  /** With the secret that was shown when it began to watch, if any. */
  #personAt(match: string, as: string): Person {
    return this.#watchers.get(`${match} ${as}`)?.person ?? this.#person;
  }

  async #watch({ match, as, have, link }: Extract<FromBrowser, { readonly kind: 'watch' }>): Promise<void> {
    const key = `${match} ${as}`;
    this.#leave(key);
    if (this.#watchers.size >= MOST_WATCHED)
      throw new ProblemError(429, `You can watch at most ${MOST_WATCHED} matches at once. Close one first.`);
    const person = link === undefined ? this.#person : { ...this.#person, link: secretHash(link) };
    const watcher = new Watcher(this, match, as, person, have);
    const begin = async (desk: Desk): Promise<boolean> => {
      if (!mayLookAs(desk, person, as)) throw new ProblemError(403, 'This seat is not yours.');
      if (this.#socket.readyState !== this.#socket.OPEN) return true;
      const { match: game } = desk;
      const follows = (shown: Match): boolean => watcher.canFollow(shown) && (have ?? 0) <= shown.frameCount(as);
      if (game !== undefined && !game.isWhole && !follows(game)) return false;
      this.#watchers.set(key, watcher);
      this.#club.live.bring(desk, watcher);
      this.#club.live.watch(watcher);
      this.#club.live.tellPresence(watcher);
      return true;
    };
    // Whoever comes back has most of the film: what came after the last kept position is enough for them.
    if (have !== undefined && (await this.#at({ match, as }, begin, 'tail'))) return;
    await this.#at({ match, as }, begin);
  }

  async #more(key: string): Promise<void> {
    const watcher = this.#watchers.get(key);
    if (watcher === undefined) return;
    await this.#club.desks.with(watcher.match, async (desk) => this.#club.live.bring(desk, watcher));
  }

  #leave(key: string): void {
    const watcher = this.#watchers.get(key);
    if (watcher === undefined) return;
    this.#watchers.delete(key);
    this.#club.live.unwatch(watcher);
  }
}

function read(data: Buffer): FromBrowser | undefined {
  try {
    return fromBrowser.safeParse(JSON.parse(data.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
