import { ProblemError } from '../problem.ts';

/** What Node says of a connection that was not made, or broke. */
const BROKEN: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);
/** Said of much else, too: the socket of a database that is down is not there, and that of one that stands still has no room. */
const NOT_MADE: ReadonlySet<unknown> = new Set(['ENOENT', 'EAGAIN']);
/** What PostgreSQL says when it stops, starts, throws somebody out or has no connection left (appendix A of its manual). */
const LEAVING = /^(08...|53300|57P0[1-3])$/;
const DISK_FULL = '53100';
/** What `pg` says without a code. */
const SAID = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
];

/** Whether a request failed because the database was not to be had: the same may succeed a moment later. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Node tries every address of a name, and tells of all of them at once.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isAway);
  const code = 'code' in error ? error.code : undefined;
  const call = 'syscall' in error ? error.syscall : undefined;
  // The name of a container that is down is not known.
  const notFound = code === 'ENOTFOUND' && call === 'getaddrinfo';
  return (
    notFound ||
    (NOT_MADE.has(code) && call === 'connect') ||
    BROKEN.has(code) ||
    (typeof code === 'string' && LEAVING.test(code)) ||
    SAID.some((words) => error.message.startsWith(words))
  );
}

/** Instead of the error, for whoever asked; nothing where something else is wrong. */
export function awayProblem(error: unknown): ProblemError | undefined {
  if (error instanceof Error && 'code' in error && error.code === DISK_FULL)
    return new ProblemError(503, 'The server’s disk is full, so it cannot save anything now. Try again later.');
  if (!isAway(error)) return undefined;
  return new ProblemError(503, 'The server is too busy, or its database is down. Try again in a moment.');
}
