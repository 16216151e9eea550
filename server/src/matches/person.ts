import type { Club } from '../club.ts';
import type { HolderRow } from '../database/schema.ts';
import type { Desk, Invited } from '../play/desk.ts';
import { notAllowed } from '../problem.ts';
import type { Person } from '../safety/person.ts';
import { GUEST } from '../accounts/names.ts';
import { stretchesOf } from '../accounts/vacations.ts';
import type { Stretch } from '../accounts/vacations.ts';

export type { Person };

type Bearer = Pick<HolderRow, 'account_id' | 'link_hash'>;

export function isFor(person: Person, { account_id, link_hash }: Bearer): boolean {
  if (account_id !== null && account_id === person.account?.id) return true;
  return link_hash !== null && person.link !== undefined && link_hash.equals(person.link);
}

/** A name as others see it. That of somebody without an account says so, and no account can have such a name. */
export function shownName({ name, account_id, link_hash }: Bearer & Pick<HolderRow, 'name'>): string {
  return account_id !== null || link_hash === null || name === GUEST ? name : `${name} (guest)`;
}

export function holdings({ affairs }: Desk, person: Person): readonly HolderRow[] {
  return affairs.holders.filter((holder) => isFor(person, holder));
}

export function offeredTo({ affairs }: Desk, person: Person): readonly Invited[] {
  return affairs.invitations.filter((invitation) => isFor(person, invitation));
}

/** The person as holder of that seat, or a refusal. */
export function holderOf(desk: Desk, person: Person, seat: string): HolderRow {
  const holder = desk.affairs.holders.find((one) => one.seat === seat && isFor(person, one));
  if (holder === undefined) throw notAllowed('This seat is not yours.');
  return holder;
}

/** Both moments are those of one transaction; the match counts milliseconds. */
const AT_ONCE = 1;

/** Whoever made the match: by the account, or, without one, by a seat that was taken when it was made. */
export function isMaker(desk: Desk, person: Person): boolean {
  const { created_by, created_at } = desk.row;
  if (created_by !== null) return created_by === person.account?.id;
  return holdings(desk, person).some(({ joined_at }) => joined_at.getTime() - created_at.getTime() <= AT_ONCE);
}

export function accountOf(person: Person): { readonly id: string; readonly name: string } {
  if (person.account === undefined) throw notAllowed('You need an account for this. Sign in first.');
  return person.account;
}

/** When everybody at a seat is away at once. Somebody without an account is never away. */
export async function pausesOf(
  { database }: Pick<Club, 'database'>,
  { affairs }: Desk,
  seat: string,
): Promise<readonly Stretch[]> {
  const accounts = affairs.holders.filter((holder) => holder.seat === seat).map((holder) => holder.account_id);
  if (accounts.length === 0 || accounts.includes(null)) return [];
  const known = accounts as readonly string[];
  const all = await stretchesOf(database, known);
  return known
    .map((account): readonly Stretch[] => all.filter((one) => one.account === account))
    .reduce((common, theirs) => common.flatMap((one) => theirs.flatMap((other) => overlap(one, other))));
}

function overlap(one: Stretch, other: Stretch): readonly Stretch[] {
  const starts = Math.max(one.starts, other.starts);
  const ends = Math.min(one.ends, other.ends);
  return starts < ends ? [{ starts, ends }] : [];
}
