import { setTimeout as pause } from 'node:timers/promises';
import { FastDice, mixSeed } from '@club-route/engine';
import { patrol, type AnyGame } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import { campaign } from '@club-route/kriegsspiel';
import type { MatchMade, Seated } from '@club-route/wire';
import { Player, type Notebook } from './player.ts';

/** The people, in a process of their own: at each table two who play one match after the other, until they are told to stop. */

export interface Orders {
  readonly addresses: readonly string[];
  readonly tables: number;
  /** So many of them play campaigns, whose commanders get mail. */
  readonly campaigns?: number;
  readonly seed: number;
  /** Milliseconds before a move; not long, unless it is said. */
  readonly thinks?: number;
}

/** What they have been told since they were asked last, and how many moves were done at each table so far. */
export interface Told extends Notebook {
  readonly moves: readonly number[];
}

const GAMES = [farthestBridge, patrol] as unknown as readonly AnyGame[];

/** Three people give orders at a time. */
const THINKS_IN_CAMPAIGN = 300;
/** Game minutes a minute: an afternoon takes some minutes. */
const PACE = { seat: 'xxx', rate: 120, waits: false };

function keepTable({ addresses, seed, campaigns = 0, thinks = 25 }: Orders, number: number): () => Told {
  const isTimed = number < campaigns;
  const game = isTimed ? (campaign as unknown as AnyGame) : GAMES[number % GAMES.length]!;
  const notebook: Notebook = { acknowledged: [], problems: [], waits: [] };
  // Each table is a place of its own, as far as the server knows.
  const from = `198.51.100.${number + 1}`;
  let moves = 0;
  let players: readonly Player[] = [];

  async function begin(round: number): Promise<void> {
    for (const player of players) player.close();
    const dice = new FastDice(mixSeed(seed, number * 1000 + round));
    const make = isTimed ? makeCampaign : makeMatch;
    const made = await untilDone(() => make(game, dice.pick(addresses, 'which copy'), from));
    let over = false;
    const onOver = (): void => {
      if (over) return;
      over = true;
      void begin(round + 1);
    };
    players = Object.entries(made.links).map(([seat, link]) => {
      const place = { game, from, thinks: isTimed ? THINKS_IN_CAMPAIGN : thinks, match: made.id, seat, link, isTimed };
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

/** Three commanders, of whom one sets the pace; all of them have an address. */
async function makeCampaign(game: AnyGame, address: string, from: string): ReturnType<typeof makeMatch> {
  const { match, links } = await post<MatchMade>(
    `${address}/api/matches`,
    {
      game: game.id,
      options: { days: 1 },
      seats: { xxx: { kind: 'me' }, airborne: { kind: 'link' }, german: { kind: 'link' } },
    },
    from,
  );
  const own: Record<string, string> = { xxx: links['xxx']! };
  for (const seat of ['airborne', 'german'])
    own[seat] = (await post<Seated>(`${address}/api/links`, { token: links[seat] }, from)).secret!;
  const path = `${address}/api/matches/${match.id}`;
  for (const [seat, link] of Object.entries(own))
    await put(`${path}/notices`, { seat, email: `${seat}.${match.id}@home.example` }, from, link);
  await put(`${path}/pace`, PACE, from, own['xxx']!);
  return { id: match.id, links: own };
}

async function post<T>(address: string, body: object, from: string): Promise<T> {
  return (await (await request('POST', address, body, { 'x-forwarded-for': from })).json()) as T;
}

async function put(address: string, body: object, from: string, link: string): Promise<void> {
  await request('PUT', address, body, { 'x-forwarded-for': from, authorization: `Seat ${link}` });
}

async function request(
  method: 'POST' | 'PUT',
  address: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
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
