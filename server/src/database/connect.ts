import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export const APPLICATION = 'club-route';

export interface Connection {
  readonly database: Database;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

/** `onError` hears of idle connections that break; whoever asks next gets a new one. */
export function connect(url: string, connections: number, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: APPLICATION,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { database, pool, url, close: () => database.destroy() };
}
