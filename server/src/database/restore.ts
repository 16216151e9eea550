import { closeSync, createReadStream, existsSync, openSync, readSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { FORMAT, TABLES } from './backup.ts';
import { orSentence } from './cause.ts';
import { connect, type Database } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Tables } from './schema.ts';

const AT_ONCE = 500;

/**
 * Fills a new, empty database from a backup, and brings it up to date; how many rows there were. All of it or nothing: one that
 * fails leaves neither tables nor a data folder that was not there before.
 */
export async function restore(config: Config, file: string): Promise<number> {
  // Before anything is made for it.
  await latestMigration(file);
  if (config.DATABASE_URL !== undefined) return restoreInto(config.DATABASE_URL, file);
  const folder = path.resolve(config.DATA_DIR);
  const [hadFolder, hadDatabase] = [existsSync(folder), existsSync(path.join(folder, 'postgres'))];
  try {
    const embedded = await startEmbedded(folder);
    try {
      return await restoreInto(embedded.url, file);
    } finally {
      await embedded.close();
    }
  } catch (error) {
    const made = ['postgres', 'postgres.log'].map((name) => path.join(folder, name));
    for (const one of hadDatabase ? [] : hadFolder ? made : [folder]) rmSync(one, { recursive: true, force: true });
    throw error;
  }
}

async function latestMigration(file: string): Promise<string> {
  // A file that cannot be read may be a good backup all the same.
  await orSentence(`Cannot read ${file}`, async () => {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, Buffer.alloc(1));
    } finally {
      closeSync(opened);
    }
  });
  const lines = linesOf(file);
  try {
    const first = await lines.next();
    const [format, migration] = first.done === true ? [] : first.value.split(' ');
    if (format !== FORMAT || migration === undefined) throw new StartError(`${file} is not a Club Route backup.`);
    if (!Object.hasOwn(migrations, migration))
      throw new StartError(`${file} was made by a newer version of Club Route. Use that version to restore it.`);
    return migration;
  } finally {
    await lines.return();
  }
}

async function restoreInto(url: string, file: string): Promise<number> {
  const connection = connect(url, 2, () => undefined);
  try {
    return await fill(connection.database, file);
  } finally {
    await connection.close();
  }
}

async function fill(database: Database, file: string): Promise<number> {
  if ((await tablesOf(database)).length > 0)
    throw new StartError('The database is not empty. Restore into a new one: set another DATABASE_URL or DATA_DIR.');
  try {
    // The tables as they were when it was made; then as they are now.
    await migrate(database, await latestMigration(file));
    const count = await database.transaction().execute(async (all) => load(all, rowsOf(file)));
    await migrate(database);
    return count;
  } catch (error) {
    for (const table of await tablesOf(database))
      await sql`drop table if exists ${sql.table(table)} cascade`.execute(database);
    if (error instanceof StartError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`Cannot restore ${file}: ${why}.`, { cause: error });
  }
}

async function tablesOf(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(database);
  return rows.map(({ name }) => name);
}

async function* rowsOf(file: string): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const line of linesOf(file)) {
    if (!isFirst) yield line;
    isFirst = false;
  }
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  let rest = '';
  try {
    for await (const piece of unpacked(file)) {
      const lines = `${rest}${String(piece)}`.split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
    if (rest !== '') throw new Error('its last line has no end');
  } catch (error) {
    throw new StartError(`${file} is not a backup, or only part of one.`, { cause: error });
  }
}

/** What goes wrong with reading goes on to whoever unpacks: nobody else would hear of it. */
function unpacked(file: string): Readable {
  const packed = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  pipeline(packed, text, () => undefined);
  return text;
}

async function load(all: Transaction<Tables>, lines: AsyncIterable<string>): Promise<number> {
  let count = 0;
  let table = '';
  let rows: string[] = [];
  const insert = async (): Promise<void> => {
    if (rows.length > 0) await insertRows(all, table, rows);
    count += rows.length;
    rows = [];
  };
  // Matches refer to each other: their bonds are tied when all are there.
  await sql`create temporary table bond (id text, rematch_of text, rematch text) on commit drop`.execute(all);
  for await (const line of lines) {
    const space = line.indexOf(' ');
    const name = line.slice(0, space);
    if (name !== table || rows.length >= AT_ONCE) await insert();
    table = name;
    rows.push(line.slice(space + 1));
  }
  await insert();
  await sql`update match set rematch_of = bond.rematch_of, rematch = bond.rematch from bond where match.id = bond.id`.execute(
    all,
  );
  for (const numbered of ['chat', 'outbox'])
    await sql`select setval(pg_get_serial_sequence(${numbered}, 'id'), coalesce(max(id), 0) + 1, false)
      from ${sql.table(numbered)}`.execute(all);
  return count;
}

async function insertRows(all: Transaction<Tables>, table: string, rows: readonly string[]): Promise<void> {
  if (!(TABLES as readonly string[]).includes(table))
    throw new StartError(`The backup names an unknown table: ${table.slice(0, 60)}.`);
  const into = sql.table(table);
  const given = sql`json_populate_recordset(null::${into}, ${`[${rows.join(',')}]`}::json)`;
  if (table === 'match') {
    await sql`insert into bond select id, rematch_of, rematch from ${given}`.execute(all);
    await sql`create temporary table untied on commit drop as select * from ${given}`.execute(all);
    await sql`update untied set rematch_of = null, rematch = null`.execute(all);
    await sql`insert into match select * from untied`.execute(all);
    await sql`drop table untied`.execute(all);
  } else {
    await sql`insert into ${into} overriding system value select * from ${given}`.execute(all);
  }
}
