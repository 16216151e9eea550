import type { FastifyInstance } from 'fastify';
import { awayProblem } from '../database/away.ts';
import { ProblemError } from '../problem.ts';

const STYLE =
  'body{font:1.1rem/1.5 sans-serif;max-width:40em;margin:1em auto;padding:0 1em}button{font:inherit;min-height:2.75rem;padding:0 1em;margin:0 .5em .5em 0}';

/** A page without the app, for whoever comes from a mail. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${body}</html>`;
}

/** Answers with such a page, too, where the link leads nowhere (programs of mail break long ones), or cannot be served now. */
export function explainLinks(server: FastifyInstance): void {
  server.setErrorHandler(async (error, _request, reply) => {
    const known = error instanceof ProblemError ? error : awayProblem(error);
    if (known === undefined) throw error;
    reply.code(known.status).type('text/html');
    if (known.status === 404) {
      const text = '<p>Copy the whole link from the email, or open the newest email and try its link.</p>';
      return reply.send(plainPage('This link does not work', text));
    }
    return reply.send(plainPage('Try again later', `<p>${known.message}</p>`));
  });
}

/** Lets the buttons of such pages, and mail programs (RFC 8058), post here; the body is text of limited length. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}
