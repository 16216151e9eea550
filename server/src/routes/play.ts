import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  chatRoom,
  matchPath,
  notes,
  offer,
  offerAnswer,
  oneSeat,
  pace,
  restore,
  saying,
  seatName,
  standingAnswers,
  viewerName,
} from '@club-route/wire';
import { z } from 'zod';
import { readChat, say } from '../matches/chat.ts';
import { claim, resign } from '../matches/endings.ts';
import { goBack } from '../matches/going-back.ts';
import { answerOffer, makeOffer } from '../matches/offers.ts';
import { setPace } from '../matches/pace.ts';
import { journalOf, piecesOf, readNotes, readStanding, writeNotes, writeStanding } from '../matches/papers.ts';
import { read } from '../safety/reading.ts';
import { atMatch } from './at-match.ts';
import type { Driving } from '../play/drive.ts';

export function playRoutes(server: FastifyInstance, club: Driving): void {
  const at = atMatch(club);

  server.post('/api/matches/:id/offers', async (request, reply) => {
    const wish = read(offer, request.body);
    await at(request, wish, (desk, person) => makeOffer(club, desk, person, wish), 'whole');
    return reply.code(204).send();
  });

  server.put('/api/matches/:id/offers', async (request, reply) => {
    const wish = read(offerAnswer, request.body);
    await at(request, wish, (desk, person) => answerOffer(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/resign', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, { seat }, (desk, person) => resign(club, desk, person, seat));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/claim', async (request, reply) => {
    const { seat } = read(oneSeat, request.body);
    await at(request, { seat }, (desk, person) => claim(club, desk, person, seat));
    return reply.code(204).send();
  });

  server.put('/api/matches/:id/pace', async (request, reply) => {
    const wish = read(pace, request.body);
    await at(request, wish, (desk, person) => setPace(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.post('/api/matches/:id/restore', async (request, reply) => {
    const wish = read(restore, request.body);
    await at(request, wish, (desk, person) => goBack(club, desk, person, wish), 'whole');
    return reply.code(204).send();
  });

  // A long match is megabytes of text, for whoever asks.
  const seldom = { config: { rateLimit: { max: club.config.SIGN_INS_PER_MINUTE, timeWindow: '1 minute' } } };

  server.get('/api/matches/:id/journal', seldom, async (request, reply) => {
    const { id } = read(matchPath, request.params);
    const journal = await at(request, {}, async (desk) => journalOf(desk), 'whole');
    reply.header('content-disposition', `attachment; filename="club-route-${id}.json"`);
    return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOf(journal)));
  });

  server.get('/api/matches/:id/chat', async (request) => {
    const { as, room } = read(z.strictObject({ as: viewerName, room: chatRoom }), request.query);
    return at(request, { as }, (desk, person) => readChat(club, desk, person, as, room), 'cover');
  });

  server.post('/api/matches/:id/chat', async (request, reply) => {
    const wish = read(saying, request.body);
    await at(request, wish, (desk, person) => say(club, desk, person, wish));
    return reply.code(204).send();
  });

  server.get('/api/matches/:id/notes', async (request) => {
    const { seat } = read(z.strictObject({ seat: seatName }), request.query);
    return { text: await at(request, { seat }, (desk, person) => readNotes(club, desk, person, seat), 'cover') };
  });

  server.put('/api/matches/:id/notes', async (request, reply) => {
    const { seat, text } = read(notes, request.body);
    await at(request, { seat }, (desk, person) => writeNotes(club, desk, person, seat, text), 'cover');
    return reply.code(204).send();
  });

  server.get('/api/matches/:id/standing', async (request) => {
    const { seat } = read(z.strictObject({ seat: seatName }), request.query);
    return { values: await at(request, { seat }, async (desk, person) => readStanding(desk, person, seat), 'cover') };
  });

  server.put('/api/matches/:id/standing', async (request, reply) => {
    const { seat, values } = read(standingAnswers, request.body);
    await at(request, { seat }, (desk, person) => writeStanding(club, desk, person, seat, values));
    return reply.code(204).send();
  });
}
