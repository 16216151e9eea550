import { UMPIRE, type Deed } from '@club-route/engine';
import type { Restore } from '@club-route/wire';
import { consequences } from '../play/consequences.ts';
import { isProblem, type Desk } from '../play/desk.ts';
import { driveSoon, type Driving } from '../play/drive.ts';
import { standing } from '../play/pace.ts';
import { write } from '../play/write.ts';
import { notAllowed, notNow, ProblemError } from '../problem.ts';
import { mustRun } from './must-run.ts';
import { holderOf, type Person } from './person.ts';

/**
 * The umpire goes back to the last position up to a minute. Time stands then, and everybody is told, because mail cannot be
 * unsent. Each entry has a key of its own: a request that comes again goes on where it stopped.
 */
export async function goBack(
  club: Driving,
  desk: Desk,
  person: Person,
  { seat, key, minute, reason }: Restore,
): Promise<void> {
  const { clock } = desk.module;
  if (clock === undefined) throw notNow('You cannot go back in time in this game. Offer to take moves back instead.');
  const { id } = holderOf(desk, person, seat);
  if (seat !== UMPIRE) throw notAllowed('Only the umpire can go back in time.');
  const make = async (request: string, deedNow: () => Deed): Promise<void> => {
    await write(club, desk, () => {
      if (desk.requests.has(request)) return undefined;
      holderOf(desk, person, seat);
      mustRun(desk);
      const planned = desk.playing.plan(seat, deedNow());
      if (isProblem(planned)) throw new ProblemError(409, planned.text, planned.rule);
      const pace = standing(clock.minute(planned.state), club.now());
      return { planned, request, row: { ...consequences(club, desk, planned.state), pace } };
    });
  };
  await make(`${id} ${key}`, () => ({ kind: 'restore', to: positionUpTo(desk, minute), reason }));
  const told = clock.wentBack(clock.minute(desk.playing.state));
  for (const [index, action] of told.entries()) await make(`${id} ${key} ${index}`, () => ({ kind: 'act', action }));
  driveSoon(club, desk.id);
}

/** The last entry of the line of play whose position is not later than a minute. */
function positionUpTo({ module, playing }: Desk, minute: number): number {
  const clock = module.clock!;
  const found = playing.line().findLast(({ entry }) => clock.minute(playing.stateAt(entry.n)) <= minute);
  if (found === undefined) throw notNow('The match began later than that. Choose a later time.');
  return found.entry.n;
}
