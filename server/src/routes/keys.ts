import type { FastifyInstance } from 'fastify';
import { matchPath, type PublishedKeys } from '@club-route/wire';
import type { ServerWord } from '@club-route/engine';
import type { Club } from '../club.ts';
import { notNow } from '../problem.ts';
import { read } from '../safety/reading.ts';

/** The keys that this server signs with, and what it has signed, where anybody can find them. */
export function keyRoutes(server: FastifyInstance, { keys, desks }: Pick<Club, 'keys' | 'desks'>): void {
  server.get('/.well-known/club-route-key', async (): Promise<PublishedKeys> => ({ keys: keys.published }));

  // From the beginning on: whoever keeps it can hold the server to it.
  server.get('/api/matches/:id/word', async (request): Promise<ServerWord> => {
    const { id } = read(matchPath, request.params);
    const signed = await desks.look(id, async ({ row }) => row.signed);
    if (signed === null) throw notNow('The server has not signed this match.');
    return signed;
  });
}
