import type { FastifyInstance } from 'fastify';
import {
  claimLink,
  invitation,
  join,
  listQuery,
  leaving,
  lookAtLink,
  newMatch,
  oneSeat,
  rematchWish,
  replacement,
  shownSalt,
  type LinkView,
  type MatchMade,
  type MatchTable,
  type Seated,
} from '@club-route/wire';
import type { Club } from '../club.ts';
import { letBotsPlay } from '../matches/bots-alone.ts';
import { botOf, createMatch } from '../matches/create.ts';
import { replaceAbsent } from '../matches/endings.ts';
import { invite, uninvite } from '../matches/invitations.ts';
import { claim, look, renewReturnLink } from '../matches/links.ts';
import { listMatches } from '../matches/lobby.ts';
import { holderOf, holdings, type Person } from '../matches/person.ts';
import { rematch } from '../matches/rematch.ts';
import { cancel, joinSeat, leaveSeat } from '../matches/seats.ts';
import { showSalt, startIfFull } from '../matches/starting.ts';
import { tableOf } from '../matches/table.ts';
import { SPECTATOR } from '../matches/viewer.ts';
import type { Desk } from '../play/desk.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';
import { secretHash } from '../secrets.ts';
import { atMatch } from './at-match.ts';
import { driveSoon, type Driving } from '../play/drive.ts';

export function matchRoutes(
  server: FastifyInstance,
  club: Driving & Pick<Club, 'limits' | 'returnLinks' | 'shelf'>,
): void {
  const at = atMatch(club);

  server.get('/api/matches', async (request) => listMatches(club, personOf(request), read(listQuery, request.query)));

  server.post('/api/matches', async (request, reply) => {
    const person = personOf(request);
    const wish = read(newMatch, request.body);
    const { id, links } = await createMatch(club, person, wish);
    const own = Object.entries(links).find(([seat]) => wish.seats[seat]?.kind === 'me')?.[1];
    const match = await club.desks.with(id, async (desk) => tableFor(desk, bearing(person, own)));
    return reply.code(201).send({ match, links } satisfies MatchMade);
  });

  server.get('/api/matches/:id', async (request) =>
    at(request, {}, async (desk, person) => tableFor(desk, person), 'cover'),
  );

  server.post('/api/matches/:id/join', async (request) => {
    const wish = read(join, request.body);
    return at(request, wish, async (desk, person): Promise<MatchMade> => {
      const token = await joinSeat(club, desk, person, wish);
      const links = token === undefined ? {} : { [wish.seat]: token };
      return { match: tableFor(desk, bearing(person, token)), links };
    });
  });

  server.post('/api/links', async (request): Promise<Seated> => {
    const { token, ...arrival } = read(claimLink, request.body);
    return claim(club, personOf(request), token, arrival);
  });

  server.post('/api/links/look', async (request): Promise<LinkView> => {
    return look(club, read(lookAtLink, request.body).token);
  });

  server.post('/api/matches/:id/return', async (request): Promise<Seated> => {
    const { seat } = read(oneSeat, request.body);
    return at(request, { seat }, async (desk, person) => ({
      match: desk.id,
      seat,
      secret: await renewReturnLink(club, desk, person, seat),
    }));
  });

  server.post('/api/matches/:id/leave', async (request, reply) => {
    const { seat, bot } = read(leaving, request.body);
    await at(request, { seat }, async (desk, person) => {
      const instead = bot === undefined ? undefined : botOf(desk.module, bot);
      const { id } = holderOf(desk, person, seat);
      const leave = (): Promise<void> => leaveSeat(club, desk, seat, id, instead);
      const isLast = desk.affairs.holders.every((holder) => holder.id === id);
      await (isLast && instead !== undefined ? letBotsPlay(club, desk.row, leave) : leave());
      driveSoon(club, desk.id);
    });
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/cancel', async (request, reply) => {
    await at(request, {}, (desk, person) => cancel(club, desk, person));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/salt', async (request, reply) => {
    const { seat, salt } = read(shownSalt, request.body);
    await at(request, { seat }, (desk, person) => showSalt(club, desk, person, seat, salt));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/invitations', async (request): Promise<MatchMade> => {
    const wish = read(invitation, request.body);
    return at(request, wish, async (desk, person) => {
      const token = await invite(club, desk, person, wish);
      return { match: tableFor(desk, person), links: token === undefined ? {} : { [wish.seat]: token } };
    });
  });

  server.delete('/api/matches/:id/invitations', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, { seat }, (desk, person) => uninvite(club, desk, person, seat));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/replace', async (request, reply) => {
    const wish = read(replacement, request.body);
    await at(request, wish, (desk, person) => replaceAbsent(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/rematch', async (request): Promise<MatchMade> => {
    const { seat, saltCommitment } = read(rematchWish, request.body);
    const { id, links } = await at(request, { seat }, (desk, person) =>
      rematch(club, desk, person, seat, saltCommitment),
    );
    return club.desks.with(id, async (desk) => {
      // Against bots nobody else has to come.
      await startIfFull(club, desk);
      return { match: tableFor(desk, bearing(personOf(request), Object.values(links)[0])), links };
    });
  });
}

function tableFor(desk: Desk, person: Person): MatchTable {
  return tableOf(desk, person, holdings(desk, person)[0]?.seat ?? SPECTATOR);
}

function bearing(person: Person, token: string | undefined): Person {
  return token === undefined || person.account !== undefined ? person : { link: secretHash(token) };
}
