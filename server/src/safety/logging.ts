import { pino, type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** What could let somebody in, or is nobody's business: it never reaches a log. */
const SECRET = [
  'cookie',
  'authorization',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'link',
  'salt',
  'seed',
  'email',
];
const PATHS = SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

export function makeLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    redact: { paths: PATHS, censor: '(not logged)' },
    serializers: { error: errorForLog },
  };
  return destination === undefined ? pino(options, pino.destination(2)) : pino(options, destination);
}

/** A database error carries the values it stumbled over in its detail; only its kind and place are logged. */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, ...code, message: error.message, stack: error.stack };
}
