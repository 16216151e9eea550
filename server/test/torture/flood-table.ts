import { FastDice, type Action, type StateObject } from '@club-route/engine';
import { randomChoice, type AnyGame } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import type { FromServer, MatchMade } from '@club-route/wire';
import { WebSocket } from 'ws';
import type { FloodedHouse } from './flooded-house.ts';
import { made, socketTo, type As } from './stranger.ts';

const game = farthestBridge as unknown as AnyGame;
const HOT_SEAT = { allied: { kind: 'me' }, german: { kind: 'me' } };

/** `gone`: the game is over, or the server has closed the socket. */
export type Deed = 'done' | 'not done' | 'gone';

/** A stranger at both seats of a match. What happens is open to all, so the film of one seat tells everything. */
export class FloodTable {
  readonly #made: MatchMade;
  readonly #socket: WebSocket;
  readonly #dice = new FastDice(1944);
  #state: StateObject | undefined;
  #have = 0;
  #isWhole = false;
  #mayUndo = false;
  #count = 0;
  #heard: ((message: FromServer | undefined) => void) | undefined;

  private constructor(match: MatchMade, socket: WebSocket) {
    this.#made = match;
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8')) as FromServer));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#heard?.(undefined));
  }

  /** Makes a match and sits down at it; nobody watches it yet. */
  static async make(house: FloodedHouse, as: As = {}): Promise<FloodTable> {
    return new FloodTable(await made(house, HOT_SEAT, as), await socketTo(house));
  }

  close(): void {
    this.#socket.terminate();
  }

  /** Takes back what was done last or, where that is not allowed, does something. */
  async actOrTakeBack(): Promise<Deed> {
    if (this.#state === undefined) await this.#watch();
    const undone = this.#mayUndo ? await this.#wish('undo', 'allied') : 'not done';
    return undone === 'not done' ? this.#act() : undone;
  }

  /** Comes, does one thing and goes, as somebody does who has more matches than a server keeps at hand. */
  async visit(): Promise<Deed> {
    await this.#watch();
    const done = await this.#act();
    for (const as of game.seats) this.#send({ kind: 'leave', match: this.#made.match.id, as });
    return done;
  }

  async #watch(): Promise<void> {
    const { match, links } = this.#made;
    this.#isWhole = false;
    // A socket plays for the seats that it watches.
    for (const as of game.seats) this.#send({ kind: 'watch', match: match.id, as, link: links[as] });
    await this.#until(({ kind }) => this.#isWhole || kind === 'problem');
  }

  async #act(): Promise<Deed> {
    const seat = this.#state && game.active(this.#state)[0];
    if (seat === undefined) return 'gone';
    return this.#wish('act', seat, randomChoice(game, this.#state!, seat, this.#dice));
  }

  async #wish(kind: 'act' | 'undo', seat: string, action?: Action): Promise<Deed> {
    const key = `flood-${String(this.#count++).padStart(8, '0')}`;
    this.#send({ kind, match: this.#made.match.id, seat, have: this.#have, key, action });
    const reply = await this.#until((message) => 'key' in message && message.key === key);
    if (reply === undefined) return 'gone';
    return reply.kind === 'answer' && reply.answer.kind === 'done' ? 'done' : 'not done';
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** The first message of that kind, or nothing if the socket is closed before. */
  #until(isIt: (message: FromServer) => boolean): Promise<FromServer | undefined> {
    return new Promise((resolve) => {
      if (this.#socket.readyState !== WebSocket.OPEN) return resolve(undefined);
      this.#heard = (message) => {
        if (message === undefined || isIt(message)) resolve(message);
      };
    });
  }

  #hear(message: FromServer): void {
    if (message.kind === 'opening' && message.as === 'allied') {
      this.#state = game.shape.decode(message.opening);
      this.#have = 0;
      this.#isWhole = message.have === 0;
      this.#mayUndo = message.mayUndo;
    } else if (message.kind === 'frames' && message.as === 'allied') {
      for (const { n, change } of message.frames) {
        game.shape.patch(this.#state!, change);
        this.#have = n;
      }
      this.#isWhole = this.#have >= message.have;
      this.#mayUndo = message.mayUndo;
    }
    this.#heard?.(message);
  }
}
