import { CLOCK, optionsOfTerms, renewOptions, UMPIRE } from '@club-route/engine';
import { areApart } from '../accounts/people.ts';
import type { Club } from '../club.ts';
import type { HolderRow } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { amend, type Amending } from '../play/write.ts';
import { notAllowed, notNow } from '../problem.ts';
import { layOut, NOBODY, type Made, type Sitting } from './create.ts';
import { holderOf, isFor, shownName, type Person } from './person.ts';
import { sitter, type Sitter } from './return-links.ts';

/**
 * The same people once more, each one seat further on. Whoever asks sits down at once; others with an account are asked,
 * and whoever has the secret of an old seat may sit down at the new one with it.
 */
export async function rematch(
  club: Amending & Pick<Club, 'returnLinks'>,
  desk: Desk,
  person: Person,
  seat: string,
  saltCommitment: string | undefined,
): Promise<Made> {
  const me = holderOf(desk, person, seat);
  if (desk.row.status !== 'finished') throw notNow('The match is not over yet.');
  if (desk.row.rematch !== null) return { id: desk.row.rematch, links: {} };
  const { seats, holders } = desk.affairs;
  const others = holders.flatMap(({ account_id }) => account_id ?? []);
  if (person.account !== undefined && (await areApart(club.database, person.account.id, others)))
    throw notAllowed('You and someone at this table cannot play together: one has blocked the other.');
  const links: Record<string, string> = {};
  // Who umpires umpires again.
  const players = seats.filter((one) => one.seat !== UMPIRE && one.seat !== CLOCK);
  const sittings = seats.map((one): Sitting => {
    const place = players.indexOf(one);
    const before = place === -1 ? one : players[(place + players.length - 1) % players.length]!;
    if (before.bot !== null) return { seat: one.seat, bot: before.bot, ...NOBODY };
    const people = holders.filter((holder) => holder.seat === before.seat);
    return {
      seat: one.seat,
      ...(before.seat === seat ? { saltCommitment } : {}),
      holders: people.filter((holder) => isFor(person, holder)).map((holder) => sitAgain(one.seat, holder)),
      invitations: people
        .filter((holder) => !isFor(person, holder) && (holder.account_id !== null || holder.link_hash !== null))
        .map(({ account_id, link_hash }) => ({ account_id, link_hash, by: shownName(me) })),
    };
  });
  const { game, time, visibility, rules, options, id, hot_seat } = desk.row;
  const { game: today } = desk.module;
  const read = optionsOfTerms(today, { rules, options });
  if ('problem' in read) throw notNow(read.problem);
  const by = { created_by: person.account?.id, made_from: person.origin };
  const terms = { game, time, visibility, ...by, rematch_of: id, hot_seat };
  const made = await layOut(club, desk.module, renewOptions(today.options, read.options), terms, sittings);
  return amend(club, desk, async (all) => {
    // Both may ask at once; the first counts.
    if (desk.row.rematch !== null) {
      await all.deleteFrom('match').where('id', '=', made).execute();
      return { id: desk.row.rematch, links: {} };
    }
    await all.updateTable('match').set({ rematch: made }).where('id', '=', id).execute();
    return { id: made, links };
  });

  function sitAgain(at: string, { account_id, name }: HolderRow): Sitter['holder'] {
    const { holder, token } = sitter(club.returnLinks, account_id === null ? {} : person, name);
    if (token !== undefined) links[at] = token;
    return holder;
  }
}
