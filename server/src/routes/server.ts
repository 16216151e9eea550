import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { fastify, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Club } from '../club.ts';
import { awayProblem } from '../database/away.ts';
import { ProblemError } from '../problem.ts';
import { originOf } from '../safety/address.ts';
import { identify, personOf } from '../safety/identity.ts';
import { limitStore } from '../safety/limit-store.ts';
import { checkWrite } from '../safety/origin.ts';
import { accountRoutes } from './accounts.ts';
import { healthRoutes, metricsRoute } from './admin.ts';
import { appRoutes } from './app.ts';
import { confirmRoutes } from './confirm.ts';
import { gameRoutes } from './games.ts';
import { keyRoutes } from './keys.ts';
import { liveRoutes } from './live.ts';
import { matchRoutes } from './matches.ts';
import { noticeRoutes } from './notices.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

const MOST_BYTES = 64 * 1024;
export const MOST_SOCKET_BYTES = 16 * 1024;
/** Of one message. */
const MOST_PIECES = 32;
const MOST_MILLISECONDS = 60_000;
/** The files of the app are many and cheap, and are counted by themselves. */
const FILES_FOR_REQUEST = 5;
/** So many people at full speed may come from one address. */
const ADDRESS_FOR_PERSON = 10;
const MINUTE = 60_000;
/** Of one connection. Browsers and proxies wait for each answer; what is asked ahead would all be answered, and kept, at once. */
const MOST_UNANSWERED = 10;

/** Everything that listens: the app, the API and the sockets, behind the same guards. */
export async function makeServer(club: Club, webRoot: string): Promise<FastifyInstance> {
  const { config, metrics } = club;
  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_BYTES,
    // Whoever sends a request byte by byte would hold its connection for ever.
    requestTimeout: MOST_MILLISECONDS,
    // The proxy in front, and nobody that it only quotes: the address which it saw is the last one of the list.
    trustProxy: config.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
  });
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // React sets style attributes; no style sheet or script is ever inline.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    // The app must also work over plain HTTP on a local network.
    strictTransportSecurity: false,
  });
  await server.register(cookie);
  // Before everything that may refuse: it sees to it that the connection of whoever is refused is closed.
  // Pings are answered by whoever counts them. Browsers send what is so short in one piece; empty pieces would count nowhere.
  const sockets = { maxPayload: MOST_SOCKET_BYTES, maxFragments: MOST_PIECES, autoPong: false };
  await server.register(websocket, { options: sockets });
  // What is no address at all is refused past all that, and nobody would close it.
  server.server.prependListener('upgrade', (_request, socket: Socket) => {
    socket.setTimeout(MOST_MILLISECONDS, () => socket.destroy());
  });
  const unanswered = new WeakMap<Socket, number>();
  server.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    if (count <= MOST_UNANSWERED) return;
    socket.destroy();
    throw tooMany();
  });
  server.addHook('onRequest', async (request) => {
    // Elsewhere the library would open a socket first and then close it, uncounted, and listen to it for half a minute.
    if (request.ws && request.routeOptions.config.hasSockets !== true)
      throw new ProblemError(400, 'There is no socket at this address. Use /api/live.');
    if (request.routeOptions.config.fromAnywhere !== true) checkWrite(config, request);
    if (isApi(request)) {
      // Who asks is looked up before they are counted: from one address not without end, whatever cookies it shows.
      if (!club.limits.take(`address ${originOf(request)}`, ADDRESS_FOR_PERSON * config.REQUESTS_PER_MINUTE, MINUTE))
        throw tooMany();
      await identify(club, request);
    }
  });
  await server.register(rateLimit, {
    max: (request) => (isApi(request) ? 1 : FILES_FOR_REQUEST) * config.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    store: limitStore(club.limits),
    keyGenerator: (request) =>
      isApi(request) ? (personOf(request).account?.id ?? originOf(request)) : `files ${originOf(request)}`,
    errorResponseBuilder: tooMany,
  });
  server.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
    if (reply.statusCode >= 400) metrics.refused.inc({ status: reply.statusCode });
    // The route, not the address: what stands in an address may be somebody's secret.
    club.log.info({ ...labels, milliseconds: Math.round(reply.elapsedTime) }, 'answered');
  });
  server.setErrorHandler(async (error: FastifyError | ProblemError, request, reply) => {
    if (error instanceof ProblemError) {
      const rule = error.rule === undefined ? {} : { rule: error.rule };
      return reply.code(error.status).send({ error: error.message, ...rule });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: error.message });
    club.log.error({ error, method: request.method, route: request.routeOptions.url }, 'a request failed');
    const away = awayProblem(error);
    if (away !== undefined) return reply.code(away.status).header('retry-after', 5).send({ error: away.message });
    return reply.code(500).send({ error: 'Something went wrong on the server. Try again.' });
  });
  // Routes for sockets must be known after the plugin for them.
  await server.register(async (inner) => {
    inner.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    accountRoutes(inner, club);
    gameRoutes(inner, club);
    matchRoutes(inner, club);
    playRoutes(inner, club);
    peopleRoutes(inner, club);
    noticeRoutes(inner, club);
    unsubscribeRoutes(inner, club);
    confirmRoutes(inner, club);
    keyRoutes(inner, club);
    liveRoutes(inner, club);
    healthRoutes(inner, club);
    metricsRoute(inner, club);
  });
  await appRoutes(server, webRoot);
  return server;
}

function tooMany(): ProblemError {
  return new ProblemError(429, 'Too many requests. Try again in a minute.');
}

/** By the route that was found, not by the letters of the address: `/%61pi/` leads there too. */
function isApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true;
}
