import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, startServer } from '@club-route/server';

/** The server that the bench measures, in a process of its own, on an embedded database in the folder it is told. */

export interface ServerUp {
  readonly address: string;
  /** The first process of the database. */
  readonly database: number;
}

const folder = process.argv[2]!;
const webRoot = path.join(folder, 'web');
mkdirSync(webRoot);
writeFileSync(path.join(webRoot, 'index.html'), '');
writeFileSync(path.join(webRoot, 'pages.json'), '[]');
const read = readConfig({
  DATA_DIR: folder,
  BOT_THREADS: '0',
  REQUESTS_PER_MINUTE: '10000000',
  MESSAGES_PER_SECOND: '1000000',
  SOCKETS_EACH: '1000000',
  POST_SECONDS: '86400',
});
if ('problem' in read) throw new Error(read.problem);
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  webRoot,
  workers: new URL('./', import.meta.url),
  config: read.config,
});
const database = Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
process.send!({ address: server.address, database } satisfies ServerUp);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
