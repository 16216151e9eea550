import path from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';
import { readPages } from './pages.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the app. Games against the computer run in the page; this only hands out files. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const server = fastify({ forceCloseConnections: true });
  const assets = path.join(options.webRoot, 'assets', path.sep);
  const isPage = await readPages(options.webRoot);
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
  await server.register(fastifyStatic, {
    root: options.webRoot,
    preCompressed: true,
    setHeaders(reply, file) {
      // Files under assets/ carry a hash in their name and never change; everything else is asked for again.
      reply.header('cache-control', file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler(async (request, reply) => {
    // Addresses of pages live in the app; elsewhere people get its page too, which says that nothing is there.
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage) return reply.code(isPage(request.url) ? 200 : 404).sendFile('index.html');
    return reply.code(404).send({ error: `There is nothing at ${request.url}.` });
  });
  const address = await server.listen({ host: options.host, port: options.port });
  return { address, close: () => server.close() };
}
