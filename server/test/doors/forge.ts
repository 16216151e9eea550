import { FastDice, mixSeed } from '@club-route/engine';
import { MOST_SOCKET_BYTES } from '../../src/routes/server.ts';
import { Forger, type Forgery, type ForgeryKind } from '../house/forger.ts';
import type { Stage } from '../house/stage.ts';
import { Tab } from '../house/tab.ts';
import type { Visitor } from '../house/visitor.ts';

/** So many are on their way at a time. */
const AT_ONCE = 50;
const SAID = 'said';

/** Somebody who holds no seat, and a tab of theirs. */
export interface Stranger {
  readonly visitor: Visitor;
  readonly tab: Tab;
}

export interface Forged {
  readonly tried: ReadonlyMap<ForgeryKind, number>;
  /** Every way in which a socket answered. */
  readonly answers: ReadonlySet<string>;
  /** What is wrong with the answers, or nothing. */
  readonly problem: string | undefined;
}

/** Sends forgeries for the position of a match, by those who play it and by a stranger, and looks at every answer. */
export async function forgeMessages(stage: Stage, stranger: Stranger, seed: number, count: number): Promise<Forged> {
  const forger = new Forger(stage.id, await stage.truth(), Object.keys(stage.tabs), stage.done, seed);
  const tried = new Map<ForgeryKind, number>();
  const answers = new Set<string>();
  await settle(stage, stranger);
  for (let done = 0; done < count; done += AT_ONCE) {
    const forgeries = Array.from({ length: Math.min(AT_ONCE, count - done) }, () => forger.make());
    for (const { kind } of forgeries) tried.set(kind, (tried.get(kind) ?? 0) + 1);
    const replies = await Promise.all(
      forgeries.map(async (forgery) => `${forgery.kind}: ${await send(stage, stranger, forgery)}`),
    );
    const heard = await settle(stage, stranger);
    for (const answer of heard) answers.add(answer);
    const problem = wrongIn(replies, heard.length);
    if (problem !== undefined) return { tried, answers, problem };
  }
  return { tried, answers, problem: undefined };
}

function wrongIn(replies: readonly string[], heard: number): string | undefined {
  // A key that was used is answered as before; nothing else is ever done.
  const done = replies.find((reply) => reply.endsWith(' done') && !reply.startsWith('known key'));
  if (done !== undefined) return `accepted: ${done}`;
  const broken = replies.find((reply) => reply.endsWith(' 500'));
  if (broken !== undefined) return `broken: ${broken}`;
  // Each message on a socket has its one answer, and nobody hears anything else.
  const said = replies.filter((reply) => reply.endsWith(SAID)).length;
  return said === heard ? undefined : `${said} messages got ${heard} answers`;
}

async function send(stage: Stage, stranger: Stranger, { who, say }: Forgery): Promise<string> {
  if (typeof say !== 'string') {
    const visitor = who === 'stranger' ? stranger.visitor : stage.visitors[who]!;
    const { status, body } = await visitor.ask<{ kind?: string } | undefined>(say.method, say.path, say.body);
    return status < 300 ? (body?.kind ?? 'done') : String(status);
  }
  if (say.length > MOST_SOCKET_BYTES) {
    const tab = await Tab.open(stranger.visitor);
    tab.sayRaw(say);
    await tab.closed();
    return 'shown the door';
  }
  const tab = who === 'stranger' ? stranger.tab : stage.tabs[who]!;
  tab.sayRaw(say);
  return SAID;
}

/** Waits until everything that was said is answered, and returns the answers. */
async function settle(stage: Stage, stranger: Stranger): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const tab of [stranger.tab, ...Object.values(stage.tabs)]) {
    tab.say({ kind: 'ping' });
    await tab.next('pong');
    // Who has come to the match is told by the clock, a little after they came.
    for (const message of tab.heard)
      if (message.kind !== 'pong' && message.kind !== 'presence')
        answers.push(message.kind === 'answer' ? `answer ${message.answer.kind}` : message.kind);
    tab.forget();
  }
  return answers;
}

/** Everything on disk that anybody could have changed, and everything that anybody is shown. */
export async function standing(stage: Stage): Promise<string> {
  const { pool } = stage.house.club;
  const tables = ['match', 'seat', 'holder', 'invitation', 'journal', 'chat'];
  const rows: unknown[] = [];
  for (const table of tables) {
    const own = table === 'match' ? 'id' : 'match_id';
    const text = `select count(*), md5(string_agg(one::text, '|' order by one::text)) from ${table} as one where ${own} = $1`;
    rows.push((await pool.query(text, [stage.id])).rows);
  }
  // What belongs to no match: nobody gets an account or a mail by forging.
  rows.push((await pool.query('select (select count(*) from account), (select count(*) from outbox)')).rows);
  const { match } = await stage.truth();
  const films = [...match.game.seats, 'spectator'].map((viewer) => match.film(viewer));
  return JSON.stringify([rows, match.head, films]);
}

/** Plays until somebody has to wait for somebody else, whom the forger can play for. */
export async function playToForge(stage: Stage, seed: number): Promise<void> {
  const dice = new FastDice(mixSeed(seed, 1));
  await stage.playOn(dice.between(4, 20), dice);
  for (let count = 0; count < 100; count++) {
    if (await canForge(stage)) return;
    await stage.playOn(1, dice);
  }
}

/** Whether one is to act and another has to wait; where time passes by itself, whether it goes on. */
export async function canForge(stage: Stage): Promise<boolean> {
  const { module, match } = await stage.truth();
  const { length } = match.active();
  return module.clock === undefined ? length === 1 : length > 1;
}
