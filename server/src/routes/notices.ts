import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeTest, noticeWishes, oneSeat, pushEnd, pushSubscription, seatNotices } from '@club-route/wire';
import type { Club } from '../club.ts';
import type { HolderRow } from '../database/schema.ts';
import { orderAddress, renewAddress } from '../mail/mailbox.ts';
import { accountOf, holderOf } from '../matches/person.ts';
import { changeGuestWishes, guestWishes } from '../notices/guests.ts';
import { addPush, endPush } from '../notices/push.ts';
import { testNotice } from '../notices/test-notice.ts';
import { changeWishes, wishesView } from '../notices/wishes.ts';
import { notNow } from '../problem.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';
import { atMatch } from './at-match.ts';

export function noticeRoutes(
  server: FastifyInstance,
  club: Pick<Club, 'config' | 'database' | 'desks' | 'now' | 'post'>,
): void {
  const at = atMatch(club);
  // What makes the server call or write elsewhere at once, few times a minute.
  const guarded = { config: { rateLimit: { max: club.config.SIGN_INS_PER_MINUTE, timeWindow: '1 minute' } } };

  server.get('/api/notices', async (request) => wishesView(club, accountOf(personOf(request)).id));

  server.patch('/api/notices', async (request) => {
    const { id } = accountOf(personOf(request));
    await changeWishes(club, id, read(noticeWishes, request.body));
    return wishesView(club, id);
  });

  server.post('/api/notices/tests', guarded, async (request, reply) => {
    await testNotice(club, accountOf(personOf(request)).id, read(noticeTest, request.body).carrier);
    return reply.code(204).send();
  });

  /** Where a seat is held without an account, it is told of its turns at an address of its own. */
  server.get('/api/matches/:id/notices', async (request) => {
    const { seat } = read(oneSeat, request.query);
    return guestWishes(club, await guestHolder(request, seat));
  });

  server.put('/api/matches/:id/notices', guarded, async (request) => {
    const { seat, ...wishes } = read(seatNotices, request.body);
    const holder = await guestHolder(request, seat);
    await changeGuestWishes(club, holder, wishes);
    return guestWishes(club, holder);
  });

  server.post('/api/pushes', async (request, reply) => {
    await addPush(club, accountOf(personOf(request)).id, read(pushSubscription, request.body));
    return reply.code(204).send();
  });

  server.delete('/api/pushes', async (request, reply) => {
    const { id } = accountOf(personOf(request));
    await endPush(club, read(pushEnd, request.body).endpoint, id);
    return reply.code(204).send();
  });

  /** The secret address for orders by mail, and another one in its place. */
  server.get('/api/matches/:id/mailbox', async (request) => {
    const { seat } = read(oneSeat, request.query);
    return { address: await orderAddress(club, await ownHolder(request, seat)) };
  });

  server.post('/api/matches/:id/mailbox', async (request) => {
    const { seat } = read(oneSeat, request.body);
    const holder = await ownHolder(request, seat);
    await renewAddress(club, holder);
    return { address: await orderAddress(club, holder) };
  });

  async function ownHolder(request: FastifyRequest, seat: string): Promise<string> {
    if (!club.post.takesOrders) throw notNow('This server does not take orders by email.');
    return (await holderFor(request, seat)).id;
  }

  async function guestHolder(request: FastifyRequest, seat: string): Promise<string> {
    const { id, account_id } = await holderFor(request, seat);
    if (account_id !== null) throw notNow('You have an account. Choose there how we tell you about your turns.');
    return id;
  }

  function holderFor(request: FastifyRequest, seat: string): Promise<HolderRow> {
    return at(request, { seat }, async (desk, person) => holderOf(desk, person, seat), 'cover');
  }
}
