import { setImmediate } from 'node:timers/promises';
import { readOptions, type Entry, type Journal, type OptionValues } from '@club-route/engine';
import type { Transaction } from 'kysely';
import type { Club } from '../club.ts';
import type { Tables } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { amend } from '../play/write.ts';
import { notNow, wrong } from '../problem.ts';
import { holderOf, type Person } from './person.ts';

/** What is written about a match: notes, standing answers, the journal. */

export async function writeNotes(
  { database }: Pick<Club, 'database'>,
  desk: Desk,
  person: Person,
  seat: string,
  text: string,
): Promise<void> {
  const { id } = holderOf(desk, person, seat);
  await database.updateTable('holder').set({ notes: text }).where('id', '=', id).execute();
}

export async function readNotes(
  { database }: Pick<Club, 'database'>,
  desk: Desk,
  person: Person,
  seat: string,
): Promise<string> {
  const { id } = holderOf(desk, person, seat);
  const row = await database.selectFrom('holder').select('notes').where('id', '=', id).executeTakeFirst();
  return row?.notes ?? '';
}

export function readStanding(desk: Desk, person: Person, seat: string): OptionValues | null {
  holderOf(desk, person, seat);
  return desk.affairs.seats.find((one) => one.seat === seat)?.standing ?? null;
}

export async function writeStanding(
  club: Driving,
  desk: Desk,
  person: Person,
  seat: string,
  values: OptionValues | null,
): Promise<void> {
  const schema = desk.module.standing?.schema(seat);
  if (schema === undefined) throw notNow('This seat has no standing answers.');
  const read = values === null ? undefined : readOptions(schema, values);
  if (read !== undefined && 'problem' in read) throw wrong(read.problem);
  const file = async (all: Transaction<Tables>): Promise<void> => {
    holderOf(desk, person, seat);
    await all
      .updateTable('seat')
      .set({ standing: read === undefined ? null : JSON.stringify(read.options) })
      .where('match_id', '=', desk.id)
      .where('seat', '=', seat)
      .execute();
  };
  await amend(club, desk, file, { isPrivate: true });
  driveSoon(club, desk.id);
}

/** A journal that is read bit by bit. */
export interface LongJournal {
  readonly cover: Omit<Journal, 'entries'>;
  readonly length: number;
  entriesBetween(from: number, to: number): readonly Entry[];
}

/** The finished match with its seed, for anybody to check. */
export function journalOf(desk: Desk): LongJournal {
  const { match } = desk;
  if (desk.row.status !== 'finished' || match === undefined)
    throw notNow('You can see the journal and the seed of the dice when the match is over.');
  const { outcome, signed } = desk.row;
  const cover = {
    ...match.journalCover(true),
    ...(outcome === null || outcome.how === 'played' ? {} : { outcome }),
    ...(signed === null ? {} : { signed }),
  };
  // Nothing comes after the end: it may be read after the match's own turn.
  return { cover, length: match.length, entriesBetween: (from, to) => match.entriesBetween(from, to) };
}

/** So many entries are put into words at a time: a long journal must not hold others up. */
const ENTRIES_OF_PIECE = 500;

/** A journal as JSON, piece by piece. */
export async function* piecesOf(journal: LongJournal): AsyncGenerator<string, void> {
  const { cover, length } = journal;
  yield `${JSON.stringify(cover).slice(0, -1)},"entries":[`;
  for (let from = 0; from < length; from += ENTRIES_OF_PIECE) {
    if (from > 0) await setImmediate();
    const piece = journal.entriesBetween(from, from + ENTRIES_OF_PIECE).map((entry) => JSON.stringify(entry));
    yield `${from > 0 ? ',' : ''}${piece.join()}`;
  }
  yield ']}';
}
