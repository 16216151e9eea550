import type { MatchMade } from '@club-route/wire';
import { WebSocket } from 'ws';
import type { FloodedHouse } from './flooded-house.ts';

/** The doors of a house, as the one who floods it knocks at them. */

/** Who asks: with an account, with the secret of a seat, or from elsewhere. */
export interface As {
  readonly cookie?: string;
  readonly link?: string;
  readonly from?: string;
}

export async function ask(
  house: FloodedHouse,
  method: string,
  path: string,
  body?: object,
  { cookie = '', link, from = house.stranger }: As = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'x-forwarded-for': from, cookie };
  if (link !== undefined) headers['authorization'] = `Seat ${link}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return fetch(`${house.address}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Whether it was granted. */
export async function drained(answer: Promise<Response>): Promise<boolean> {
  const { ok } = await answer;
  await (await answer).arrayBuffer();
  return ok;
}

export async function made(
  house: FloodedHouse,
  seats: object,
  as: As = {},
  game = 'farthest-bridge',
): Promise<MatchMade> {
  return (await (await ask(house, 'POST', '/api/matches', { game, seats }, as)).json()) as MatchMade;
}

/** Signed up; the cookie. */
export async function member(house: FloodedHouse, name: string): Promise<string> {
  const answer = await ask(house, 'POST', '/api/accounts', {
    name,
    password: 'correct horse',
    email: `${name}@home.example`,
  });
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** The secret address to which the orders of a seat are mailed. */
export async function orderAddress(house: FloodedHouse, match: string, seat: string, as: As): Promise<string> {
  const asked = await ask(house, 'GET', `/api/matches/${match}/mailbox?seat=${seat}`, undefined, as);
  return ((await asked.json()) as { readonly address: string }).address;
}

export function socketTo(house: FloodedHouse): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': house.stranger };
  const socket = new WebSocket(`${house.address.replace('http', 'ws')}/api/live`, { origin: house.address, headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
