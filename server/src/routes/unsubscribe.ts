import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Club } from '../club.ts';
import { escaped } from '../mail/letter.ts';
import { isUnsubscribeToken, unsubscribe } from '../notices/unsubscribe.ts';
import { notThere } from '../problem.ts';

declare module 'fastify' {
  export interface FastifyContextConfig {
    /** Others may post here too: the address itself holds the right to. */
    readonly fromAnywhere?: boolean;
  }
}

/** One click ends mails about turns (RFC 8058). A look alone changes nothing: mail scanners look at every link. */
export function unsubscribeRoutes(server: FastifyInstance, club: Club): void {
  server.register(async (inner) => {
    inner.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], (_request, body, done) => {
      body.resume();
      body.on('end', () => done(null, {}));
    });

    inner.get('/unsubscribe/:token', async (request, reply) => {
      if (!isUnsubscribeToken(club, tokenIn(request))) throw notThere('link');
      const form = '<form method="post"><button>No more mails about turns</button></form>';
      return reply.type('text/html').send(page('Stop mails about turns?', form));
    });

    inner.post('/unsubscribe/:token', { config: { fromAnywhere: true } }, async (request, reply) => {
      if (!(await unsubscribe(club, tokenIn(request)))) throw notThere('link');
      const text = `<p>No more mails about turns come. You can change this in your account at <a href="${escaped(club.post.base)}">Club Route</a>.</p>`;
      return reply.type('text/html').send(page('Done', text));
    });
  });
}

function tokenIn({ params }: FastifyRequest): string {
  return (params as { readonly token: string }).token;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}
