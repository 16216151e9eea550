import type { FastifyInstance } from 'fastify';

/** A page without the app, for whoever comes from a mail. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}

/** Lets the buttons of such pages, and mail programs (RFC 8058), post here; the body is text of limited length. */
export function takeForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}
