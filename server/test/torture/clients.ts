import { setTimeout as pause } from 'node:timers/promises';
import { FastDice, mixSeed } from '@club-route/engine';
import { patrol, type AnyGame } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import type { MatchMade, Seated } from '@club-route/wire';
import { Player, type Notebook } from './player.ts';

/** The people, in a process of their own: at each table two who play one match after the other, until they are told to stop. */

export interface Orders {
  readonly addresses: readonly string[];
  readonly tables: number;
  readonly seed: number;
  /** Milliseconds before a move; not long, unless it is said. */
  readonly thinks?: number;
}

/** What they have been told since they were asked last, and how many moves were done at each table so far. */
export interface Told extends Notebook {
  readonly moves: readonly number[];
}

const GAMES = [farthestBridge, patrol] as unknown as readonly AnyGame[];

function keepTable({ addresses, seed, thinks = 25 }: Orders, number: number): () => Told {
  const game = GAMES[number % GAMES.length]!;
  const notebook: Notebook = { acknowledged: [], problems: [], waits: [] };
  // Each table is a place of its own, as far as the server knows.
  const from = `198.51.100.${number + 1}`;
  let moves = 0;
  let players: readonly Player[] = [];

  async function begin(round: number): Promise<void> {
    for (const player of players) player.close();
    const dice = new FastDice(mixSeed(seed, number * 1000 + round));
    const made = await untilDone(() => makeMatch(game, dice.pick(addresses, 'which copy'), from));
    let over = false;
    const onOver = (): void => {
      if (over) return;
      over = true;
      void begin(round + 1);
    };
    players = game.seats.map((seat) => {
      const place = { game, from, thinks, match: made.id, seat, link: made.links[seat]! };
      return new Player(place, addresses, dice, notebook, onOver);
    });
  }
  void begin(0);

  return () => {
    const told = { acknowledged: notebook.acknowledged, problems: notebook.problems, waits: notebook.waits };
    moves += told.acknowledged.length;
    notebook.acknowledged = [];
    notebook.problems = [];
    notebook.waits = [];
    return { ...told, moves: [moves] };
  };
}

async function makeMatch(
  game: AnyGame,
  address: string,
  from: string,
): Promise<{ id: string; links: Readonly<Record<string, string>> }> {
  const [first, second] = game.seats;
  const { match, links } = await post<MatchMade>(
    `${address}/api/matches`,
    {
      game: game.id,
      seats: { [first!]: { kind: 'me' }, [second!]: { kind: 'link' } },
    },
    from,
  );
  const { secret } = await post<Seated>(`${address}/api/links`, { token: links[second!] }, from);
  return { id: match.id, links: { ...links, [second!]: secret! } };
}

async function post<T>(address: string, body: object, from: string): Promise<T> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(100);
    }
  }
}

const orders = JSON.parse(process.argv[2]!) as Orders;
const tables = Array.from({ length: orders.tables }, (_, number) => keepTable(orders, number));
process.on('message', () => {
  const told = tables.map((ask) => ask());
  process.send!({
    acknowledged: told.flatMap((one) => one.acknowledged),
    problems: told.flatMap((one) => one.problems),
    waits: told.flatMap((one) => one.waits),
    moves: told.flatMap((one) => one.moves),
  } satisfies Told);
});
process.on('disconnect', () => process.exit(0));
