import { CLOCK, UMPIRE } from '@club-route/engine';
import type { Club } from '../club.ts';
import type { Offers } from '../database/schema.ts';
import { isProblem, type Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { write, type Change } from '../play/write.ts';
import { notNow, ProblemError } from '../problem.ts';
import { consequences, endedBeside } from '../play/consequences.ts';
import { mustRun } from './must-run.ts';
import { holderOf, type Person } from './person.ts';

/** Draws and take-backs: one seat offers, every other has to agree. A bot lets people take back, and never agrees to a draw. */

type Kind = 'draw' | 'takeBack';

export async function makeOffer(
  club: Driving,
  desk: Desk,
  person: Person,
  wish: { kind: 'draw'; seat: string } | { kind: 'takeBack'; seat: string; frame: number },
): Promise<void> {
  const { seat } = wish;
  await write(club, desk, () => {
    holderOf(desk, person, seat);
    mustRun(desk);
    if (desk.module.secluded) throw notNow('You cannot make offers in this game: players talk only by dispatch.');
    if (desk.row.offers[wish.kind] !== undefined) throw notNow('That offer is already open.');
    const { declined: _told, ...offers } = desk.row.offers;
    if (wish.kind === 'draw') return agreedOn(club, desk, { ...offers, draw: { by: seat, agreed: [seat] } }, 'draw');
    const to = desk.playing.film(seat).entries[wish.frame];
    if (to === undefined || wish.frame >= desk.frames(seat)) throw notNow('There is no such earlier position.');
    const agreed = [seat, ...botSeats(desk)];
    return agreedOn(club, desk, { ...offers, takeBack: { by: seat, agreed, to } }, 'takeBack');
  });
  driveSoon(club, desk.id);
}

/** Agrees to an offer, or takes it off the table: the others decline, the one who made it withdraws. */
export async function answerOffer(
  club: Driving,
  desk: Desk,
  person: Person,
  { kind, seat, accept }: { kind: Kind; seat: string; accept: boolean },
): Promise<void> {
  await write(club, desk, () => {
    holderOf(desk, person, seat);
    mustRun(desk);
    const { [kind]: offer, ...others } = desk.row.offers;
    if (offer === undefined) throw notNow('That offer is no longer open.');
    // Whoever made the offer is told that it was declined; one's own is simply withdrawn.
    if (!accept)
      return {
        row: { offers: offer.by === seat ? others : { ...others, declined: { kind, of: offer.by, by: seat } } },
      };
    if (offer.agreed.includes(seat)) return undefined;
    const offers = { ...desk.row.offers, [kind]: { ...offer, agreed: [...offer.agreed, seat] } };
    return agreedOn(club, desk, offers, kind);
  });
  driveSoon(club, desk.id);
}

/** The offers as they are now, or what was offered, if all have agreed. */
function agreedOn(club: Pick<Club, 'now'>, desk: Desk, offers: Offers, kind: Kind): Change {
  const { draw, takeBack } = offers;
  const all = desk.module.game.seats.filter((seat) => seat !== UMPIRE && seat !== CLOCK);
  const agreed = offers[kind]!.agreed;
  if (!all.every((seat) => agreed.includes(seat))) return { row: { offers } };
  if (kind === 'draw' && draw !== undefined) {
    const outcome = { how: 'agreed', name: 'draw', winners: [], reason: 'Both sides have agreed to a draw.' } as const;
    return { row: endedBeside(club, desk, outcome) };
  }
  const planned = desk.playing.plan(takeBack!.by, { kind: 'takeBack', to: takeBack!.to, agreed });
  if (isProblem(planned)) throw new ProblemError(409, planned.text, planned.rule);
  return { planned, row: { ...consequences(club, desk, planned.state), offers: {} } };
}

function botSeats({ affairs }: Desk): readonly string[] {
  return affairs.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
}
