import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  claimLink,
  invitation,
  join,
  listQuery,
  matchPath,
  newMatch,
  oneSeat,
  rematchWish,
  replacement,
  shownSalt,
  type MatchMade,
  type MatchTable,
} from '@club-route/wire';
import type { Club } from '../club.ts';
import { createMatch } from '../matches/create.ts';
import { replaceAbsent } from '../matches/endings.ts';
import { listMatches } from '../matches/lobby.ts';
import { holderOf, holdings, type Person } from '../matches/person.ts';
import { rematch } from '../matches/rematch.ts';
import { cancel, invite, joinSeat, leaveSeat, uninvite } from '../matches/seats.ts';
import { showSalt, startIfFull } from '../matches/starting.ts';
import { tableOf } from '../matches/table.ts';
import { SPECTATOR } from '../live/viewer.ts';
import type { Desk } from '../play/desk.ts';
import { notThere } from '../problem.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';
import { secretHash } from '../secrets.ts';

export function matchRoutes(server: FastifyInstance, club: Club): void {
  const at = <T>(request: FastifyRequest, work: (desk: Desk, person: Person) => Promise<T>): Promise<T> =>
    club.desks.with(read(matchPath, request.params).id, (desk) => work(desk, personOf(request)));

  server.get('/api/matches', async (request) => listMatches(club, personOf(request), read(listQuery, request.query)));

  server.post('/api/matches', async (request, reply) => {
    const person = personOf(request);
    const wish = read(newMatch, request.body);
    const { id, links } = await createMatch(club, person, wish);
    const own = Object.entries(links).find(([seat]) => wish.seats[seat]?.kind === 'me')?.[1];
    const match = await club.desks.with(id, async (desk) => tableFor(desk, bearing(person, own)));
    return reply.code(201).send({ match, links } satisfies MatchMade);
  });

  server.get('/api/matches/:id', async (request) => at(request, async (desk, person) => tableFor(desk, person)));

  server.post('/api/matches/:id/join', async (request) => {
    const wish = read(join, request.body);
    return at(request, async (desk, person): Promise<MatchMade> => {
      const token = await joinSeat(club, desk, person, wish);
      const links = token === undefined ? {} : { [wish.seat]: token };
      return { match: tableFor(desk, bearing(person, token)), links };
    });
  });

  server.post('/api/links', async (request) => {
    const { token, saltCommitment, name } = read(claimLink, request.body);
    // Whoever is signed in sits down with the account, which finds the seat again from anywhere.
    const person = { ...personOf(request), link: secretHash(token) };
    const place = await findLink(club, token);
    await club.desks.with(place.match_id, (desk) =>
      joinSeat(club, desk, person, { seat: place.seat, saltCommitment, name }),
    );
    return { match: place.match_id, seat: place.seat };
  });

  server.post('/api/matches/:id/leave', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, (desk, person) => leaveSeat(club, desk, seat, holderOf(desk, person, seat).id));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/cancel', async (request, reply) => {
    await at(request, (desk, person) => cancel(club, desk, person));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/salt', async (request, reply) => {
    const { seat, salt } = read(shownSalt, request.body);
    await at(request, (desk, person) => showSalt(club, desk, person, seat, salt));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/invitations', async (request): Promise<MatchMade> => {
    const wish = read(invitation, request.body);
    return at(request, async (desk, person) => {
      const token = await invite(club, desk, person, wish);
      return { match: tableFor(desk, person), links: token === undefined ? {} : { [wish.seat]: token } };
    });
  });

  server.delete('/api/matches/:id/invitations', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, (desk, person) => uninvite(club, desk, person, seat));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/replace', async (request, reply) => {
    const wish = read(replacement, request.body);
    await at(request, (desk, person) => replaceAbsent(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/rematch', async (request): Promise<MatchMade> => {
    const { seat, saltCommitment } = read(rematchWish, request.body);
    const made = await at(request, (desk, person) => rematch(club, desk, person, seat, saltCommitment));
    return club.desks.with(made, async (desk) => {
      // Against bots nobody else has to come.
      await startIfFull(club, desk);
      return { match: tableFor(desk, personOf(request)), links: {} };
    });
  });
}

function tableFor(desk: Desk, person: Person): MatchTable {
  return tableOf(desk, person, holdings(desk, person)[0]?.seat ?? SPECTATOR);
}

function bearing(person: Person, token: string | undefined): Person {
  return token === undefined || person.account !== undefined ? person : { link: secretHash(token) };
}

/** The seat that a secret opens, or opened already; of several (a rematch) the newest. */
async function findLink({ database }: Club, token: string): Promise<{ match_id: string; seat: string }> {
  const hash = secretHash(token);
  const offered = await database
    .selectFrom('invitation')
    .select(['match_id', 'seat'])
    .where('link_hash', '=', hash)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const held = await database
    .selectFrom('holder')
    .select(['match_id', 'seat'])
    .where('link_hash', '=', hash)
    .orderBy('joined_at', 'desc')
    .executeTakeFirst();
  const found = offered ?? held;
  if (found === undefined) throw notThere('link any more');
  return found;
}
