import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { readPages } from '../pages.ts';

/** The built web app. Addresses of pages live in it; elsewhere people get its page too, which says that nothing is there. */
export async function appRoutes(server: FastifyInstance, webRoot: string): Promise<void> {
  const assets = path.join(webRoot, 'assets', path.sep);
  const isPage = await readPages(webRoot);
  await server.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    setHeaders(reply, file) {
      // Files under assets/ carry a hash in their name and never change; everything else is asked for again.
      reply.header('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, async (request, reply) => {
    // A cache between us and others must not show one of the two to whoever wants the other.
    reply.header('vary', 'Accept').header('cache-control', 'no-cache');
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && !request.url.startsWith('/api/'))
      return reply.code(isPage(request.url) ? 200 : 404).sendFile('index.html');
    return reply.code(404).send({ error: `There is nothing at ${request.url}.` });
  });
}
