import type { FastifyInstance } from 'fastify';
import type { PublishedKeys } from '@club-route/wire';
import type { Club } from '../club.ts';

/** The keys that this server signs with, where anybody can find them. */
export function keyRoutes(server: FastifyInstance, { keys }: Club): void {
  server.get('/.well-known/club-route-key', async (): Promise<PublishedKeys> => ({ keys: keys.published }));
}
