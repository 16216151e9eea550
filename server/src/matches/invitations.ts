import { accountNamed } from '../accounts/accounts.ts';
import { areApart } from '../accounts/people.ts';
import type { Club } from '../club.ts';
import { inviteByMail } from './invite-by-mail.ts';
import { put } from '../database/outbox.ts';
import { mayAsk, mayWriteToStrangers } from './strangers.ts';
import type { Desk } from '../play/desk.ts';
import { amend, type Amending } from '../play/write.ts';
import { notAllowed, notNow } from '../problem.ts';
import { newSecret } from '../secrets.ts';
import { holderOf, holdings, isMaker, offeredTo, shownName, type Person } from './person.ts';
import { mustNotBeOver } from './seats.ts';

/** Asking others to sit down. */

/** Of one match, not taken yet; everybody who looks at it is shown them all. */
const MOST_INVITATIONS = 20;

interface Inviting {
  readonly seat: string;
  readonly name?: string;
  readonly email?: string;
  readonly inMyPlace: boolean;
}

/** Asks somebody to a seat: by name, by a link that is sent to an address, or by one that is returned. */
export async function invite(
  club: Amending & Pick<Club, 'limits'>,
  desk: Desk,
  person: Person,
  { seat, name, email, inMyPlace }: Inviting,
): Promise<string | undefined> {
  inviter(desk, person, seat);
  const guest = name === undefined ? undefined : await accountNamed(club.database, name);
  if (guest !== undefined) {
    if (person.account === undefined)
      throw notAllowed('You need an account to invite a player by name. Make a link instead.');
    if (await areApart(club.database, person.account.id, [guest.id])) throw notAllowed(`You cannot invite ${name}.`);
  }
  if (guest !== undefined) mayAsk(club, person);
  if (email !== undefined) mayWriteToStrangers(club, person);
  const secret = guest === undefined ? newSecret() : undefined;
  await amend(club, desk, async (all) => {
    mustNotBeOver(desk);
    // Somebody may have sat down meanwhile, at another copy: whoever made the match has no say there any more.
    const me = inviter(desk, person, seat);
    if (desk.affairs.invitations.length >= MOST_INVITATIONS)
      throw notNow('This match already has too many invitations.');
    await all
      .insertInto('invitation')
      .values({
        match_id: desk.id,
        seat,
        account_id: guest?.id,
        link_hash: secret?.hash,
        in_place_of: inMyPlace ? me.holder : undefined,
      })
      .execute();
    const letter = { kind: 'invitation', by: me.name, match: desk.id, seat } as const;
    if (guest !== undefined) await inviteByMail(all, guest.id, letter);
    if (email !== undefined) await put(all, { address: email, match_id: desk.id }, { ...letter, token: secret!.token });
  });
  // Only whoever reads the mails of that address gets the link.
  return email === undefined ? secret?.token : undefined;
}

interface Inviter {
  /** Nobody sits there yet where it is the maker of the match who asks. */
  readonly holder?: string;
  readonly name: string;
}

function inviter(desk: Desk, person: Person, seat: string): Inviter {
  if (mayArrange(desk, person, seat)) return { name: person.account?.name ?? shownName(holdings(desk, person)[0]!) };
  const me = holderOf(desk, person, seat);
  return { holder: me.id, name: shownName(me) };
}

/**
 * Whoever made the match says who is asked to a seat, until somebody sits there; nobody else does, or a guest could let a friend
 * in as umpire. To a rematch those are asked who played before.
 */
function mayArrange(desk: Desk, person: Person, seat: string): boolean {
  const { row, affairs } = desk;
  if (row.status !== 'open' || row.rematch_of !== null) return false;
  if (affairs.holders.some((holder) => holder.seat === seat)) return false;
  if (affairs.seats.some((one) => one.seat === seat && one.bot !== null)) return false;
  return isMaker(desk, person);
}

/** Takes invitations back: whoever was asked declines theirs, whoever may ask withdraws all. Their links are void. */
export async function uninvite(club: Amending, desk: Desk, person: Person, seat: string): Promise<void> {
  await amend(club, desk, async (all) => {
    const isHost = holdings(desk, person).some((one) => one.seat === seat) || mayArrange(desk, person, seat);
    const offered = isHost ? desk.affairs.invitations : offeredTo(desk, person);
    const those = offered.filter((invitation) => invitation.seat === seat).map(({ id }) => id);
    if (those.length === 0) throw notNow('There is no such invitation.');
    await all.deleteFrom('invitation').where('id', 'in', those).execute();
  });
}
