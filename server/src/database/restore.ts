import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';
import { FORMAT, TABLES } from './backup.ts';
import { connect, type Database } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

const AT_ONCE = 500;

/** Fills a new, empty database from a backup, and brings it up to date; how many rows there were. All of it or nothing. */
export async function restore(config: Config, file: string): Promise<number> {
  const embedded = config.DATABASE_URL === undefined ? await startEmbedded(config.DATA_DIR) : undefined;
  const connection = connect(config.DATABASE_URL ?? embedded!.url, 2, () => undefined);
  try {
    return await fill(connection.database, file);
  } finally {
    await connection.close();
    await embedded?.close();
  }
}

async function fill(database: Database, file: string): Promise<number> {
  const { rows: tables } = await sql`select from pg_tables where schemaname = 'public'`.execute(database);
  if (tables.length > 0)
    throw new StartError(
      'The database is not empty. A backup is restored into a new one: name another, or another DATA_DIR.',
    );
  const lines = linesOf(file);
  const first = await lines.next();
  const [format, migration] = first.done === true ? [] : first.value.split(' ');
  if (format !== FORMAT) throw new StartError(`${file} is not a backup of Club Route.`);
  // The tables as they were when it was made; then as they are now.
  await migrate(database, migration);
  const count = await database.transaction().execute(async (all) => load(all, lines));
  await migrate(database);
  return count;
}

async function* linesOf(file: string): AsyncGenerator<string, void> {
  let rest = '';
  try {
    for await (const piece of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
      const lines = `${rest}${String(piece)}`.split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    throw new StartError(`${file} is not a backup, or only a part of one.`, { cause: error });
  }
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
    throw new StartError(`The backup names a table that is not here: ${table.slice(0, 60)}.`);
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
