import { forgetOldAsks } from './accounts/resets.ts';
import { forgetOldSessions } from './accounts/sessions.ts';
import type { Club } from './club.ts';
import { WITHOUT_PAUSE, type Spread } from './live/spread.ts';
import { callOffOld } from './matches/seats.ts';
import { startIfShown } from './matches/starting.ts';
import { OPEN_FOR } from './matches/table.ts';
import { rateMatches } from './people/ratings.ts';
import { driveSoon, type Driving } from './play/drive.ts';
import { takeUndriven } from './play/driving.ts';

const EVERY = 15_000;
/** Whoever is asked for a sign of life is asked within so long; all at once, thousands would hold up the moves of others. */
const ASKED_WITHIN = EVERY / 2;

type Sweeping = Driving & Pick<Club, 'flags' | 'shelf' | 'timekeeper'>;

/** What no request brings about: sockets that nobody holds any more, salts that never come, bots whose copy died, sessions that ran out. */
export function startSweeping(club: Sweeping): { readonly close: () => Promise<void> } {
  let sweeping = Promise.resolve();
  const closing = new AbortController();
  const spread = { milliseconds: ASKED_WITHIN, signal: closing.signal };
  const go = (): void => {
    sweeping = sweep(club, spread).catch((error: unknown) => club.log.warn({ error }, 'the sweep failed'));
  };
  const timer = setInterval(go, EVERY);
  timer.unref();
  // What fell due while no copy ran.
  go();
  return {
    async close() {
      clearInterval(timer);
      closing.abort();
      // What it has begun needs the database, which goes next.
      await sweeping;
    },
  };
}

export async function sweep(club: Sweeping, spread: Spread = WITHOUT_PAUSE): Promise<void> {
  // Clocks that race keep nothing else waiting.
  await Promise.all([askAround(club, spread), lookAfter(club), club.timekeeper.lookAhead(EVERY)]);
}

async function askAround({ live }: Pick<Club, 'live'>, spread: Spread): Promise<void> {
  await live.feelPulses(spread);
  await live.repeatPresence(spread);
}

async function lookAfter(club: Sweeping): Promise<void> {
  const { database, now } = club;
  await club.flags.lookAhead(EVERY);
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
