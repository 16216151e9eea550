import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Club } from '../club.ts';
import { notAllowed } from '../problem.ts';
import { secretHash } from '../secrets.ts';

const unlimited = { config: { rateLimit: false } };

/** Whether it is alive: anybody may ask. */
export function healthRoutes(server: FastifyInstance, { pool }: Pick<Club, 'pool'>): void {
  server.get('/health', unlimited, async () => ({ status: 'alive' }));

  // Anybody may ask as often as they like: all who ask at once get one answer of the database.
  let asked: Promise<unknown> | undefined;
  const answers = async (): Promise<void> => {
    asked ??= pool.query('select 1').finally(() => {
      asked = undefined;
    });
    await asked;
  };

  server.get('/ready', unlimited, async (_request, reply) => {
    try {
      await answers();
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ error: 'The database is not answering.' });
    }
  });
}

/** Figures for those who ask from elsewhere: where there is no token there is no such door. */
export function metricsRoute(server: FastifyInstance, { config, metrics }: Pick<Club, 'config' | 'metrics'>): void {
  const token = config.METRICS_TOKEN;
  if (token === undefined) return;
  server.get('/metrics', unlimited, async (request, reply) => {
    if (!bears(request, token)) throw notAllowed('Only the person who runs this server can look here.');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function bears({ headers }: FastifyRequest, token: string): boolean {
  const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
  return timingSafeEqual(secretHash(given), secretHash(token));
}
