import { forgetOldAsks } from './accounts/resets.ts';
import { forgetOldSessions } from './accounts/sessions.ts';
import type { Club } from './club.ts';
import { callOffOld } from './matches/seats.ts';
import { startIfShown } from './matches/starting.ts';
import { OPEN_FOR } from './matches/table.ts';
import { rateMatches } from './people/ratings.ts';
import { driveSoon, type Driving } from './play/drive.ts';
import { takeUndriven } from './play/driving.ts';

const EVERY = 15_000;

type Sweeping = Driving & Pick<Club, 'flags' | 'shelf' | 'timekeeper'>;

/** What no request brings about: sockets that nobody holds any more, salts that never come, bots whose copy died, sessions that ran out. */
export function startSweeping(club: Sweeping): { readonly close: () => Promise<void> } {
  let sweeping = Promise.resolve();
  const go = (): void => {
    sweeping = sweep(club).catch((error: unknown) => club.log.warn({ error }, 'the sweep failed'));
  };
  const timer = setInterval(go, EVERY);
  timer.unref();
  // What fell due while no copy ran.
  go();
  return {
    async close() {
      clearInterval(timer);
      // What it has begun needs the database, which goes next.
      await sweeping;
    },
  };
}

export async function sweep(club: Sweeping): Promise<void> {
  const { database, now } = club;
  await club.live.feelPulses();
  club.live.repeatPresence();
  await club.flags.lookAhead(EVERY);
  await club.timekeeper.lookAhead(EVERY);
  await forgetOldSessions(club);
  await forgetOldAsks(club);
  const waiting = await database
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'starting')
    .where('reveal_until', '<=', new Date(now()))
    .execute();
  for (const { id } of waiting) {
    try {
      await club.desks.with(id, (desk) => startIfShown(club, desk));
    } catch (error) {
      // One that cannot begin, of rules that have changed, must not keep the others waiting.
      club.log.warn({ error, match: id }, 'a match could not begin');
    }
  }
  const forlorn = await database
    .selectFrom('match')
    .select('id')
    .where('status', '=', 'open')
    .where('touched_at', '<=', new Date(now() - OPEN_FOR))
    .execute();
  for (const { id } of forlorn) await club.desks.with(id, (desk) => callOffOld(club, desk)).catch(() => undefined);
  await rateMatches(club);
  const stuck = await takeUndriven(club);
  for (const id of stuck) driveSoon(club, id);
}
