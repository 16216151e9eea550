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

/** Keeps the present position if it is time for it; nobody waits for that. */
export async function keepPosition({ database, log }: Pick<Club, 'database' | 'log'>, desk: Desk): Promise<void> {
  const { row, module, match } = desk;
  if (match === undefined || row.status !== 'running' || match.last - desk.keptAt < EVERY) return;
  const kept = match.kept();
  if (kept === undefined) return;
  desk.keptAt = match.last;
  const { entry, state, frames } = kept;
  const values = {
    n: entry.n,
    hash: entry.hash,
    form: formOf(module),
    state: JSON.stringify(module.game.shape.encode(state)),
    frames: JSON.stringify(frames),
  };
  await database
    .insertInto('position')
    .values({ match_id: desk.id, ...values })
    .onConflict((conflict) => conflict.column('match_id').doUpdateSet(values).where('position.n', '<', entry.n))
    .execute()
    .catch((error: unknown) => log.warn({ error, match: desk.id }, 'a position could not be kept'));
}

interface Found extends JournalRow {
  readonly form: string;
  readonly state: EncodedState;
  readonly frames: Readonly<Record<Viewer, number>>;
}

/** The match at its last kept position, if there is one that holds. */
export async function resumed(database: Database, desk: Desk, header: JournalHeader): Promise<Match | undefined> {
  const { module, row, id } = desk;
  const { rows } = await sql<Found>`
    select journal.*, position.form, position.state, position.frames from position
    join journal on journal.match_id = position.match_id and journal.n = position.n and journal.hash = position.hash
    where position.match_id = ${id}`.execute(database);
  const [found] = rows;
  if (found === undefined || found.form !== formOf(module) || found.n >= row.entries) return undefined;
  const { n, seat, deed, draws, hash, frames } = found;
  const kept: KeptPosition = {
    entry: { n, seat, deed, draws, hash },
    state: module.game.shape.decode(found.state),
    frames,
  };
  desk.keptAt = n;
  return Match.resume(module.game, header, row.seed.toString('hex'), kept);
}
