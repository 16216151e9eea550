import type { Transaction } from 'kysely';
import { areApart } from '../accounts/people.ts';
import { accountNamed } from '../accounts/accounts.ts';
import type { Club } from '../club.ts';
import type { HolderRow, Tables } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { amend } from '../play/write.ts';
import { mayAsk, mayWriteToStrangers } from '../mail/strangers.ts';
import { inviteByMail } from '../mail/invite.ts';
import { put } from '../mail/outbox.ts';
import { notAllowed, notNow, notThere } from '../problem.ts';
import { newSecret } from '../secrets.ts';
import { holderOf, holdings, offeredTo, type Person } from './person.ts';
import { startIfFull } from './starting.ts';
import { seatViews } from './table.ts';

/** Sitting down, getting up, and asking others to. */

export interface Joining {
  readonly seat: string;
  readonly saltCommitment?: string;
  readonly name?: string;
}

function mustNotBeOver({ row }: Desk): void {
  if (row.status === 'finished' || row.status === 'cancelled') throw notNow('The match is over.');
}

/** Sits down at an open seat, or at one that was offered; without an account the answer holds the seat's secret. */
export async function joinSeat(club: Club, desk: Desk, person: Person, joining: Joining): Promise<string | undefined> {
  const { seat, saltCommitment } = joining;
  const secret = person.account === undefined && person.link === undefined ? newSecret() : undefined;
  const bearer: Person = secret === undefined ? person : { link: secret.hash };
  await amend(club, desk, async (all) => {
    mustNotBeOver(desk);
    const view = seatViews(desk.affairs).find((one) => one.seat === seat);
    if (view === undefined) throw notThere('seat');
    const held = holdings(desk, bearer).find((holder) => holder.seat === seat);
    if (held !== undefined) return nameHolder(all, held, bearer);
    const invitation = offeredTo(desk, bearer).find((one) => one.seat === seat);
    if (!view.open && invitation === undefined) throw notNow('This seat is taken.');
    if (desk.row.status === 'running' && holdings(desk, bearer).length > 0)
      throw notNow('You play another seat of this match.');
    if (person.account !== undefined) {
      const others = desk.affairs.holders.flatMap((holder) => holder.account_id ?? []);
      if (await areApart(all, person.account.id, others))
        throw notAllowed('You and somebody at this table do not play together.');
    }
    await all
      .insertInto('holder')
      .values({
        match_id: desk.id,
        seat,
        account_id: bearer.account?.id,
        link_hash: bearer.account === undefined ? bearer.link : undefined,
        name: bearer.account?.name ?? joining.name ?? 'A guest',
      })
      .execute();
    if (invitation !== undefined) {
      await all.deleteFrom('invitation').where('id', '=', invitation.id).execute();
      if (invitation.in_place_of !== null)
        await all.deleteFrom('holder').where('id', '=', invitation.in_place_of).execute();
    }
    if (saltCommitment !== undefined && desk.row.status === 'open')
      await all
        .updateTable('seat')
        .set({ salt_commitment: saltCommitment })
        .where('match_id', '=', desk.id)
        .where('seat', '=', seat)
        .where('salt_commitment', 'is', null)
        .execute();
  });
  await startIfFull(club, desk);
  return secret?.token;
}

/** Somebody who sat down with a link alone and has an account now finds the seat with either. */
async function nameHolder(all: Transaction<Tables>, { id, account_id }: HolderRow, { account }: Person): Promise<void> {
  if (account_id !== null || account === undefined) return;
  await all.updateTable('holder').set({ account_id: account.id, name: account.name }).where('id', '=', id).execute();
}

/** Gets up. Before the match begins the seat's salt goes too; afterwards the seat is free for others. */
export async function leaveSeat(club: Club, desk: Desk, seat: string, holderId: string): Promise<void> {
  await amend(club, desk, async (all) => {
    mustNotBeOver(desk);
    await all.deleteFrom('holder').where('id', '=', holderId).execute();
    const alone = desk.affairs.holders.every((holder) => holder.seat !== seat || holder.id === holderId);
    if (!alone || desk.row.status === 'running') return;
    await all
      .updateTable('seat')
      .set({ salt_commitment: null, salt: null })
      .where('match_id', '=', desk.id)
      .where('seat', '=', seat)
      .execute();
    await all.updateTable('match').set({ status: 'open', reveal_until: null }).where('id', '=', desk.id).execute();
  });
}

/** Of one match, not taken yet; everybody who looks at it is shown them all. */
const MOST_INVITATIONS = 20;

interface Inviting {
  readonly seat: string;
  readonly name?: string;
  readonly email?: string;
  readonly inMyPlace: boolean;
}

/** Asks somebody to a seat one holds: by name, by a link that is sent to an address, or by one that is returned. */
export async function invite(
  club: Club,
  desk: Desk,
  person: Person,
  { seat, name, email, inMyPlace }: Inviting,
): Promise<string | undefined> {
  const me = holderOf(desk, person, seat);
  const guest = name === undefined ? undefined : await accountNamed(club.database, name);
  if (guest !== undefined) {
    if (person.account === undefined)
      throw notAllowed('To invite somebody by name you need an account; make a link instead.');
    if (await areApart(club.database, person.account.id, [guest.id])) throw notAllowed(`${name} cannot be invited.`);
  }
  if (guest !== undefined) mayAsk(club, person);
  if (email !== undefined) mayWriteToStrangers(club, person);
  const secret = guest === undefined ? newSecret() : undefined;
  await amend(club, desk, async (all) => {
    mustNotBeOver(desk);
    if (desk.affairs.invitations.length >= MOST_INVITATIONS) throw notNow('Too many are asked to this match already.');
    await all
      .insertInto('invitation')
      .values({
        match_id: desk.id,
        seat,
        account_id: guest?.id,
        link_hash: secret?.hash,
        in_place_of: inMyPlace ? me.id : null,
      })
      .execute();
    const letter = { kind: 'invitation', by: me.name, match: desk.id, seat } as const;
    if (guest !== undefined) await inviteByMail(all, guest.id, letter);
    if (email !== undefined) await put(all, { address: email, match_id: desk.id }, { ...letter, token: secret!.token });
  });
  // Only whoever reads the mails of that address gets the link.
  return email === undefined ? secret?.token : undefined;
}

/** Takes invitations back: whoever was asked declines theirs, whoever holds the seat, or made the match, withdraws all. */
export async function uninvite(club: Club, desk: Desk, person: Person, seat: string): Promise<void> {
  await amend(club, desk, async (all) => {
    const isHost = holdings(desk, person).some((one) => one.seat === seat) || isMaker(desk, person);
    const offered = isHost ? desk.affairs.invitations : offeredTo(desk, person);
    const those = offered.filter((invitation) => invitation.seat === seat).map(({ id }) => id);
    if (those.length === 0) throw notNow('There is no such invitation.');
    await all.deleteFrom('invitation').where('id', 'in', those).execute();
  });
}

function isMaker({ row }: Desk, { account }: Person): boolean {
  return row.created_by !== null && row.created_by === account?.id;
}

/** Whoever made a match, or holds a seat of it, may call it off until it begins. */
export async function cancel(club: Club, desk: Desk, person: Person): Promise<void> {
  if (!isMaker(desk, person) && (desk.row.created_by !== null || holdings(desk, person).length === 0))
    throw notAllowed('Only whoever made the match can call it off.');
  await amend(club, desk, async (all) => {
    if (desk.row.status !== 'open' && desk.row.status !== 'starting') throw notNow('The match has begun.');
    await all.updateTable('match').set({ status: 'cancelled' }).where('id', '=', desk.id).execute();
  });
}
