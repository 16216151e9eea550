import { createHash } from 'node:crypto';
import {
  Match,
  type EncodedState,
  type GameModule,
  type JournalHeader,
  type KeptPosition,
  type Viewer,
} from '@club-route/engine';
import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import type { JournalRow } from '../database/schema.ts';
import type { Desk } from './desk.ts';

/**
 * Positions kept beside the journal. A match that is not in memory is opened by its last one and the entries after it. The
 * journal stays the truth: a position counts only if its entry has the hash that the journal has there, and only for the
 * rules and the form of state that it was made by.
 */

/** So many entries are played again at most, but for the stretches in which undo is open. */
const EVERY = 32;

const forms = new WeakMap<GameModule, string>();

function formOf(module: GameModule): string {
  const { game } = module;
  const known = forms.get(module);
  if (known !== undefined) return known;
  const text = JSON.stringify([game.version, game.shape.encode(game.shape.create())]);
  const form = createHash('sha256').update(text).digest('hex').slice(0, 32);
  forms.set(module, form);
  return form;
}

/** Some rows of one table. */
interface Part {
  readonly field: string;
  readonly rows: readonly unknown[];
}

/** So many rows of a table make a part; shorter tables stay with the rest. One long text would hold everybody up. */
const ROWS_OF_PART = 100;
const PARTS_AT_ONCE = 10;
const PARTS_READ_AT_ONCE = 5;
/** A position with many rows takes long to write, and is kept less often: one entry later for so many rows. */
const ROWS_FOR_ENTRY = 200;

function partsOf(
  { game }: GameModule,
  encoded: EncodedState,
): { readonly rest: object; readonly parts: readonly Part[] } {
  const rest: Record<string, unknown> = { ...encoded };
  const parts: Part[] = [];
  for (const [field, value] of Object.entries(encoded)) {
    if (game.shape.fields[field]!.field !== 'table' || !Array.isArray(value) || value.length <= ROWS_OF_PART) continue;
    rest[field] = [];
    for (let from = 0; from < value.length; from += ROWS_OF_PART)
      parts.push({ field, rows: value.slice(from, from + ROWS_OF_PART) });
  }
  return { rest, parts };
}

/** Keeps the present position if it is time for it; nobody waits for that. */
export async function keepPosition({ database, log }: Pick<Club, 'database' | 'log'>, desk: Desk): Promise<void> {
  const { row, module, match } = desk;
  if (match === undefined || row.status !== 'running' || match.last < Math.max(desk.keptAt + EVERY, desk.keepAt))
    return;
  const kept = match.kept();
  if (kept === undefined) return;
  const { entry, state, frames } = kept;
  const { rest, parts } = partsOf(module, module.game.shape.encode(state));
  // Looking at a long position takes long, too: not again before it is time.
  desk.keepAt = desk.keptAt + Math.floor((parts.length * ROWS_OF_PART) / ROWS_FOR_ENTRY);
  if (match.last < desk.keepAt) return;
  desk.keptAt = match.last;
  const values = {
    n: entry.n,
    hash: entry.hash,
    form: formOf(module),
    state: JSON.stringify(rest),
    frames: JSON.stringify(frames),
    parts: parts.length,
  };
  // One statement is whole by itself: most positions have no parts, and need no journeys to begin and end a transaction.
  const writing =
    parts.length === 0
      ? writeRest(database, desk.id, values)
      : database.transaction().execute(async (all) => {
          if (await writeRest(all, desk.id, values)) await writeParts(all, desk.id, entry.n, parts);
        });
  await writing.catch((error: unknown) => log.warn({ error, match: desk.id }, 'a position could not be kept'));
}

interface Rest {
  readonly n: number;
  readonly hash: string;
  readonly form: string;
  readonly state: string;
  readonly frames: string;
  readonly parts: number;
}

/**
 * False where another copy has kept a later one. The journal, which is on disk, has all of it: if this is lost the match is
 * opened by an earlier one. So this transaction, and no other, does not wait for the disk, and no move waits behind it.
 */
async function writeRest(all: Database, id: string, { n, hash, form, state, frames, parts }: Rest): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into position (match_id, n, hash, form, state, frames, parts)
    select ${id}, ${n}::integer, ${hash}, ${form}, ${state}::json, ${frames}::json, ${parts}::integer
    where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (match_id) do update set
      n = excluded.n, hash = excluded.hash, form = excluded.form,
      state = excluded.state, frames = excluded.frames, parts = excluded.parts
    where position.n < excluded.n`.execute(all);
  return numAffectedRows === 1n;
}

/** A few at a time: others come in between. */
async function writeParts(all: Database, id: string, n: number, parts: readonly Part[]): Promise<void> {
  await all.deleteFrom('position_part').where('match_id', '=', id).execute();
  for (let from = 0; from < parts.length; from += PARTS_AT_ONCE)
    await all
      .insertInto('position_part')
      .values(
        parts
          .slice(from, from + PARTS_AT_ONCE)
          .map((part, index) => ({ match_id: id, n, place: from + index, part: JSON.stringify(part) })),
      )
      .execute();
}

interface Found extends JournalRow {
  readonly form: string;
  readonly state: EncodedState;
  readonly frames: Readonly<Record<Viewer, number>>;
  readonly parts: number;
}

/** The match at its last kept position, if there is one that holds. */
export async function resumed(database: Database, desk: Desk, header: JournalHeader): Promise<Match | undefined> {
  const { module, row, id } = desk;
  const { rows } = await sql<Found>`
    select journal.*, position.form, position.state, position.frames, position.parts from position
    join journal on journal.match_id = position.match_id and journal.n = position.n and journal.hash = position.hash
    where position.match_id = ${id}`.execute(database);
  const [found] = rows;
  if (found === undefined || found.form !== formOf(module) || found.n >= row.entries) return undefined;
  const encoded = await stateOf(database, id, found);
  if (encoded === undefined) return undefined;
  const { n, seat, deed, draws, hash, frames } = found;
  const kept: KeptPosition = {
    entry: { n, seat, deed, draws, hash },
    state: module.game.shape.decode(encoded),
    frames,
  };
  desk.keptAt = n;
  return Match.resume(module.game, header, row.seed.toString('hex'), kept);
}

/**
 * The state with its long tables; nothing where another copy has just kept a later one. Read a few parts at a time, for the same
 * reason for which they are parts: what has arrived is taken in at one go.
 */
async function stateOf(database: Database, id: string, { n, state, parts }: Found): Promise<object | undefined> {
  const tables = new Map<string, unknown[]>();
  for (let from = 0; from < parts; from += PARTS_READ_AT_ONCE) {
    const to = Math.min(parts, from + PARTS_READ_AT_ONCE);
    const rows = await database
      .selectFrom('position_part')
      .select('part')
      .where('match_id', '=', id)
      .where('n', '=', n)
      .where('place', '>=', from)
      .where('place', '<', to)
      .orderBy('place')
      .execute();
    if (rows.length !== to - from) return undefined;
    for (const { part } of rows) {
      const table = tables.get(part.field) ?? [];
      tables.set(part.field, table);
      for (const row of part.rows) table.push(row);
    }
  }
  return { ...state, ...Object.fromEntries(tables) };
}
