import type { Transaction } from 'kysely';
import { isOurs, likeness } from '../accounts/names.ts';
import { areApart } from '../accounts/people.ts';
import type { Club } from '../club.ts';
import type { HolderRow, Tables } from '../database/schema.ts';
import type { Desk, Invited } from '../play/desk.ts';
import { amend, type Amending } from '../play/write.ts';
import { notAllowed, notNow } from '../problem.ts';
import { holdings, isMaker, offeredTo, type Person } from './person.ts';
import { sitter } from './return-links.ts';
import { startIfFull } from './starting.ts';
import { OPEN_FOR, seatViews } from './table.ts';
import type { Driving } from '../play/drive.ts';

/** Sitting down and getting up. */

export interface Joining {
  readonly seat: string;
  readonly saltCommitment?: string;
  readonly name?: string;
}

/** At one seat. Whoever looks at the match, or at a list with it, is shown them all. */
const MOST_HOLDERS = 20;

export function mustNotBeOver({ row }: Desk): void {
  if (row.status === 'finished' || row.status === 'cancelled') throw notNow('The match is over.');
}

/** Sits down at an open seat, or at one that was offered; without an account the answer holds a secret that is theirs alone. */
export async function joinSeat(
  club: Driving & Pick<Club, 'returnLinks'>,
  desk: Desk,
  person: Person,
  joining: Joining,
): Promise<string | undefined> {
  const { seat } = joining;
  // Whoever comes back to their seat changes nothing.
  if (isSeated(desk, person, seat)) return undefined;
  const token = await amend(club, desk, async (all) => {
    mustNotBeOver(desk);
    const held = holdings(desk, person).find((holder) => holder.seat === seat);
    if (held !== undefined) {
      await nameHolder(all, desk, held, person);
      return undefined;
    }
    const view = seatViews(desk.affairs).find((one) => one.seat === seat)!;
    const invitation = offeredTo(desk, person).find((one) => one.seat === seat);
    if (!view.open && invitation === undefined) throw notNow('This seat is taken.');
    if (view.holders.length >= MOST_HOLDERS && (invitation?.in_place_of ?? null) === null)
      throw notNow(`This seat is full: ${MOST_HOLDERS} players share it.`);
    await mustFit(all, desk, person, seat);
    mustBeOwnName(desk, joining.name);
    const sits = sitter(club.returnLinks, person, joining.name);
    await all
      .insertInto('holder')
      .values({ match_id: desk.id, seat, ...sits.holder })
      .execute();
    if (invitation !== undefined) await useUp(all, invitation);
    await voidOthers(all, desk, seat);
    await commit(all, desk, joining);
    return sits.token;
  });
  await startIfFull(club, desk);
  return token;
}

/** The mark of a guest is not all that tells them from somebody else at the table. */
function mustBeOwnName({ affairs }: Desk, name: string | undefined): void {
  if (name === undefined) return;
  if (isOurs(name) || affairs.holders.some((holder) => likeness(holder.name) === likeness(name)))
    throw notNow(`Someone at this table is called ${name}. Choose another name.`);
}

function isSeated(desk: Desk, person: Person, seat: string): boolean {
  const held = holdings(desk, person).find((holder) => holder.seat === seat);
  return held !== undefined && (held.account_id !== null || person.account === undefined);
}

/** Nobody plays against themselves, unless that is what the match was made for, nor with whom they want nothing to do. */
async function mustFit(all: Transaction<Tables>, desk: Desk, person: Person, seat: string): Promise<void> {
  if (!desk.row.hot_seat && holdings(desk, person).some((one) => one.seat !== seat))
    throw notNow('You already play another seat in this match.');
  if (person.account === undefined) return;
  const others = desk.affairs.holders.flatMap((holder) => holder.account_id ?? []);
  if (await areApart(all, person.account.id, others))
    throw notAllowed('You and someone at this table cannot play together: one has blocked the other.');
}

