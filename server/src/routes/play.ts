import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  act as actSchema,
  chatRoom,
  matchPath,
  notes,
  offer,
  offerAnswer,
  oneSeat,
  saying,
  seatName,
  standingAnswers,
  undo as undoSchema,
  viewerName,
} from '@club-route/wire';
import { z } from 'zod';
import type { Club } from '../club.ts';
import { readChat, say } from '../matches/chat.ts';
import { claim, resign } from '../matches/endings.ts';
import { answerOffer, makeOffer } from '../matches/offers.ts';
import { journalOf, readNotes, readStanding, writeNotes, writeStanding } from '../matches/papers.ts';
import type { Person } from '../matches/person.ts';
import { act, undo } from '../play/act.ts';
import type { Desk } from '../play/desk.ts';
import type { Scope } from '../play/records.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';

export function playRoutes(server: FastifyInstance, club: Club): void {
  const at = <T>(
    request: FastifyRequest,
    work: (desk: Desk, person: Person) => Promise<T>,
    scope: Scope = 'whole',
  ): Promise<T> => club.desks.with(read(matchPath, request.params).id, (desk) => work(desk, personOf(request)), scope);

  server.post('/api/matches/:id/acts', async (request) => {
    const wish = read(actSchema, request.body);
    return at(request, (desk, person) => act(club, desk, person, wish), 'tail');
  });

  server.post('/api/matches/:id/undo', async (request) => {
    const wish = read(undoSchema, request.body);
    return at(request, (desk, person) => undo(club, desk, person, wish), 'tail');
  });

  server.post('/api/matches/:id/offers', async (request, reply) => {
    const wish = read(offer, request.body);
    await at(request, (desk, person) => makeOffer(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.put('/api/matches/:id/offers', async (request, reply) => {
    const wish = read(offerAnswer, request.body);
    await at(request, (desk, person) => answerOffer(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/resign', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, (desk, person) => resign(club, desk, person, seat));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/claim', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, (desk, person) => claim(club, desk, person, seat));
    return reply.code(204).send();
  });

  server.get('/api/matches/:id/journal', async (request, reply) => {
    const { id } = read(matchPath, request.params);
    const journal = await at(request, async (desk) => journalOf(desk));
    reply.header('content-disposition', `attachment; filename="club-route-${id}.json"`);
    return journal;
  });

  server.get('/api/matches/:id/chat', async (request) => {
    const { as, room } = read(z.strictObject({ as: viewerName, room: chatRoom }), request.query);
    return at(request, (desk, person) => readChat(club, desk, person, as, room));
  });

  server.post('/api/matches/:id/chat', async (request, reply) => {
    const wish = read(saying, request.body);
    await at(request, (desk, person) => say(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.get('/api/matches/:id/notes', async (request) => {
    const { seat } = read(z.strictObject({ seat: seatName }), request.query);
    return { text: await at(request, (desk, person) => readNotes(club, desk, person, seat)) };
  });

  server.put('/api/matches/:id/notes', async (request, reply) => {
    const { seat, text } = read(notes, request.body);
    await at(request, (desk, person) => writeNotes(club, desk, person, seat, text));
    return reply.code(204).send();
  });

  server.get('/api/matches/:id/standing', async (request) => {
    const { seat } = read(z.strictObject({ seat: seatName }), request.query);
    return { values: await at(request, async (desk, person) => readStanding(desk, person, seat)) };
  });

  server.put('/api/matches/:id/standing', async (request, reply) => {
    const { seat, values } = read(standingAnswers, request.body);
    await at(request, (desk, person) => writeStanding(club, desk, person, seat, values));
    return reply.code(204).send();
  });
}
