import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  accountChange,
  accountDeletion,
  complaint,
  newAccount,
  personName,
  resetAnswer,
  resetRequest,
  signIn,
  vacation,
} from '@club-route/wire';
import { z } from 'zod';
import { accountNamed, accountView, changeAccount, makeAccount, signedIn } from '../accounts/accounts.ts';
import { exportAccount, piecesOfExport } from '../departure/export.ts';
import { deleteAccount } from '../departure/farewell.ts';
import { block, blockedNames, complain, unblock } from '../accounts/people.ts';
import { askForReset, resetPassword } from '../accounts/resets.ts';
import { closeAllSessions, closeSession, openSession } from '../accounts/sessions.ts';
import { endVacation, takeVacation, vacationsOf } from '../accounts/vacations.ts';
import type { Club } from '../club.ts';
import { askToConfirm } from '../notices/addresses.ts';
import { accountOf } from '../matches/person.ts';
import { originOf } from '../safety/address.ts';
import { clearSession, personOf, sessionOf, setSession } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';
import type { Amending } from '../play/write.ts';

export function accountRoutes(server: FastifyInstance, club: Amending & Pick<Club, 'desks' | 'limits' | 'post'>): void {
  // Where passwords can be tried, few tries are given.
  const guarded = {
    config: {
      rateLimit: {
        max: club.config.SIGN_INS_PER_MINUTE,
        timeWindow: '1 minute',
        // By address, however many accounts somebody has.
        keyGenerator: originOf,
      },
    },
  };

  server.post('/api/accounts', guarded, async (request, reply) => {
    const account = await makeAccount(club, read(newAccount, request.body));
    if (account.email !== null) await askToConfirm(club, account.email);
    setSession(club.config, request, reply, await openSession(club, account.id));
    return reply.code(201).send(accountView(account));
  });

  server.get('/api/session', async (request, reply) => {
    const { account } = personOf(request);
    // Sent by hand: Fastify takes a bare null for an empty answer.
    reply.type('application/json');
    return account === undefined
      ? 'null'
      : JSON.stringify(accountView(await accountNamed(club.database, account.name)));
  });

  server.post('/api/session', guarded, async (request, reply) => {
    const { name, password } = read(signIn, request.body);
    const account = await signedIn(club, name, password);
    setSession(club.config, request, reply, await openSession(club, account.id));
    return accountView(account);
  });

  server.delete('/api/session', async (request, reply) => {
    const token = sessionOf(request);
    if (token !== undefined) await closeSession(club, token);
    clearSession(reply);
    return reply.code(204).send();
  });

  server.delete('/api/sessions', async (request, reply) => {
    await closeAllSessions(club, accountOf(personOf(request)).id);
    clearSession(reply);
    return reply.code(204).send();
  });

  server.patch('/api/account', guarded, async (request) => {
    const { id } = accountOf(personOf(request));
    const account = await changeAccount(club, id, read(accountChange, request.body), sessionOf(request));
    if (account.email !== null) await askToConfirm(club, account.email);
    return accountView(account);
  });

  server.delete('/api/account', guarded, async (request, reply) => {
    const { id } = accountOf(personOf(request));
    await deleteAccount(club, id, read(accountDeletion, request.body).password);
    clearSession(reply);
    return reply.code(204).send();
  });

  server.get('/api/account/export', guarded, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="club-route-account.json"');
    const stored = await exportAccount(club, accountOf(personOf(request)).id);
    return reply.type('application/json; charset=utf-8').send(Readable.from(piecesOfExport(stored)));
  });

  server.post('/api/resets', guarded, async (request, reply) => {
    await askForReset(club, read(resetRequest, request.body).email);
    return reply.code(202).send({});
  });

  server.put('/api/resets', guarded, async (request, reply) => {
    const { token, password } = read(resetAnswer, request.body);
    await resetPassword(club, token, password);
    return reply.code(204).send();
  });

  server.get('/api/blocks', async (request) => blockedNames(club, accountOf(personOf(request)).id));
  server.post('/api/blocks', async (request, reply) => {
    await block(club, accountOf(personOf(request)).id, read(personName, request.body).name);
    return reply.code(204).send();
  });
  server.delete('/api/blocks', async (request, reply) => {
    await unblock(club, accountOf(personOf(request)).id, read(personName, request.body).name);
    return reply.code(204).send();
  });

  server.post('/api/complaints', async (request, reply) => {
    await complain(club, accountOf(personOf(request)).id, read(complaint, request.body));
    return reply.code(204).send();
  });

  server.get('/api/vacations', async (request) => {
    const all = await vacationsOf(club, accountOf(personOf(request)).id);
    return all.map(({ id, starts, ends }) => ({ id, starts, ends }));
  });
  server.post('/api/vacations', async (request, reply) => {
    await takeVacation(club, accountOf(personOf(request)).id, read(vacation, request.body));
    return reply.code(204).send();
  });
  server.delete('/api/vacations/:id', async (request, reply) => {
    const { id } = read(z.strictObject({ id: z.uuid() }), request.params);
    await endVacation(club, accountOf(personOf(request)).id, id);
    return reply.code(204).send();
  });
}
