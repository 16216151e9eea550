import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { RunningServer } from '@club-route/server';
import { FailedError } from '../errors.ts';
import { wholeNumber } from '../games.ts';
import { print } from '../terminal/print.ts';
import { withServer } from '../with-server.ts';

interface Words {
  readonly port?: number;
  readonly host: string;
}

const USUAL_PORT = 1944;

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the app and print its address')
    .option('--port <n>', `the port to listen on (default: ${USUAL_PORT})`, wholeNumber('--port', 0, 65_535))
    .option('--host <name>', 'the address to listen on', '127.0.0.1')
    .addHelpText('after', '\nExample:\n  club-route serve --port 8080 --host 0.0.0.0')
    .action(serve);
}

async function serve(words: Words): Promise<void> {
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
  if (!existsSync(path.join(webRoot, 'pages.json')))
    throw new FailedError('The web app is not built yet: run "npm run build" first, or "npm start".');
  const server = await listen(words, webRoot);
  print(`Club Route is at ${server.address}`);
  const what = server.club.post.catches ? 'Metrics and caught email' : 'Metrics';
  print(`${what}, on this machine only: ${server.keeper}`);
  let closing: Promise<never> | undefined;
  // A second signal while it closes must not end it halfway: its database would be left running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void (closing ??= server.close().then(() => process.exit(0))));
}

function listen({ host, port }: Words, webRoot: string): Promise<RunningServer> {
  const workers = new URL('./', import.meta.url);
  return withServer(async ({ startServer }, config) => {
    try {
      return await startServer({ host, port: port ?? USUAL_PORT, webRoot, workers, config });
    } catch (error) {
      const why = listenProblem(error);
      if (why !== undefined)
        throw new FailedError(`The server cannot listen on ${host}:${port ?? USUAL_PORT}: ${why}.`);
      if (!isTaken(error)) throw error;
      if (port !== undefined) throw new FailedError(`Port ${port} is taken. Choose another with --port.`);
      print(
        `Port ${USUAL_PORT} is taken, so the server uses another one. Your browser keeps matches by address, so those from another port do not show here.`,
      );
      return startServer({ host, port: 0, webRoot, workers, config });
    }
  });
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'this user may not open that port, so choose one above 1023',
  EADDRNOTAVAIL: 'this machine does not have that address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
};

function listenProblem(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? WHY[String(error.code)] : undefined;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
