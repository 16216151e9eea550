import { isIP } from 'node:net';
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
  'address',
  'host',
  'hostname',
  'ip',
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
  if (!(error instanceof Error)) return withoutPlaces(String(error));
  const code = 'code' in error ? { code: error.code } : {};
  return { name: error.name, ...code, message: withoutPlaces(error.message), stack: framesOf(error) };
}

/** Where somebody is, or is written to, is nobody's business: mail servers and resolvers say it in their errors. */
function withoutPlaces(message: string): string {
  return message
    .split(/([\s<>()[\]{}"'`,;=]+)/)
    .map((word) => (isPlace(word) ? '(not logged)' : word))
    .join('');
}

function isPlace(word: string): boolean {
  if (word.includes('@') || word.includes('://')) return true;
  const [host = '', ...more] = word.split(':');
  // Of IPv6 there are at least two colons.
  if (more.length > 1 || isIP(host) !== 0 || host.toLowerCase() === 'localhost') return true;
  const labels = host.split('.').filter((label) => label !== '');
  return labels.length > 1 && /^[a-z]/i.test(labels.at(-1)!);
}

/** The message stands at the head of a stack, too. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
