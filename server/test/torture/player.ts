import { randomBytes } from 'node:crypto';
import type { Action, Dice, Seat, StateObject } from '@club-route/engine';
import { randomChoice, type AnyGame } from '@club-route/engine/testing';
import type { ActAnswer, FromServer } from '@club-route/wire';
import { WebSocket } from 'ws';

export interface Place {
  readonly game: AnyGame;
  /** Where the server is to believe that they are. */
  readonly from: string;
  /** Milliseconds before a move. */
  readonly thinks: number;
  readonly match: string;
  readonly seat: Seat;
  readonly link: string;
  /** Time passes by itself: an order may come too late. What such a place is brought comes by mail: no page shows it. */
  readonly isTimed: boolean;
}

interface Wish {
  readonly seat: Seat;
  readonly have: number;
  readonly key: string;
  readonly action: Action;
}

export interface Notebook {
  /** Keys of the moves of which the server has said that they are done. */
  acknowledged: string[];
  /** What must never happen. */
  problems: string[];
  /** Milliseconds from a move to its answer. */
  waits: number[];
}

const COMES_BACK_AFTER = 60;

/**
 * A browser at one seat that plays at random, whatever happens to the server: it comes back, sends again what was not
 * answered, clicks twice, and clicks at two copies at once.
 */
export class Player {
  readonly #place: Place;
  readonly #addresses: readonly string[];
  readonly #dice: Dice;
  readonly #notebook: Notebook;
  readonly #onOver: () => void;
  #socket: WebSocket | undefined;
  #sight: StateObject | undefined;
  #have = 0;
  #pending: Wish | undefined;
  #sentAt = 0;
  #closed = false;

  constructor(place: Place, addresses: readonly string[], dice: Dice, notebook: Notebook, onOver: () => void) {
    this.#place = place;
    this.#addresses = addresses;
    this.#dice = dice;
    this.#notebook = notebook;
    this.#onOver = onOver;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  #address(): string {
    return this.#dice.pick(this.#addresses, 'which copy');
  }

  #open(address: string): WebSocket {
    const headers = { 'x-forwarded-for': this.#place.from };
    return new WebSocket(`${address.replace('http', 'ws')}/api/live`, { origin: address, headers });
  }

  #connect(): void {
    if (this.#closed) return;
    const address = this.#address();
    const socket = this.#open(address);
    this.#socket = socket;
    this.#sight = undefined;
    const { match, seat, link } = this.#place;
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'watch', match, as: seat, link })));
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8')) as FromServer));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => setTimeout(() => this.#connect(), COMES_BACK_AFTER));
  }

  #hear(message: FromServer): void {
    const { shape } = this.#place.game;
    switch (message.kind) {
      case 'opening':
        this.#sight = shape.decode(message.opening);
        this.#have = 0;
        return message.have === 0 ? this.#goOn() : undefined;
      case 'frames':
        for (const frame of message.frames) {
          if (frame.n !== this.#have + 1) this.#note(`frame ${frame.n} came after ${this.#have}`);
          if (this.#sight !== undefined) shape.patch(this.#sight, frame.change);
          this.#have = frame.n;
        }
        return this.#have < message.have ? this.#more() : this.#goOn();
      case 'answer':
        return this.#answered(message.key, message.answer);
      case 'problem':
        // The campaign has ended meanwhile, by its clock.
        if (this.#place.isTimed && message.key === this.#pending?.key) this.#pending = undefined;
        // The database may be away: ask again in a while.
        setTimeout(() => this.#socket?.terminate(), COMES_BACK_AFTER);
        return;
      default:
        return;
    }
  }

  #more(): void {
    const { match, seat } = this.#place;
    this.#socket?.send(JSON.stringify({ kind: 'more', match, as: seat }));
  }

  #answered(key: string, answer: ActAnswer): void {
    if (answer.kind === 'done') this.#notebook.acknowledged.push(key);
    if (key !== this.#pending?.key) return;
    this.#notebook.waits.push(performance.now() - this.#sentAt);
    if (answer.kind === 'refused' && !this.#place.isTimed)
      this.#note(`${JSON.stringify(this.#pending)} is refused: ${answer.text}`);
    this.#pending = undefined;
    this.#goOn();
  }

  #note(problem: string): void {
    this.#notebook.problems.push(`${this.#place.match} ${this.#place.seat}: ${problem}`);
  }

  /** Sends again what has no answer yet, or thinks of something new. */
  #goOn(): void {
    const { game, seat } = this.#place;
    if (this.#sight === undefined) return;
    if (this.#pending !== undefined) return this.#send(this.#pending);
    const active = game.active(this.#sight);
    if (active.length === 0) return this.#onOver();
    if (!active.includes(seat)) return;
    const wish = this.#think();
    this.#pending = wish;
    setTimeout(() => {
      if (this.#pending !== wish) return;
      this.#sentAt = performance.now();
      this.#send(wish);
      this.#click(wish);
    }, this.#place.thinks);
  }

  #think(): Wish {
    const { game, seat } = this.#place;
    const action = randomChoice(game, this.#sight!, seat, this.#dice);
    return { seat, have: this.#place.isTimed ? 0 : this.#have, key: randomBytes(9).toString('base64url'), action };
  }

  #send(wish: Wish): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ kind: 'act', match: this.#place.match, ...wish }));
  }

  /** Sometimes the same is sent a second time, or something else in the same position, perhaps at another copy. */
  #click(wish: Wish): void {
    // The connection may have broken while they thought.
    if (this.#sight === undefined || this.#dice.chance(3, 4, 'click once')) return;
    this.#sendElsewhere(this.#dice.chance(1, 2, 'same again') ? wish : this.#think());
  }

  /** From another tab, which is closed once it was answered. */
  #sendElsewhere(wish: Wish): void {
    const { match, seat, link } = this.#place;
    const address = this.#address();
    const socket = this.#open(address);
    // Nobody said that it was done.
    socket.on('error', () => socket.terminate());
    socket.on('open', () => {
      socket.send(JSON.stringify({ kind: 'watch', match, as: seat, link }));
      socket.send(JSON.stringify({ kind: 'act', match, ...wish }));
    });
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString('utf8')) as FromServer;
      if (!('key' in message) || message.key !== wish.key) return;
      if (message.kind === 'answer' && message.answer.kind === 'done') this.#notebook.acknowledged.push(wish.key);
      socket.close();
    });
  }
}
