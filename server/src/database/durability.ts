import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** Why a move written to this database might be lost though it was acknowledged; nothing if it cannot. */
export async function durabilityProblem(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ readonly name: string; readonly setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')
  `.execute(database);
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (off.length === 0) return undefined;
  return `The database may lose moves it has confirmed: ${off.join(' and ')} is off. Turn it on, or set ALLOW_UNSAFE_DATABASE=1 if you can accept that.`;
}

const OLDEST = 15;

export async function versionProblem(database: Database): Promise<string | undefined> {
  const { rows } = await sql<{ readonly version: number }>`
    select current_setting('server_version_num')::integer / 10000 as version
  `.execute(database);
  const version = rows[0]!.version;
  return version < OLDEST ? `This is PostgreSQL ${version}; Club Route needs ${OLDEST} or newer.` : undefined;
}
