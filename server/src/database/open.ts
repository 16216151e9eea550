import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { awayProblem } from './away.ts';
import { reachSentence } from './cause.ts';
import { connect, type Connection, type Database } from './connect.ts';
import { durabilityProblem, versionProblem } from './durability.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';

export interface OpenDatabase extends Connection {
  /** Does what can be done from here about a database that is down. */
  revive(): Promise<void>;
}

/** So often another copy may stop our own database, because nobody used it, in the moment when we found it running. */
const TRIES = 5;

/** The database, ready for use: yours where DATABASE_URL names one, otherwise our own; up to date, and safe. */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  return open(config, onError, prepare);
}

/**
 * The same, for what only makes sense with a database that a server has used. Otherwise a wrong folder in a cron job would be
 * backed up, empty, over the good backup of last week.
 */
export async function openUsedDatabase(config: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined && !existsSync(path.join(config.DATA_DIR, 'postgres', 'PG_VERSION')))
    throw new StartError(`There is no database in ${config.DATA_DIR}. Set DATA_DIR or DATABASE_URL as for the server.`);
  return open(config, onError, async (connection) => {
    if ((await migrationsOf(connection.database)).length === 0)
      throw new StartError(
        `The database ${config.DATABASE_URL === undefined ? `in ${config.DATA_DIR}` : 'at DATABASE_URL'} is not one of Club Route. Set DATABASE_URL or DATA_DIR as for the server.`,
      );
    await prepare(connection, config);
  });
}

async function open(
  config: Config,
  onError: (error: Error) => void,
  makeReady: (connection: Connection, config: Config) => Promise<void>,
): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL === undefined ? await startEmbedded(config.DATA_DIR) : undefined;
  const connection = connect(config.DATABASE_URL ?? embedded!.url, config.DATABASE_CONNECTIONS, onError);
  const revive = async (): Promise<void> => {
    if (embedded !== undefined) connection.moveTo(await embedded.revive());
  };
  try {
    for (let count = 1; ; count++) {
      try {
        await makeReady(connection, config);
        break;
      } catch (error) {
        if (embedded === undefined || awayProblem(error) === undefined || count === TRIES) throw error;
        await revive();
      }
    }
  } catch (error) {
    await closeBoth(connection, embedded);
    if (error instanceof StartError) throw error;
    const where = embedded === undefined ? ' at DATABASE_URL' : '';
    throw new StartError(`Cannot use the database${where}: ${reachSentence(error)}.`, { cause: error });
  }
  return { ...connection, revive, close: () => closeBoth(connection, embedded) };
}

async function prepare({ database }: Connection, config: Config): Promise<void> {
  const tooOld = await versionProblem(database);
  const unsafe = config.ALLOW_UNSAFE_DATABASE ? undefined : await durabilityProblem(database);
  const problem = tooOld ?? unsafe;
  if (problem !== undefined) throw new StartError(problem);
  if ((await migrationsOf(database)).some((name) => !Object.hasOwn(migrations, name)))
    throw new StartError(
      'A newer version of Club Route has used this database. Use that version, or restore a backup from before.',
    );
  await migrate(database);
}

/** What has made the tables so far; nothing in a database that nobody has used. */
async function migrationsOf(database: Database): Promise<readonly string[]> {
  const found = await sql`select where to_regclass('kysely_migration') is not null`.execute(database);
  if (found.rows.length === 0) return [];
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}

async function closeBoth(connection: Connection, embedded: EmbeddedDatabase | undefined): Promise<void> {
  await connection.close();
  await embedded?.close();
}
