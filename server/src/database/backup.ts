import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { orSentence } from './cause.ts';
import type { Database } from './connect.ts';
import { openUsedDatabase } from './open.ts';

/**
 * A backup of everything, made while people play: one moment of the database, as lines of text. The embedded
 * PostgreSQL comes without programs for it; this needs none, and what it writes fits any PostgreSQL.
 *
 * The first line names the format and the latest migration; each other line is a table and a row of it as JSON, as
 * PostgreSQL writes it. Rows come after those that they refer to.
 */

export const FORMAT = 'club-route/backup/1';

export const TABLES = [
  'key',
  'signing_key',
  'account',
  'session',
  'reset',
  'reset_ask',
  'block',
  'vacation',
  'attendance',
  'notice_wish',
  'mail_address',
  'push_subscription',
  'match',
  'seat',
  'holder',
  'invitation',
  'used_link',
  'rated_match',
  'rating',
  'follow',
  'journal',
  'position',
  'position_part',
  'chat',
  'complaint',
  'guest_wish',
  'notice',
  'mailbox',
  'inbox',
  'outbox',
] as const;

const AT_ONCE = 500;

/** How many rows were written. Only a whole backup gets the name. */
export async function backUp(config: Config, file: string): Promise<number> {
  const connection = await openUsedDatabase(config, () => undefined);
  try {
    const unfinished = `${file}.unfinished`;
    return await orSentence(`Cannot write ${file}`, async () => {
      try {
        const rows = await write(connection.database, unfinished);
        await rename(unfinished, file);
        return rows;
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    });
  } finally {
    await connection.close();
  }
}

async function write(database: Database, file: string): Promise<number> {
  const packed = createGzip();
  // Whoever reads it can sign in as anybody, and sign what they like as this server.
  const written = pipeline(packed, createWriteStream(file, { mode: 0o600 }));
  // What cannot be written ends `put` too; here it only must not go unheard.
  written.catch(() => undefined);
  const put = async (line: string): Promise<void> => {
    if (packed.destroyed) await written;
    if (!packed.write(`${line}\n`)) await Promise.race([once(packed, 'drain'), written]);
  };
  let count = 0;
  await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (all) => {
      const { rows: latest } = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(all);
      await put(`${FORMAT} ${latest[0]!.name}`);
      for (const table of TABLES) {
        await sql`declare rows_of cursor for select row_to_json(one)::text as row from ${sql.table(table)} as one`.execute(
          all,
        );
        for (;;) {
          const { rows } = await sql<{ row: string }>`fetch ${sql.lit(AT_ONCE)} from rows_of`.execute(all);
          if (rows.length === 0) break;
          count += rows.length;
          await put(rows.map(({ row }) => `${table} ${row}`).join('\n'));
        }
        await sql`close rows_of`.execute(all);
      }
    });
  packed.end();
  await written;
  return count;
}
