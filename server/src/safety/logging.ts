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
  const message = withoutPlaces(error.message, placesOf(error));
  return { name: error.name, ...code, message, stack: framesOf(error) };
}

/** Where an error says that it happened: a host of a network of one's own may be called like any other word. */
function placesOf(error: Error): readonly unknown[] {
  const { hostname, host, address } = error as { hostname?: unknown; host?: unknown; address?: unknown };
  return [hostname, host, address].filter((place) => place !== undefined && place !== '');
}

/** Where somebody is, or is written to, is nobody's business: mail servers and resolvers say it in their errors. */
function withoutPlaces(message: string, known: readonly unknown[] = []): string {
  const words = message.split(/([\s<>()[\]{}"'`,;=]+)/);
  return words
    .map((word, index) => {
      const isNamed = known.includes(word) || known.includes(word.split(':')[0]);
      // `getaddrinfo ENOTFOUND host`, with what parts them in between.
      const isSought = index % 2 === 0 && words[index - 4] === 'getaddrinfo';
      return isNamed || isSought || isPlace(word) ? '(not logged)' : word;
    })
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
