import { opponentsOf, UMPIRE } from '@club-route/engine';
import type { Outcome } from '@club-route/wire';
import { bare } from '../bare.ts';
import type { Club } from '../club.ts';
import type { Clocks } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { amend, write, type Writing } from '../play/write.ts';
import { notNow } from '../problem.ts';
import { fullClock, timeLeft } from '../play/clocks.ts';
import { endedBeside } from '../play/consequences.ts';
import { botOf } from './create.ts';
import { mustRun } from './must-run.ts';
import { holderOf, pausesOf, type Person } from './person.ts';

/** Ways in which a match ends, or goes on without somebody, that no rule book knows. */

export async function resign(club: Writing, desk: Desk, person: Person, seat: string): Promise<void> {
  await write(club, desk, () => {
    holderOf(desk, person, seat);
    mustRun(desk);
    if (desk.module.secluded)
      throw notNow(
        'You cannot resign in this game. Invite someone to take your place, or leave the seat to the computer.',
      );
    const people = peopleOf(desk, seat);
    const reason = `${people.charAt(0).toUpperCase()}${people.slice(1)} have resigned.`;
    const outcome = {
      how: 'resigned',
      name: 'resigned',
      winners: opponentsOf(desk.module.game, seat),
      reason,
    } as const;
    return { row: endedBeside(club, desk, outcome) };
  });
}

/** Ends the match in favour of a seat because the time of those who are to act is up. */
export async function claim(club: Writing, desk: Desk, person: Person, seat: string): Promise<void> {
  const { time } = desk.row;
  if (time.kind === 'none') throw notNow('This match has no time limit. You can replace a player who stays away.');
  const late = await seatsOutOfTime(club, desk);
  await write(club, desk, () => {
    holderOf(desk, person, seat);
    mustRun(desk);
    const loser = late.find((one) => one.seat !== seat && isStillLate(desk, one));
    if (loser === undefined) throw notNow('Nobody has run out of time.');
    return { row: endedBeside(club, desk, lostOnTime(desk, loser.seat)) };
  });
}

export function lostOnTime(desk: Desk, loser: string): Outcome {
  const reason = `The time of ${peopleOf(desk, loser)} is up.`;
  return { how: 'time', name: 'time', winners: opponentsOf(desk.module.game, loser), reason };
}

function peopleOf({ module }: Desk, seat: string): string {
  return module.language.names(seat).people;
}

interface Late {
  readonly seat: string;
  /** When the turn began that has lasted too long. */
  readonly since: number | null;
}

async function seatsOutOfTime(club: Pick<Club, 'database' | 'now'>, desk: Desk): Promise<readonly Late[]> {
  const late: Late[] = [];
  for (const seat of desk.row.to_act) {
    const clock = desk.row.clocks[seat];
    if (clock === undefined) continue;
    const pauses = desk.row.time.kind === 'clock' ? [] : await pausesOf(club, desk, seat);
    if (timeLeft(clock, club.now(), pauses) <= 0) late.push({ seat, since: clock.since });
  }
  return late;
}

/** Whoever has moved in the meantime, at another copy, is not late any more, even if it is their turn again. */
function isStillLate({ row }: Desk, { seat, since }: Late): boolean {
  return row.to_act.includes(seat) && row.clocks[seat]?.since === since;
}

/** Instead of claiming the match, a player may let others take the seat of somebody who does not come back. */
export async function replaceAbsent(
  club: Driving,
  desk: Desk,
  person: Person,
  { seat, absent, by }: { seat: string; absent: string; by: { kind: 'open' } | { kind: 'bot'; bot: string } },
): Promise<void> {
  holderOf(desk, person, seat);
  const bot = by.kind === 'bot' ? botOf(desk.module, by.bot) : null;
  const late = await seatsOutOfTime(club, desk);
  await amend(club, desk, async (all) => {
    mustRun(desk);
    const { bot: player } = desk.affairs.seats.find((one) => one.seat === absent)!;
    if (player !== null)
      throw notNow('The computer plays this seat. You can replace only a player whose time has run out.');
    const held = desk.affairs.holders.some((holder) => holder.seat === absent);
    const isLate = late.some((one) => one.seat === absent && isStillLate(desk, one));
    if (absent === UMPIRE && by.kind === 'open')
      throw notNow('You cannot leave the umpire’s seat open to anyone. Wait, or leave it to the computer.');
    if (absent === seat) throw notNow('That is your own seat. To leave, resign or offer a draw.');
    if (held && !isLate) {
      const when = desk.row.time.kind === 'none' ? 'their turn has lasted thirty days' : 'their time has run out';
      throw notNow(`You can replace ${peopleOf(desk, absent)} only after ${when}.`);
    }
    await all.deleteFrom('holder').where('match_id', '=', desk.id).where('seat', '=', absent).execute();
    await all.deleteFrom('invitation').where('match_id', '=', desk.id).where('seat', '=', absent).execute();
    await all
      .updateTable('seat')
      .set({ bot, standing: null })
      .where('match_id', '=', desk.id)
      .where('seat', '=', absent)
      .execute();
    await all
      .updateTable('match')
      .set({ clocks: JSON.stringify(freshClocks(desk, absent, bot, club.now())) })
      .where('id', '=', desk.id)
      .execute();
  });
  driveSoon(club, desk.id);
}

/** Whoever comes next has the whole time; a bot has no clock. */
function freshClocks({ row }: Desk, seat: string, bot: string | null, now: number): Clocks {
  const clocks = bare(row.clocks);
  const own = clocks[seat];
  delete clocks[seat];
  if (own !== undefined && bot === null)
    clocks[seat] = { left: fullClock(row.time), since: own.since === null ? null : now };
  return clocks;
}
