import { setTimeout as pause } from 'node:timers/promises';
import { awaitedIn, CLOCK, FastDice, type Action, type Match, type Player, type StateObject } from '@club-route/engine';
import { kriegsspielModule, unitsOfCommand, type Command } from '@club-route/kriegsspiel';
import type { FromServer, MatchMade, Seated } from '@club-route/wire';
import { WebSocket } from 'ws';
import type { Programs } from './bundle.ts';
import { Copy } from './copy.ts';
import { embeddedDatabase } from './database.ts';
import { layOutJournal, type Next } from './long-match.ts';

/** A campaign of 15,000 entries at a fresh server, with every desk open: how long each waits, and what holds the server up. */

const DESKS = ['xxx', 'airborne', 'german', 'umpire'] as const;
type DeskSeat = (typeof DESKS)[number];

/** Longest that anybody may wait for a move, and that the server may be busy with one thing, in milliseconds. */
const LONGEST_MOVE = 300;
const LONGEST_BUSY = 20;
/** A staff that has read all asks for so many reports but one before it says so: few would make a campaign end too soon. */
const REPORTS = 12;

interface Opened {
  /** Until a move was answered, where one was made. */
  readonly moved: number | undefined;
  /** Until every desk had all it lacked. */
  readonly shown: number;
  readonly busy: number;
}

export async function tellOfLongCampaign(programs: Programs): Promise<void> {
  const database = await embeddedDatabase();
  const limits = { TRUST_PROXY: '1', POST_SECONDS: '1' };
  const copy = await Copy.make(programs.serve, { ...database.environment, ...limits });
  try {
    const { id, secrets } = await beginCampaign(copy.address);
    const match = await layOutJournal(database.url(), id, nextInCampaign());
    const frames = Object.fromEntries(DESKS.map((seat) => [seat, match.frameCount(seat)]));
    const open = async (have: Readonly<Record<string, number>> | undefined): Promise<Opened> => {
      await copy.end('SIGTERM');
      await copy.start();
      await pause(1000);
      await copy.strain();
      return openDesks(copy, id, secrets, frames, have);
    };
    tell('desks that come back, and a move', await open(frames), true);
    tell('desks that are opened anew', await open(undefined), false);
  } finally {
    await copy.end('SIGTERM');
    await database.close();
  }
}

function tell(name: string, { moved, shown, busy }: Opened, isHeldTo: boolean): void {
  const move = moved === undefined ? '' : `a move answered in ${moved.toFixed(0)} ms, `;
  process.stdout.write(
    `${name}: ${move}all shown in ${shown.toFixed(0)} ms; busy with one thing for ${busy.toFixed(1)} ms at most\n`,
  );
  if (busy > LONGEST_BUSY || (isHeldTo && (moved ?? 0) > LONGEST_MOVE)) process.exitCode = 1;
}

async function beginCampaign(
  address: string,
): Promise<{ readonly id: string; readonly secrets: Readonly<Record<string, string>> }> {
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  };
  const seats = Object.fromEntries(DESKS.map((seat) => [seat, { kind: seat === 'umpire' ? 'me' : 'link' }]));
  const { match, links } = await ask<MatchMade>('/api/matches', { game: 'kriegsspiel', options: { days: 10 }, seats });
  const secrets: Record<string, string> = { umpire: links['umpire']! };
  for (const seat of DESKS.filter((one) => one !== 'umpire'))
    secrets[seat] = (await ask<Seated>('/api/links', { token: links[seat] })).secret!;
  return { id: match.id, secrets };
}

/** Staffs command, and ask every unit for a report before they are content; time stops at every quarter of an hour. */
function nextInCampaign(): Next {
  const thoughts = new FastDice(1944);
  const module = kriegsspielModule as unknown as {
    readonly bots: readonly { id: string; sit(seat: string): Player<StateObject, Action> }[];
  };
  const staff = module.bots.find(({ id }) => id === 'staff')!;
  const players = new Map(DESKS.map((seat) => [seat as string, staff.sit(seat)]));
  let asked = 0;
  return (match: Match) => {
    const [seat] = awaitedIn(match.game, match.state) as [string];
    if (seat === CLOCK) {
      const { clock } = kriegsspielModule;
      const { minute } = match.state as unknown as { readonly minute: number };
      return {
        seat,
        deed: { kind: 'act', action: clock!.advance((Math.floor(minute / clock!.grain) + 1) * clock!.grain) },
      };
    }
    const action = players.get(seat)!.decide(match.game.sight(match.state, seat), thoughts);
    if (action.kind !== 'attend' || ++asked % REPORTS === 0) return { seat, deed: { kind: 'act', action } };
    const units = unitsOfCommand(seat as Command);
    const report = {
      kind: 'send',
      to: { units: [units[asked % units.length]!] },
      orders: [{ kind: 'report', about: 'all' }],
    };
    return { seat, deed: { kind: 'act', action: report } };
  };
}

/** Every desk at its own socket, from the frames it has; one of them moves at once. */
async function openDesks(
  copy: Copy,
  id: string,
  secrets: Readonly<Record<string, string>>,
  frames: Readonly<Record<string, number>>,
  have: Readonly<Record<string, number>> | undefined,
): Promise<Opened> {
  const began = performance.now();
  let moved: number | undefined;
  const sockets: WebSocket[] = [];
  const open = (seat: DeskSeat): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${copy.address.replace('http', 'ws')}/api/live`, { origin: copy.address });
      sockets.push(socket);
      const moves = have !== undefined && seat === 'xxx';
      let [isThere, isDone] = [have !== undefined, !moves];
      const settle = (): void => (isThere && isDone ? resolve() : undefined);
      const say = (message: object): void => socket.send(JSON.stringify(message));
      socket.on('open', () => {
        const known = have === undefined ? {} : { have: have[seat] };
        say({ kind: 'watch', match: id, as: seat, link: secrets[seat], ...known });
        if (moves)
          say({
            kind: 'act',
            match: id,
            seat,
            have: 0,
            key: 'long-campaign-1',
            action: { kind: 'send', to: { office: 'umpire' }, orders: [{ kind: 'map' }] },
          });
        settle();
      });
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString('utf8')) as FromServer;
        if (message.kind === 'problem') reject(new Error(message.error));
        if (message.kind === 'answer') {
          if (message.answer.kind !== 'done') reject(new Error(JSON.stringify(message.answer)));
          moved = performance.now() - began;
          isDone = true;
        }
        if (message.kind === 'frames') {
          const got = message.frames.at(-1)!.n;
          if (got >= frames[seat]!) isThere = true;
          else say({ kind: 'more', match: id, as: seat });
        }
        settle();
      });
      socket.on('error', reject);
    });
  await Promise.all(DESKS.map(open));
  const shown = performance.now() - began;
  const { processor } = await copy.strain();
  for (const socket of sockets) socket.terminate();
  return { moved, shown, busy: processor };
}
