import type { LinkView, Seated } from '@club-route/wire';
import type { Club } from '../club.ts';
import type { Desk } from '../play/desk.ts';
import { amend, type Amending } from '../play/write.ts';
import { notNow, notThere } from '../problem.ts';
import { secretHash } from '../secrets.ts';
import { holderOf, type Person } from './person.ts';
import { joinSeat, type Joining } from './seats.ts';
import { invitedBy, seatViews } from './table.ts';
import type { Driving } from '../play/drive.ts';

/** Secret links: one that invites, one that leads back to a seat, and one with which somebody has sat down. */

type Place = Pick<LinkView, 'kind'> & { readonly match_id: string; readonly seat: string };

/** What a link is, without using it. */
export async function look(club: Pick<Club, 'database' | 'desks'>, token: string): Promise<LinkView> {
  const { kind, match_id, seat } = await find(club, token);
  return club.desks.look(match_id, async ({ affairs }) => {
    const { holders } = seatViews(affairs).find((one) => one.seat === seat)!;
    const { game, time } = affairs.row;
    const place = { kind, match: match_id, seat, game, holders };
    return kind === 'invitation' ? { ...place, terms: { time, ...invitedBy(affairs) } } : place;
  });
}

/** Sits down with a link. Whoever is signed in sits down with the account, which finds the seat again from anywhere. */
export async function claim(
  club: Driving & Pick<Club, 'returnLinks'>,
  person: Person,
  token: string,
  arrival: Omit<Joining, 'seat'>,
): Promise<Seated> {
  const { kind, match_id, seat } = await find(club, token);
  if (kind === 'used') throw notNow('Someone has already used this link. It no longer works.');
  const bearer = { ...person, link: secretHash(token) };
  const secret = await club.desks.with(match_id, (desk) => joinSeat(club, desk, bearer, { seat, ...arrival }), 'tail');
  return { match: match_id, seat, ...(secret === undefined ? {} : { secret }) };
}

/** Another secret in place of the one that opens a seat: whoever has the old one is out. */
export async function renewReturnLink(
  club: Amending & Pick<Club, 'returnLinks'>,
  desk: Desk,
  person: Person,
  seat: string,
): Promise<string> {
  return amend(
    club,
    desk,
    async (all) => {
      const { id, account_id, return_key } = holderOf(desk, person, seat);
      if (account_id !== null) throw notNow('Sign in to open this seat. You need no link.');
      const number = (return_key ?? -1) + 1;
      const token = club.returnLinks.tokenOf(id, number);
      await all
        .updateTable('holder')
        .set({ link_hash: secretHash(token), return_key: number })
        .where('id', '=', id)
        .execute();
      return token;
    },
    { isPrivate: true },
  );
}

/** The seat that a secret opens, or opened once; of several (a rematch) the newest. */
async function find({ database }: Pick<Club, 'database'>, token: string): Promise<Place> {
  const hash = secretHash(token);
  const offered = await database
    .selectFrom('invitation')
    .select(['match_id', 'seat'])
    .where('link_hash', '=', hash)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (offered !== undefined) return { kind: 'invitation', ...offered };
  const held = await database
    .selectFrom('holder')
    .select(['match_id', 'seat'])
    .where('link_hash', '=', hash)
    .orderBy('joined_at', 'desc')
    .executeTakeFirst();
  if (held !== undefined) return { kind: 'own', ...held };
  const used = await database
    .selectFrom('used_link')
    .select(['match_id', 'seat'])
    .where('link_hash', '=', hash)
    .executeTakeFirst();
  if (used !== undefined) return { kind: 'used', ...used };
  throw notThere('link any more');
}
