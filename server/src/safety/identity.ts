import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkToken } from '@club-route/wire';
import { accountOfSession, sessionName } from '../accounts/sessions.ts';
import type { Club } from '../club.ts';
import type { Config } from '../config.ts';
import type { Person } from './person.ts';
import { secretHash } from '../secrets.ts';
import { signature } from './keys.ts';
import { originOf } from './address.ts';

/** Who asks. */

const COOKIE = 'session';
const NOBODY: Person = {};
const people = new WeakMap<FastifyRequest, Person>();
const sessions = new WeakMap<FastifyRequest, Session>();

/** What somebody is signed in by. */
export interface Session {
  readonly name: string;
  readonly expires: number;
}

/** Finds out once per request; everything else asks `personOf`. */
export async function identify(club: Pick<Club, 'database' | 'now' | 'post'>, request: FastifyRequest): Promise<void> {
  const token = request.cookies[COOKIE];
  const account = token === undefined ? undefined : await accountOfSession(club, token);
  if (token !== undefined && account !== undefined)
    sessions.set(request, { name: sessionName(token), expires: account.expires_at.getTime() });
  const link = linkOf(request.headers.authorization);
  people.set(request, {
    ...(account === undefined ? {} : { account: { id: account.id, name: account.name } }),
    ...(link === undefined ? {} : { link }),
    origin: signature(club.post.key, 'origin', originOf(request)),
  });
}

export function personOf(request: FastifyRequest): Person {
  return people.get(request) ?? NOBODY;
}

/** The session that a request came with, if it holds. */
export function openSessionOf(request: FastifyRequest): Session | undefined {
  return sessions.get(request);
}

function linkOf(header: string | undefined): Buffer | undefined {
  const [scheme, token] = header?.split(' ') ?? [];
  return scheme === 'Seat' && linkToken.safeParse(token).success ? secretHash(token!) : undefined;
}

export function sessionOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE];
}

/** Scripts cannot read the cookie, and other sites' pages cannot send it with anything but a link that is followed. */
export function setSession(
  { PUBLIC_URL = '' }: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expires }: { readonly token: string; readonly expires: Date },
): void {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    expires,
    // Where people come by HTTPS it stays there, also when the proxy does not say so.
    secure: request.protocol === 'https' || PUBLIC_URL.startsWith('https:'),
  });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
