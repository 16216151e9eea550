import type { Action, Entry, Match, PlannedStep, Report, StateObject } from '@club-route/engine';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Club } from '../club.ts';
import type { MatchRow, Tables } from '../database/schema.ts';
import { notNow, ProblemError } from '../problem.ts';
import { signedAfter } from '../signing/word.ts';
import { MOST_ENTRIES, type Desk } from './desk.ts';
import { dueAfterAmending, dueBeside, driveDue } from './driving.ts';
import { firstNews, newsAfter } from './news.ts';
import { pacedAfter } from './pace.ts';
import { keepPosition } from './positions.ts';
import { refresh } from './records.ts';
import { CHANNEL } from '../database/channel.ts';

/** What making an entry takes. */
export type Writing = Amending & Pick<Club, 'keys' | 'log' | 'scribe'>;

/** What changing seats and papers of a match takes. */
export type Amending = Pick<Club, 'config' | 'database' | 'live' | 'now'>;

/** The two ways to change a match: an entry and what follows from it, or an affair beside the journal. */

type Kept = 'status' | 'to_act' | 'clocks' | 'offers' | 'outcome' | 'started_at' | 'ended_at' | 'pace';

export interface Change {
  readonly planned?: PlannedStep<StateObject, Action, Report>;
  /** The match itself, when this begins it. */
  readonly begins?: Match;
  /** The key of the request that asked for it. */
  readonly request?: string;
  readonly row?: Partial<Pick<MatchRow, Kept>>;
  /** Nobody else's business: it does not count as touching the match. */
  readonly isPrivate?: true;
}

const TRIES = 20;

/** Where players may not talk they cannot end a match either. */
function tooLong({ module }: Desk): string {
  const full = `This match has ${MOST_ENTRIES} entries, the most a match may have.`;
  return module.secluded ? full : `${full} Agree on a draw, or resign.`;
}

/**
 * Writes what `plan` makes of the match as it stands, if anything. When another copy was first, catches up and plans again. Only when
 * it is on disk does memory follow, and then everybody who watches.
 */
export async function write(club: Writing, desk: Desk, plan: () => Change | undefined): Promise<Change | undefined> {
  for (let count = 0; count < TRIES; count++) {
    const change = plan();
    if (change === undefined) return undefined;
    if (entryIn(change) !== undefined && desk.row.entries >= MOST_ENTRIES) throw notNow(tooLong(desk));
    const next = nextRow(club, desk, change);
    const leaf = { row: desk.row, next, entry: entryIn(change), request: change.request };
    const written = await orAdrift(desk, () => club.scribe.write(leaf));
    if (written) {
      settle(desk, next, change);
      club.live.announce(desk);
      desk.match?.fold();
      // Nobody waits for it: without it the match is opened by an earlier one.
      void keepPosition(club, desk);
      return change;
    }
    await orAdrift(desk, () => refresh(club, desk));
  }
  throw notNow('Too many players acted in this match at once. Try again.');
}

/**
 * The row as the change leaves it. Anybody may see when a match was touched last: that must not tell of entries made out
 * of sight, so it is when the turn passed or something beside the journal changed. Where only the seat itself may know that
 * it is waited for, no turn passes in the eyes of all.
 */
function nextRow(club: Pick<Club, 'config' | 'keys' | 'now'>, desk: Desk, change: Change): MatchRow {
  const { now } = club;
  const { row } = desk;
  const isEntry = entryIn(change) !== undefined;
  const state = change.planned?.state ?? change.begins?.state;
  const position = state ?? desk.match?.state;
  // A row is wide, and this is done for every move: copied once, and changed where it lies.
  const next: { -readonly [Column in keyof MatchRow]: MatchRow[Column] } = { ...row, ...change.row };
  next.drive_at = state === undefined ? dueBeside(next) : driveDue(club, desk, next, state);
  if (position !== undefined) Object.assign(next, pacedAfter(desk, next, position, now(), isEntry));
  next.news = change.begins === undefined ? newsAfter(desk, change.planned) : firstNews(desk);
  next.signed = signedAfter(club, desk, next, change);
  if (isEntry) next.entries++;
  else next.affairs++;
  const passes = desk.module.game.awaited === undefined && next.to_act.join() !== row.to_act.join();
  const isPublic = isEntry ? next.status !== row.status || passes : change.isPrivate !== true;
  if (isPublic) next.touched_at = new Date(now());
  return next;
}

function entryIn({ planned, begins }: Change): Entry | undefined {
  return planned?.step.entry ?? begins?.steps[0]!.entry;
}

function settle(desk: Desk, row: MatchRow, change: Change): void {
  const { planned, begins, request } = change;
  if (planned !== undefined) desk.playing.keep(planned);
  if (begins !== undefined) desk.match = begins;
  if (request !== undefined) desk.requests.add(request);
  desk.affairs = { ...desk.affairs, row };
}

/**
 * Changes seats, holders, invitations or standing answers: checks and statements of `work` in one transaction. What is
 * nobody else's business does not count as touching the match.
 */
export async function amend<T>(
  club: Amending,
  desk: Desk,
  work: (all: Transaction<Tables>) => Promise<T>,
  { isPrivate = false } = {},
): Promise<T> {
  const result = await orAdrift(desk, () =>
    club.database.transaction().execute(async (all) => {
      const row = await all
        .selectFrom('match')
        .selectAll()
        .where('id', '=', desk.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // The row is ours until the end: what is read now stays true.
      if (row.entries !== desk.row.entries || row.affairs !== desk.row.affairs) await refresh({ database: all }, desk);
      const done = await work(all);
      await all
        .updateTable('match')
        .set({ affairs: row.affairs + 1, touched_at: isPrivate ? row.touched_at : new Date(club.now()) })
        .where('id', '=', desk.id)
        .execute();
      await dueAfterAmending(club, all, desk.id);
      await sql`select pg_notify(${CHANNEL}, ${`match ${desk.id} ${row.entries} ${row.affairs + 1}`})`.execute(all);
      return done;
    }),
  );
  await orAdrift(desk, () => refresh(club, desk));
  club.live.announce(desk);
  return result;
}

/** A failed statement may or may not be on disk: the desk must be read again before it is used. A refusal wrote nothing. */
async function orAdrift<T>(desk: Desk, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError)) desk.adrift = true;
    throw error;
  }
}
