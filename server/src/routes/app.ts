import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The built web app. Addresses of pages live in it; a missing file is an error. */
export async function appRoutes(server: FastifyInstance, webRoot: string): Promise<void> {
  const assets = path.join(webRoot, 'assets', path.sep);
  await server.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    setHeaders(reply, file) {
      // Files under assets/ carry a hash in their name and never change; everything else is asked for again.
      reply.header('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    const isPage = !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
    if (request.method === 'GET' && isPage) return reply.sendFile('index.html');
    return reply.code(404).send({ error: `There is nothing at ${request.url}.` });
  });
}
