import { sql } from 'kysely';
import { forgetOldAsks } from './accounts/resets.ts';
import { forgetOldSessions } from './accounts/sessions.ts';
import type { Club } from './club.ts';
import { startIfShown } from './matches/starting.ts';
import { driveSoon } from './play/drive.ts';

const EVERY = 15_000;

/** Matches in which people are to act are left alone: there may be thousands, and each would have to be read. */
const isToAct = sql<boolean>`seat.seat = any(match.to_act)`;

/** What no request brings about: sockets that nobody holds any more, salts that never come, bots whose copy died, sessions that ran out. */
export function startSweeping(club: Club): { readonly close: () => void } {
  const go = (): void => {
    sweep(club).catch((error: unknown) => club.log.warn({ error }, 'the sweep failed'));
  };
  const timer = setInterval(go, EVERY);
  timer.unref();
  // What fell due while no copy ran.
  go();
  return { close: () => clearInterval(timer) };
}

export async function sweep(club: Club): Promise<void> {
  const { database, now } = club;
  await club.live.feelPulses();
  club.live.repeatPresence();
  await club.flags.lookAhead(EVERY);
  await forgetOldSessions(club);
  await forgetOldAsks(club);
  await club.tally.forgetOld();
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
  // Bots that think have had their time; whoever has not moved long after was forgotten.
  const patience = 2 * club.config.BOT_MILLISECONDS + EVERY;
  const stuck = await database
    .selectFrom('match')
    .innerJoin('seat', (join) => join.onRef('seat.match_id', '=', 'match.id').on(isToAct))
    .select('match.id')
    .distinct()
    .where('match.status', '=', 'running')
    .where('match.touched_at', '<', new Date(now() - patience))
    .where((where) => where.or([where('seat.bot', 'is not', null), where('seat.standing', 'is not', null)]))
    .execute();
  for (const { id } of stuck) driveSoon(club, id);
}
