import { fastify, type FastifyInstance } from 'fastify';
import type { Club } from '../club.ts';
import { notAllowed, notThere, ProblemError } from '../problem.ts';
import { healthRoutes } from './admin.ts';
import { catcherRoutes } from './catcher.ts';
import { plainPage } from './plain-page.ts';
import type { LetterParts } from '../mail/letters/turn.ts';

/** A page of somebody else whose name leads to this machine asks under that name. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

const PAGES = {
  '/mail': 'caught email',
  '/metrics': 'metrics for Prometheus',
  '/health': 'whether the program runs',
  '/ready': 'whether the database answers, too',
};

/**
 * For those who run the server: a door of its own, at this machine alone. What a proxy passes on from strangers comes in
 * at the other door, whatever it says about where it is from.
 */
export function makeKeeper(club: LetterParts & Pick<Club, 'metrics' | 'pool'>): FastifyInstance {
  const { registry } = club.metrics;
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async ({ headers }, reply) => {
    if (!OWN_NAME.test(headers.host ?? '')) throw notAllowed('Only the person who runs this server can look here.');
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  server.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ProblemError) return reply.code(error.status).send({ error: error.message });
    club.log.error({ error }, 'a request of the keeper failed');
    return reply.code(500).send({ error: 'Something went wrong on the server. Try again.' });
  });
  server.setNotFoundHandler(async () => {
    throw notThere('page');
  });
  healthRoutes(server, club);
  server.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  if (club.post.catches) catcherRoutes(server, club);
  const pages = Object.entries(PAGES).filter(([path]) => club.post.catches || path !== '/mail');
  const links = pages.map(([path, what]) => `<li><a href="${path}">${path}</a>: ${what}`).join('');
  server.get('/', async (_request, reply) =>
    reply.type('text/html').send(plainPage('For the keeper of this server', `<ul>${links}</ul>`)),
  );
  return server;
}
