import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig, startServer, StartError } from '../../src/index.ts';
import { SHELF } from './check.ts';
import { StandStill } from './stand-still.ts';

/** The real server in a process of its own, with the engine's test game on its shelf. The one argument is the port. */
const webRoot = mkdtempSync(path.join(tmpdir(), 'club-route-web-'));
writeFileSync(path.join(webRoot, 'index.html'), '<!doctype html><title>Club Route</title>');
writeFileSync(path.join(webRoot, 'pages.json'), '["/"]');
const read = readConfig(process.env);
if ('problem' in read) throw new Error(read.problem);
try {
  const server = await startServer({
    host: '127.0.0.1',
    port: Number(process.argv[2]),
    webRoot,
    workers: new URL('./', import.meta.url),
    config: read.config,
    shelf: SHELF,
  });
  // Asked by signal, because nothing else gets through to a server that stands still.
  let stands: StandStill | undefined;
  process.on('SIGUSR2', () => {
    const { user, system } = process.cpuUsage();
    process.stdout.write(`${JSON.stringify({ ...stands?.end(), used: (user + system) / 1000 })}\n`);
    stands = new StandStill();
  });
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
  // Whoever reads this may send a signal at once, which would end a program that does not listen for it yet.
  process.stdout.write(`${server.address}\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
