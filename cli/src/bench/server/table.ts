import { FastDice, mixSeed, type Game, type Seat, type StateObject } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { WebSocket } from 'ws';

type AnyGame = Parameters<typeof randomChoice>[0] & Game;

interface Made {
  readonly match: { readonly id: string };
  readonly links: Readonly<Record<string, string>>;
}

/** Beside the two who play. */
const SPECTATORS = 2;
export const SOCKETS_EACH = 2 + SPECTATORS;

/** A match with a tab open at each seat and some that look on. What happens is open to all, so one tab keeps the position. */
export class BenchTable {
  readonly #game: AnyGame;
  readonly #id: string;
  readonly #sockets = new Map<string, WebSocket>();
  readonly #dice: FastDice;
  #state: StateObject | undefined;
  #have = 0;
  /** As many frames the tab that keeps the position must have before the next move. */
  #wanted = 0;
  #count = 0;
  #answered: (() => void) | undefined;
  #ready: (() => void) | undefined;
  /** Bytes that all tabs of all tables got. */
  static bytes = 0;

  private constructor(game: AnyGame, id: string, number: number) {
    this.#game = game;
    this.#id = id;
    this.#dice = new FastDice(mixSeed(5, number));
  }

  static async open(game: AnyGame, address: string, number: number): Promise<BenchTable> {
    const [first, second] = game.seats as readonly [Seat, Seat];
    const { match, links } = await post<Made>(`${address}/api/matches`, {
      game: game.id,
      seats: { [first]: { kind: 'me' }, [second]: { kind: 'link' } },
    });
    const { secret } = await post<{ secret: string }>(`${address}/api/links`, { token: links[second] });
    const table = new BenchTable(game, match.id, number);
    await table.#sit(address, first, first, links[first]);
    await table.#sit(address, second, second, secret);
    for (let count = 0; count < SPECTATORS; count++) await table.#sit(address, `onlooker ${count}`, 'spectator');
    return table;
  }

  async #sit(address: string, name: string, as: string, link?: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { origin: address });
    this.#sockets.set(name, socket);
    const keeps = name === this.#game.seats[0];
    const ready = new Promise<void>((resolve, reject) => {
      this.#ready = resolve;
      socket.on('error', reject);
    });
    socket.on('open', () => socket.send(JSON.stringify({ kind: 'watch', match: this.#id, as, link })));
    socket.on('message', (data: Buffer) => {
      BenchTable.bytes += data.length;
      this.#hear(data.toString('utf8'), keeps);
    });
    await ready;
  }

  #hear(text: string, keeps: boolean): void {
    if (text.startsWith('{"kind":"opening"')) {
      if (keeps) {
        const { opening, have } = JSON.parse(text) as { opening: never; have: number };
        this.#state = this.#game.shape.decode(opening);
        this.#wanted = have;
      }
      this.#ready?.();
    } else if (keeps && text.startsWith('{"kind":"frames"')) {
      const { frames } = JSON.parse(text) as { frames: readonly { n: number; change: never }[] };
      for (const { n, change } of frames) {
        this.#game.shape.patch(this.#state!, change);
        this.#have = n;
      }
    } else if (text.startsWith('{"kind":"answer"')) {
      const { answer } = JSON.parse(text) as { answer: { kind: string; have: number } };
      if (answer.kind !== 'done') throw new Error(`a move of the bench is not done: ${text}`);
      this.#wanted = answer.have;
      this.#answered?.();
    } else if (text.startsWith('{"kind":"problem"')) {
      throw new Error(`the server has a problem: ${text}`);
    }
  }

  /** Whether somebody can move: nobody has moved without an answer, and the game goes on. */
  get isFree(): boolean {
    return this.#answered === undefined && this.#have >= this.#wanted && this.#game.active(this.#state!).length > 0;
  }

  /** Makes a move and waits for the answer; milliseconds from sending it. */
  async move(): Promise<number> {
    const seat = this.#game.active(this.#state!)[0]!;
    const action = randomChoice(this.#game, this.#state!, seat, this.#dice);
    const key = `bench-${this.#count++}-${'0'.repeat(8)}`;
    const answered = new Promise<void>((resolve) => {
      this.#answered = resolve;
    });
    const message = JSON.stringify({ kind: 'act', match: this.#id, seat, have: this.#have, key, action });
    const start = performance.now();
    this.#sockets.get(seat)!.send(message);
    await answered;
    this.#answered = undefined;
    return performance.now() - start;
  }
}

async function post<T>(address: string, body: object): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}
