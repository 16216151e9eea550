import type { FastifyInstance } from 'fastify';
import { matchPath, noticeWishes, oneSeat, pushEnd, pushSubscription } from '@club-route/wire';
import type { Club } from '../club.ts';
import { orderAddress, renewAddress } from '../mail/mailbox.ts';
import { accountOf, holderOf } from '../matches/person.ts';
import { addPush, endPush } from '../notices/push.ts';
import { changeWishes, wishesView } from '../notices/wishes.ts';
import { notNow } from '../problem.ts';
import { personOf } from '../safety/identity.ts';
import { read } from '../safety/reading.ts';

export function noticeRoutes(server: FastifyInstance, club: Club): void {
  server.get('/api/notices', async (request) => wishesView(club, accountOf(personOf(request)).id));

  server.patch('/api/notices', async (request) => {
    const { id } = accountOf(personOf(request));
    await changeWishes(club, id, read(noticeWishes, request.body));
    return wishesView(club, id);
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

  async function ownHolder(request: Parameters<typeof personOf>[0], seat: string): Promise<string> {
    if (!club.post.takesOrders) throw notNow('This server takes no orders by mail.');
    const person = personOf(request);
    accountOf(person);
    const { id } = read(matchPath, request.params);
    return club.desks.with(id, async (desk) => holderOf(desk, person, seat).id);
  }
}
