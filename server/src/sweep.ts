import { forgetOldAsks } from './accounts/resets.ts';
import { forgetOldSessions } from './accounts/sessions.ts';
import type { Club } from './club.ts';
import { startIfShown } from './matches/starting.ts';
import { driveSoon, type Driving } from './play/drive.ts';
import { takeUndriven } from './play/driving.ts';

const EVERY = 15_000;

/** What no request brings about: sockets that nobody holds any more, salts that never come, bots whose copy died, sessions that ran out. */
export function startSweeping(club: Driving & Pick<Club, 'flags' | 'timekeeper'>): {
  readonly close: () => Promise<void>;
} {
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

export async function sweep(club: Driving & Pick<Club, 'flags' | 'timekeeper'>): Promise<void> {
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
  const stuck = await takeUndriven(club);
  for (const id of stuck) driveSoon(club, id);
}
