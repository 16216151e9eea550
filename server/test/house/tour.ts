import { QUESTIONS } from './questions.ts';
import { Visitor } from './visitor.ts';

/** All doors of one match and of whoever asks, tried one after the other by somebody who is to learn nothing by it. */

interface Place {
  readonly match: string;
  /** The seat of whoever asks, if any, and that of somebody else. */
  readonly mine: string | undefined;
  readonly other: string;
}

/** What tells of the connection, and of how much was asked before. */
const BESIDE = /^(date|connection|keep-alive|x-ratelimit-.*)$/;

const ROOMS = ['players', 'side', 'spectators'];
const LISTS = ['open', 'running', 'finished', 'mine', 'followed'];
/** What is read otherwise, long and the same for everybody, no page, or opened by a secret alone. */
const ELSEWHERE = /^\/api\/(matches|games|live)|^\/(metrics|mail|unsubscribe|confirm)/;

/** One answer, every byte of it. */
async function answerTo(visitor: Visitor, method: string, path: string, body?: object): Promise<unknown> {
  const { status, headers, text } = await visitor.send(method, path, body);
  return { door: `${method} ${path}`, status, headers: headers.filter(([name]) => !BESIDE.test(name)), text };
}

/** What can be read of the match, at every door that there is. */
async function readMatch(visitor: Visitor, { match, mine, other }: Place): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (const { method, route, query = {} } of QUESTIONS) {
    if (method !== 'GET' || !route.startsWith('/api/matches/')) continue;
    for (const search of searches(Object.keys(query), [mine ?? 'spectator', other]))
      answers.push(await answerTo(visitor, method, `${route.replace(':id', match)}${search}`));
  }
  return answers;
}

/** What can be read at all other doors; in lists of many matches, of this one. */
export async function readElsewhere(visitor: Visitor, name: string, match: string): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  for (const list of LISTS) {
    const { status, body } = await visitor.ask<Listed>('GET', `/api/matches?list=${list}`);
    answers.push({ list, status, found: body.matches?.filter(({ id }) => id === match) });
  }
  for (const { method, route } of QUESTIONS)
    if (method === 'GET' && !ELSEWHERE.test(route))
      answers.push(await answerTo(visitor, method, route.replace(':name', encodeURIComponent(name))));
  return answers;
}

interface Listed {
  readonly matches?: readonly { readonly id: string }[];
}

function searches(names: readonly string[], seats: readonly string[]): readonly string[] {
  if (names.includes('room')) return seats.flatMap((as) => ROOMS.map((room) => `?as=${as}&room=${room}`));
  return names.includes('seat') ? seats.map((seat) => `?seat=${seat}`) : [''];
}

/** What is refused whoever asks, while the match runs: by which words must not tell either. */
async function tryAll(visitor: Visitor, { match, mine, other }: Place): Promise<readonly unknown[]> {
  const seat = mine ?? other;
  const absent = seat === other ? (mine ?? other) : other;
  const tries: readonly (readonly [string, string, object?])[] = [
    ['POST', 'join', { seat: other }],
    ['POST', 'leave', { seat: other }],
    ['POST', 'cancel'],
    ['POST', 'salt', { seat, salt: 'x'.repeat(22) }],
    ['POST', 'return', { seat: other }],
    ['DELETE', 'invitations', { seat: other }],
    ['POST', 'replace', { seat, absent, by: { kind: 'open' } }],
    ['POST', 'rematch', { seat }],
    ['POST', 'offers', { kind: 'draw', seat: other }],
    ['POST', 'offers', { kind: 'takeBack', seat, frame: 1_000_000 }],
    ['PUT', 'offers', { kind: 'takeBack', seat, accept: true }],
    ['POST', 'resign', { seat: other }],
    ['POST', 'claim', { seat }],
    ['PUT', 'pace', { seat: other, rate: 1, waits: true }],
    ['POST', 'restore', { seat: other, key: 'x'.repeat(22), minute: 1, reason: 'A slip.' }],
    ['POST', 'chat', { as: other, room: 'side', text: 'Psst' }],
    ['PUT', 'notes', { seat: other, text: 'Mine' }],
    ['PUT', 'standing', { seat: other, values: {} }],
    ['PUT', 'notices', { seat: other, email: 'spy@home.example', mail: 'daily' }],
    ['POST', 'mailbox', { seat: other }],
  ];
  const answers: unknown[] = [];
  for (const [method, door, body] of tries) {
    const answer = (await answerTo(visitor, method, `/api/matches/${match}/${door}`, body)) as {
      readonly status: number;
    };
    if (answer.status < 400) throw new Error(`${method} ${door} was not refused`);
    answers.push(answer);
  }
  return answers;
}

/** Both, by whoever plays and by somebody who only looks on. */
export async function tour(visitor: Visitor, place: Place): Promise<unknown> {
  const { link: token } = visitor;
  const link = token === undefined ? [] : [await answerTo(visitor, 'POST', '/api/links/look', { token })];
  const own = [...(await readMatch(visitor, place)), ...(await tryAll(visitor, place)), ...link];
  return { own, others: await readMatch(new Visitor(visitor.address), { ...place, mine: undefined }) };
}
