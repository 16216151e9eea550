import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below those that systems give to outgoing connections. On one of those a program that tries to reach a database that
// is down may end up connected to itself, and the database cannot have its port back.
const LOWEST = 20_000;
const HIGHEST = 30_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

export async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
