import type { MapPicture } from '@club-route/engine';
import type { Club } from '../../club.ts';
import { eventsOf, sightAfter, situationOf } from '../../notices/situation.ts';
import { shownName } from '../../matches/person.ts';
import type { Desk } from '../../play/desk.ts';
import { heading, link, list, paragraph, type Part } from '../../notices/letter.ts';
import { CUT } from './cut.ts';
import { orderAddress } from '../mailbox.ts';
import { matchPage } from '../../notices/pages.ts';

/** Parts that letters about a match have in common. */

export function sideOf({ module }: Desk, seat: string): string {
  return module.language.names(seat).side;
}

export function opponentsText(desk: Desk, seat: string): string {
  const names = desk.affairs.holders.filter((holder) => holder.seat !== seat).map(shownName);
  return names.length === 0 ? '' : ` against ${names.join(' and ')}`;
}

export function eventParts(desk: Desk, seat: string, from: number, to: number): readonly Part[] {
  const events = eventsOf(desk, seat, from, to);
  return events.length === 0 ? [] : [heading('Since your last turn'), list(events)];
}

/** The map after that many frames of the seat's film, of games that can be drawn. */
export function pictureAfter(desk: Desk, seat: string, frames: number): MapPicture | undefined {
  return desk.module.picture?.(sightAfter(desk, seat, frames), seat);
}

/** The position after that many frames of the seat's film, and what it may do if it is to act. */
export function situationParts(desk: Desk, seat: string, frames: number, acts: boolean): readonly Part[] {
  const { position, prompt, choices, grammar } = situationOf(desk.module, sightAfter(desk, seat, frames), seat);
  const now: readonly Part[] = [heading('The position'), list(position)];
  if (!acts) return now;
  const numbered: readonly Part[] = choices.length === 0 ? [] : [{ kind: 'list', lines: choices, numbered: true }];
  return [...now, heading('Your decision'), paragraph(prompt), ...numbered, paragraph(grammar)];
}

/** Comes before everything else: whatever stands below it in an answer was ours. */
export function cutParts({ post }: Pick<Club, 'post'>): readonly Part[] {
  return post.takesOrders ? [{ kind: 'line', text: CUT }] : [];
}

export function howToAnswer({ post }: Pick<Club, 'post'>): readonly Part[] {
  if (!post.takesOrders) return [];
  return [
    paragraph(
      'To play by email, reply with your orders, one per line. The server carries them out in order and stops at the first it refuses. Write "try" before an order to go on if it is refused, and "repeat" to give it again until it is refused. Keep the reply address secret: anyone who writes to it plays for you.',
    ),
  ];
}

export function playLink({ post }: Pick<Club, 'post'>, match: string): Part {
  return link('Play in the browser', matchPage(post, match));
}

export async function replyAddress(
  club: Pick<Club, 'database' | 'post'>,
  holder: string,
): Promise<{ readonly replyTo?: string }> {
  return club.post.takesOrders ? { replyTo: await orderAddress(club, holder) } : {};
}
