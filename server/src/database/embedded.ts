import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { orSentence } from './cause.ts';
import { Cluster } from './cluster.ts';
import { APPLICATION } from './connect.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Starts it again if it is down: nobody else would. Says where it is, which may be elsewhere than before. */
  revive(): Promise<string>;
  /** Stops the database, unless another copy of the server still uses it. */
  close(): Promise<void>;
}

/** For one that starts but does not answer. */
const TRIES = 40;
const LOOKS = 5;

/**
 * The PostgreSQL that comes with the server, on a folder of its own. One that a killed server left running is taken
 * over; one that two copies start at once is started once.
 */
export async function startEmbedded(folder: string): Promise<EmbeddedDatabase> {
  forgetOtherDatabases();
  const { cluster, url } = await orSentence(`Cannot use the data folder ${folder}`, async () => {
    const made = new Cluster(folder);
    await made.initialise();
    return { cluster: made, url: await raise(made) };
  });
  return {
    url,
    revive: () => raise(cluster),
    close: () => stopIfLast(cluster),
  };
}

/**
 * What the environment says of a database (PGSSLMODE, PGOPTIONS, PGDATA and their like) is meant for another one: PostgreSQL
 * and its clients would take it for this one.
 */
function forgetOtherDatabases(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name];
}

async function raise(cluster: Cluster): Promise<string> {
  for (let count = 1; ; count++) {
    const found = await answering(cluster);
    if (found !== undefined && 'url' in found) return found.url;
    const failed = found === undefined ? await cluster.start() : { problem: found.refused, tries: TRIES };
    // While the processes of a killed server go away, or another copy starts it, it cannot start: a moment later it can.
    if (count >= (failed?.tries ?? TRIES))
      throw new StartError(failed?.problem ?? 'The embedded database started but does not answer.');
    if (failed !== undefined) await pause(500);
  }
}

/** The address of the running server once it lets us in and our database is there, or why it does not. */
async function answering(
  cluster: Cluster,
): Promise<{ readonly url: string } | { readonly refused: string } | undefined> {
  const url = cluster.runningUrl();
  if (url === undefined) return undefined;
  try {
    await using(`${url.slice(0, url.lastIndexOf('/'))}/postgres`, async (client) => {
      const { rowCount } = await client.query(`select from pg_database where datname = 'club_route'`);
      if (rowCount === 0) await client.query('create database club_route');
    });
    return { url };
  } catch (error) {
    // The server is not up yet or any more.
    if (!(error instanceof pg.DatabaseError) || error.code === '57P03') return undefined;
    // Another copy has just made the database.
    if (error.code === '42P04' || error.code === '23505') return { url };
    const refused = `The embedded database is running but refuses us: ${error.message}.`;
    // Another password is not going to be right a moment later.
    if (error.code === '28P01') throw new StartError(refused);
    return { refused };
  }
}

async function stopIfLast(cluster: Cluster): Promise<void> {
  try {
    const url = cluster.runningUrl();
    if (url !== undefined && (await using(url, isUsed))) return;
  } catch {
    // It does not answer: stopping it is all the more in order.
  }
  await cluster.stop();
}

/** Whether copies of the server are connected. Our own connections, closed just now, may take a moment to go away. */
async function isUsed(client: pg.Client): Promise<boolean> {
  for (let count = 0; count < LOOKS; count++) {
    if (count > 0) await pause(200);
    const found = await client.query('select from pg_stat_activity where application_name = $1', [APPLICATION]);
    if (found.rowCount === 0) return false;
  }
  return true;
}

async function using<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
