import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { awayProblem } from './away.ts';
import { connect, type Connection } from './connect.ts';
import { durabilityProblem, versionProblem } from './durability.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase extends Connection {
  /** Does what can be done from here about a database that is down. */
  revive(): Promise<void>;
}

/** So often another copy may stop our own database, because nobody used it, in the moment when we found it running. */
const TRIES = 5;

/** The database, ready for use: yours where DATABASE_URL names one, otherwise our own; up to date, and safe. */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<OpenDatabase> {
  const embedded = config.DATABASE_URL === undefined ? await startEmbedded(config.DATA_DIR) : undefined;
  const connection = connect(config.DATABASE_URL ?? embedded!.url, config.DATABASE_CONNECTIONS, onError);
  const revive = async (): Promise<void> => {
    if (embedded !== undefined) connection.moveTo(await embedded.revive());
  };
  try {
    for (let count = 1; ; count++) {
      try {
        await prepare(connection, config);
        break;
      } catch (error) {
        if (embedded === undefined || awayProblem(error) === undefined || count === TRIES) throw error;
        await revive();
      }
    }
  } catch (error) {
    await closeBoth(connection, embedded);
    if (error instanceof StartError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`Cannot use the database: ${why}.`, { cause: error });
  }
  return { ...connection, revive, close: () => closeBoth(connection, embedded) };
}

async function prepare({ database }: Connection, config: Config): Promise<void> {
  const tooOld = await versionProblem(database);
  const unsafe = config.ALLOW_UNSAFE_DATABASE ? undefined : await durabilityProblem(database);
  const problem = tooOld ?? unsafe;
  if (problem !== undefined) throw new StartError(problem);
  await migrate(database);
}

async function closeBoth(connection: Connection, embedded: EmbeddedDatabase | undefined): Promise<void> {
  await connection.close();
  await embedded?.close();
}
