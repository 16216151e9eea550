import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export const APPLICATION = 'club-route';

export interface Connection {
  readonly database: Database;
  readonly pool: pg.Pool;
  /** Where new connections are made to. */
  readonly url: () => string;
  moveTo(url: string): void;
  close(): Promise<void>;
}

/** `onError` hears of connections that break; whoever asks next gets a new one. */
export function connect(url: string, connections: number, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: APPLICATION,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  // One that is lent out and has nothing to do just then, as between two statements of a transaction, tells only itself;
  // an error that nobody hears would end the program.
  pool.on('connect', (client) => client.on('error', onError));
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    database,
    pool,
    url: () => pool.options.connectionString ?? url,
    moveTo: (place) => void (pool.options.connectionString = place),
    close: () => database.destroy(),
  };
}
