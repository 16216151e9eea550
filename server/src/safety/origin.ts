import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { notAllowed, ProblemError } from '../problem.ts';

/**
 * Keeps the pages of others from acting in the name of whoever looks at them. Browsers name the page that asks in
 * `Origin`; programs that are no browsers name none, and bear no cookies that somebody else could use.
 */
export function checkOrigin({ PUBLIC_URL }: Config, request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [`${request.protocol}://${request.host}`, PUBLIC_URL && new URL(PUBLIC_URL).origin];
  if (!own.includes(origin)) throw notAllowed('This request comes from the page of another site.');
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What changes something comes from our own pages, as JSON: a form of another site can send neither. */
export function checkWrite(config: Config, request: FastifyRequest): void {
  if (READS.has(request.method)) return;
  checkOrigin(config, request);
  const type = request.headers['content-type'];
  const isEmpty = type === undefined && (request.headers['content-length'] ?? '0') === '0';
  if (!isEmpty && type?.split(';')[0]!.trim() !== 'application/json')
    throw new ProblemError(415, 'Send JSON, with content-type application/json.');
}
