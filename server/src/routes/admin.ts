import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Club } from '../club.ts';
import { notAllowed } from '../problem.ts';
import { secretHash } from '../secrets.ts';

const unlimited = { config: { rateLimit: false } };

/** For those who run the server. */
export function adminRoutes(server: FastifyInstance, club: Club): void {
  server.get('/health', unlimited, async () => ({ status: 'alive' }));

  server.get('/ready', unlimited, async (_request, reply) => {
    try {
      await club.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ error: 'The database does not answer.' });
    }
  });

  server.get('/metrics', unlimited, async (request, reply) => {
    if (!mayLook(request, club.config.METRICS_TOKEN)) throw notAllowed('Only whoever runs this server may look here.');
    reply.type(club.metrics.registry.contentType);
    return club.metrics.registry.metrics();
  });
}

/** A page of somebody else whose name leads to this machine asks under that name. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** With the token where there is one; otherwise from this machine, by its own name, and not through a proxy on it. */
export function mayLook({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
    return timingSafeEqual(secretHash(given), secretHash(token));
  }
  const address = socket.remoteAddress ?? '';
  const isHere = address === '::1' || address.replace('::ffff:', '').startsWith('127.');
  return (
    isHere &&
    OWN_NAME.test(headers.host ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined
  );
}
