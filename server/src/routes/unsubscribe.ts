import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Club } from '../club.ts';
import { escaped } from '../notices/letter.ts';
import { rightIn, unsubscribe, type Ending } from '../notices/unsubscribe.ts';
import { notThere } from '../problem.ts';
import { explainLinks, plainPage, takeForms } from './plain-page.ts';

declare module 'fastify' {
  export interface FastifyContextConfig {
    /** Others may post here too: the address itself holds the right to. */
    readonly fromAnywhere?: boolean;
  }
}

const WHAT: Readonly<Record<Ending, string>> = {
  turns: 'emails about turns',
  seat: 'emails about this match',
  invitations: 'invitations by email',
};

/** One click ends mails (RFC 8058). A look alone changes nothing: mail scanners look at every link. */
export function unsubscribeRoutes(server: FastifyInstance, club: Pick<Club, 'config' | 'database' | 'post'>): void {
  server.register(async (inner) => {
    takeForms(inner);
    explainLinks(inner);

    inner.get('/unsubscribe/:token', async (request, reply) => {
      const { kind } = rightOf(request);
      const form = `<form method="post"><button>Stop ${WHAT[kind]}</button></form>`;
      return reply.type('text/html').send(plainPage(`Stop ${WHAT[kind]}?`, form));
    });

    inner.post('/unsubscribe/:token', { config: { fromAnywhere: true } }, async (request, reply) => {
      const right = rightOf(request);
      await unsubscribe(club, right);
      const where = right.kind === 'seat' ? 'at the table' : 'in your account';
      const text = `<p>You will get no more ${WHAT[right.kind]}. You can change this ${where} at <a href="${escaped(club.post.base)}">Club Route</a>.</p>`;
      return reply.type('text/html').send(plainPage('Done', text));
    });
  });

  function rightOf({ params }: FastifyRequest) {
    const right = rightIn(club, (params as { readonly token: string }).token);
    if (right === undefined) throw notThere('link');
    return right;
  }
}
