import { UMPIRE } from '@club-route/engine';
import type { Pace, PaceView } from '@club-route/wire';
import type { KeptPace } from '../database/schema.ts';
import type { Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { write } from '../play/write.ts';
import { notAllowed, notNow, wrong } from '../problem.ts';
import { mustRun } from './must-run.ts';
import { holderOf, holdings, isMaker, type Person } from './person.ts';
import { letTimePass } from './timekeeper.ts';
import { SPECTATOR } from './viewer.ts';

/** Who lets time pass, and how fast. */

/** The umpire sets the pace; where the computer umpires, whoever made the match, or who has sat there longest. */
function setsPace(desk: Desk, person: Person): boolean {
  const { seats, holders, row } = desk.affairs;
  if (desk.module.clock === undefined) return false;
  if (isUmpiredByComputer(desk)) {
    const [first] = holders;
    if (row.created_by !== null) return isMaker(desk, person);
    return first !== undefined && holdings(desk, person).includes(first);
  }
  return seats.length > 0 && holdings(desk, person).some(({ seat }) => seat === UMPIRE);
}

export function isUmpiredByComputer({ affairs }: Desk): boolean {
  return affairs.seats.every(({ seat, bot }) => seat !== UMPIRE || bot !== null);
}

export async function setPace(club: Driving, desk: Desk, person: Person, wish: Pace): Promise<void> {
  const { clock } = desk.module;
  if (clock === undefined) throw notNow('In this game time does not pass by itself.');
  const viewer = paceViewer(desk, person, wish);
  // What has passed by now has passed at the old pace.
  await letTimePass(club, desk);
  await write(club, desk, () => {
    paceViewer(desk, person, wish);
    mustRun(desk);
    const minute = clock.minute(desk.playing.state);
    const { rate, until, waits } = wish;
    if (typeof until === 'number' && until <= minute) throw wrong('That time is past. Choose a later one.');
    if (until === 'dispatch' && viewer === SPECTATOR)
      throw wrong('You have no seat, so no dispatch will reach you. Choose another time to stop.');
    const askedSince = desk.row.pace?.askedSince;
    const pace: KeptPace = {
      rate,
      waits,
      viewer,
      minute,
      at: club.now(),
      ...(until === undefined ? {} : { until }),
      ...(askedSince === undefined ? {} : { askedSince }),
    };
    return { row: { pace }, isPrivate: true };
  });
  driveSoon(club, desk.id);
}

/** As whom a person sets the pace, or a refusal. */
function paceViewer(desk: Desk, person: Person, { seat }: Pace): string {
  if (seat !== undefined) holderOf(desk, person, seat);
  if (!setsPace(desk, person))
    throw notAllowed(
      isUmpiredByComputer(desk)
        ? 'Only the player who made the match can set the pace, because the computer umpires.'
        : 'Only the umpire sets the pace.',
    );
  if (!isUmpiredByComputer(desk)) return UMPIRE;
  return seat ?? holdings(desk, person)[0]?.seat ?? SPECTATOR;
}

/** The pace as whoever may set it sees it. Whom the clock waits for, and the minute, only the umpire knows. */
export function paceView(desk: Desk, person: Person): { readonly pace?: PaceView } {
  const { pace, wake_at, status } = desk.row;
  if (pace === null || !setsPace(desk, person)) return {};
  const { rate, until, waits, minute, at, stoodSince } = pace;
  const isUmpire = !isUmpiredByComputer(desk);
  const runs = status === 'running' && rate > 0;
  const state = !runs ? 'stands' : isUmpire && stoodSince !== undefined ? 'waits' : 'runs';
  return {
    pace: {
      rate,
      waits,
      state,
      ...(until === undefined ? {} : { until }),
      ...(isUmpire && wake_at !== null ? { clock: { minute, at } } : {}),
    },
  };
}
