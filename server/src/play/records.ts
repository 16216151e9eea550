import { setImmediate } from 'node:timers/promises';
import {
  JOURNAL_FORMAT,
  JOURNAL_VERSION,
  Match,
  type Entry,
  type Journal,
  type JournalHeader,
  type MatchTerms,
  type Salts,
} from '@club-route/engine';
import { bare } from '../bare.ts';
import type { Club } from '../club.ts';
import type { Database } from '../database/connect.ts';
import type { JournalRow, MatchRow, SeatRow } from '../database/schema.ts';
import { notNow, notThere } from '../problem.ts';
import { Desk, type Affairs } from './desk.ts';
import { resumed } from './positions.ts';

/** Reading a match from disk. */

/** What is `known` of seats, holders and invitations still holds where nothing has changed beside the journal. */
async function readAffairs(database: Database, id: string, known?: Affairs): Promise<Affairs | undefined> {
  const read = await database.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (read === undefined) return undefined;
  const row = { ...read, clocks: bare(read.clocks) };
  if (row.affairs === known?.row.affairs) return { ...known, row };
  // One after the other: inside a transaction they share one connection.
  const seats = await database.selectFrom('seat').selectAll().where('match_id', '=', id).orderBy('place').execute();
  const holders = await database
    .selectFrom('holder')
    .selectAll()
    .where('match_id', '=', id)
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  const invitations = await database
    .selectFrom('invitation')
    .leftJoin('account', 'account.id', 'invitation.account_id')
    .selectAll('invitation')
    .select('account.name')
    .where('match_id', '=', id)
    .orderBy('invitation.created_at')
    .execute();
  return { row, seats, holders, invitations };
}

/** So many entries at a time: a long journal in one piece holds everybody up while it is taken in. */
const PAGE = 500;

async function readEntries(database: Database, id: string, from: number, to: number): Promise<readonly JournalRow[]> {
  const rows: JournalRow[] = [];
  for (let next = from; next < to; next += PAGE) {
    const page = await database
      .selectFrom('journal')
      .selectAll()
      .where('match_id', '=', id)
      .where('n', '>=', next)
      .where('n', '<', Math.min(to, next + PAGE))
      .orderBy('n')
      .execute();
    rows.push(...page);
  }
  return rows;
}

/** How much of a match is wanted: all of it, or, for a move, what comes after its last kept position. */
export type Scope = 'whole' | 'tail';

/** What is known of a match beside its journal, and nothing of the game. */
export async function readCover({ database, shelf }: Pick<Club, 'database' | 'shelf'>, id: string): Promise<Desk> {
  const affairs = await readAffairs(database, id);
  if (affairs === undefined) throw notThere('match');
  const module = await shelf.load(affairs.row.game);
  if (module === undefined) throw notNow(`This server does not play "${affairs.row.game}".`);
  return new Desk(module, affairs);
}

export async function readDesk(
  { database, shelf, live }: Pick<Club, 'database' | 'shelf' | 'live'>,
  id: string,
  scope: Scope,
): Promise<Desk> {
  const desk = await readCover({ database, shelf }, id);
  const { affairs } = desk;
  if (scope === 'tail' && mayBeResumed(affairs)) {
    const match = await resumed(database, desk, headerOf(affairs.row, affairs.seats));
    if (match !== undefined && live.canFollow(id, match)) desk.match = match;
  }
  await takeOn(database, desk, await entriesFor(database, desk, affairs));
  return desk;
}

function mayBeResumed({ row }: Affairs): boolean {
  return row.status === 'running' && !looksBack(row);
}

/** An offer to take back names an entry that may lie before the position. */
export function looksBack({ offers }: MatchRow): boolean {
  return offers.takeBack !== undefined;
}

/** Reads what came before the position that a match was resumed from; the whole journal is verified. */
export async function makeWhole({ database }: Pick<Club, 'database'>, desk: Desk): Promise<void> {
  if (desk.match === undefined || desk.match.isWhole) return;
  const rows = await readEntries(database, desk.id, 0, desk.row.entries);
  desk.match = undefined;
  await takeOn(database, desk, rows);
}

/** Brings a desk up to date: affairs if they changed, and the entries it lacks. */
export async function refresh({ database }: Pick<Club, 'database'>, desk: Desk): Promise<void> {
  const affairs = await readAffairs(database, desk.id, desk.affairs);
  if (affairs === undefined) throw notThere('match');
  // Until the entries are there too the desk stays as it was: a row ahead of its game would take the next move at the wrong place.
  const rows = await entriesFor(database, desk, affairs);
  desk.affairs = affairs;
  await takeOn(database, desk, rows);
}

async function entriesFor(database: Database, { id, match }: Desk, { row }: Affairs): Promise<readonly JournalRow[]> {
  return readEntries(database, id, match === undefined ? 0 : match.last + 1, row.entries);
}

/** So long in a row a journal is played again; then others come in between. */
const SLICE = 8;
/** For a longer journal films are made while it is played, not each at once when somebody asks for it. */
const SHORT = 500;

async function takeOn(database: Database, desk: Desk, rows: readonly JournalRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const isNew = desk.match === undefined;
  const match = desk.match ?? rebuilt(desk, first);
  if (isNew && rows.length > SHORT) for (const viewer of [...match.game.seats, 'spectator']) match.film(viewer);
  let began = performance.now();
  for (const row of isNew ? rows.slice(1) : rows) {
    const problem = match.take(entryOf(row));
    // It goes back to before the position that the match was resumed from.
    if (problem !== undefined && !match.isWhole) return makeWhole({ database }, desk);
    check(desk, row.n, problem, isNew);
    match.fold();
    if (performance.now() - began < SLICE) continue;
    await setImmediate();
    began = performance.now();
  }
  desk.match = match;
  for (const { request } of rows) if (request !== null) desk.requests.add(request);
}

/** The match after its first entry. */
function rebuilt(desk: Desk, first: JournalRow): Match {
  const { row, seats } = desk.affairs;
  const journal: Journal = {
    format: JOURNAL_FORMAT,
    version: JOURNAL_VERSION,
    header: headerOf(row, seats),
    seed: row.seed.toString('hex'),
    entries: [entryOf(first)],
  };
  const loaded = Match.load(desk.module.game, journal);
  if ('match' in loaded) return loaded.match;
  throw notNow(`The server cannot open this match. ${loaded.problem.text}`);
}

function check(desk: Desk, n: number, problem: string | undefined, isNew: boolean): void {
  if (problem === undefined) return;
  if (isNew) throw notNow(`The server cannot open this match. ${problem}`);
  desk.adrift = true;
  throw new Error(`entry ${n} of match ${desk.id} does not hold: ${problem}`);
}

function entryOf({ n, seat, deed, draws, hash }: JournalRow): Entry {
  return { n, seat, deed, draws, hash };
}

function headerOf(row: MatchRow, seats: readonly SeatRow[]): JournalHeader {
  const { commitment } = row;
  return { ...termsOf(row), dice: { kind: 'fair', certified: true, commitment, salts: saltsOf(seats) } };
}

/** What was settled when the match was made. */
export function termsOf({ id, game, rules, options }: MatchRow): MatchTerms {
  return { match: id, game, rules, options };
}

/** The salts as the journal has them: of each seat that committed to one, empty where it never came. */
export function saltsOf(seats: readonly SeatRow[]): Salts {
  const salts: Record<string, { commitment: string; salt: string }> = {};
  for (const { seat, salt_commitment, salt } of seats)
    if (salt_commitment !== null) salts[seat] = { commitment: salt_commitment, salt: salt ?? '' };
  return salts;
}