/** The invitation is taken. Its link tells from now on whose seat it is, and no more. */
async function useUp(all: Transaction<Tables>, invitation: Invited): Promise<void> {
  const { id, link_hash, match_id, seat, in_place_of } = invitation;
  await all.deleteFrom('invitation').where('id', '=', id).execute();
  if (link_hash !== null)
    await all
      .insertInto('used_link')
      .values({ link_hash, match_id, seat })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (in_place_of !== null) await all.deleteFrom('holder').where('id', '=', in_place_of).execute();
}

/** Who else was asked to an empty seat was asked by somebody who does not sit there, and must not sit beside whoever does. */
async function voidOthers(all: Transaction<Tables>, { id, row, affairs }: Desk, seat: string): Promise<void> {
  const wasEmpty = affairs.holders.every((holder) => holder.seat !== seat);
  // A side of several people is asked to the rematch as a whole.
  if (wasEmpty && row.rematch_of === null)
    await all.deleteFrom('invitation').where('match_id', '=', id).where('seat', '=', seat).execute();
}

/** The salt of a seat is settled once, before the match begins. */
async function commit(all: Transaction<Tables>, { id, row }: Desk, { seat, saltCommitment }: Joining): Promise<void> {
  if (saltCommitment === undefined || row.status !== 'open') return;
  await all
    .updateTable('seat')
    .set({ salt_commitment: saltCommitment })
    .where('match_id', '=', id)
    .where('seat', '=', seat)
    .where('salt_commitment', 'is', null)
    .execute();
}

/** Somebody who sat down with a link alone and has an account now finds the seat with either. */
async function nameHolder(all: Transaction<Tables>, desk: Desk, held: HolderRow, person: Person): Promise<void> {
  const { id, account_id, seat } = held;
  const { account } = person;
  if (account_id !== null || account === undefined) return;
  await mustFit(all, desk, { account }, seat);
  await all.updateTable('holder').set({ account_id: account.id, name: account.name }).where('id', '=', id).execute();
}

/**
 * Gets up. Before the match begins the seat's salt goes too; afterwards the seat is free for others, or the computer's, where
 * one is named. Where players know only what the game tells them, the last at a seat leaves it to nobody they do not choose.
 */
export async function leaveSeat(
  club: Amending,
  desk: Desk,
  seat: string,
  holderId: string,
  bot: string | undefined,
): Promise<void> {
  await amend(club, desk, async (all) => {
    mustNotBeOver(desk);
    const alone = desk.affairs.holders.every((holder) => holder.seat !== seat || holder.id === holderId);
    const runs = desk.row.status === 'running';
    if (alone && runs && desk.module.secluded && bot === undefined)
      throw notNow(
        'The clock goes on without you. Invite someone to take your place, or leave the seat to the computer.',
      );
    await all.deleteFrom('holder').where('id', '=', holderId).execute();
    if (alone && runs && bot !== undefined) {
      await all.deleteFrom('invitation').where('match_id', '=', desk.id).where('seat', '=', seat).execute();
      await all.updateTable('seat').set({ bot }).where('match_id', '=', desk.id).where('seat', '=', seat).execute();
    }
    if (!alone || runs) return;
    await all
      .updateTable('seat')
      .set({ salt_commitment: null, salt: null })
      .where('match_id', '=', desk.id)
      .where('seat', '=', seat)
      .execute();
    await all.updateTable('match').set({ status: 'open', reveal_until: null }).where('id', '=', desk.id).execute();
  });
}

/** Calls off a match that has waited for players for too long. */
export async function callOffOld(club: Amending, desk: Desk): Promise<void> {
  await amend(club, desk, async (all) => {
    if (desk.row.status !== 'open' || desk.row.touched_at.getTime() + OPEN_FOR > club.now()) return;
    await all.updateTable('match').set({ status: 'cancelled' }).where('id', '=', desk.id).execute();
  });
}

/** Whoever made a match may call it off until it begins. */
export async function cancel(club: Amending, desk: Desk, person: Person): Promise<void> {
  if (!isMaker(desk, person)) throw notAllowed('Only the player who made the match can cancel it.');
  await amend(club, desk, async (all) => {
    if (desk.row.status !== 'open' && desk.row.status !== 'starting') throw notNow('The match has begun.');
    await all.updateTable('match').set({ status: 'cancelled' }).where('id', '=', desk.id).execute();
  });
}
