import { drain, drainLane, LANES, type Delivering } from './drain.ts';
import { goOnWaiting } from './inbound/go-on.ts';
import { forgetOldMail } from './outbox.ts';
import { noteAttendance } from '../notices/attendance.ts';
import { noticeDispatches } from '../notices/dispatches.ts';
import { noticeTurns } from '../notices/turns.ts';
import type { Acting } from '../matches/act.ts';

/** What the postman takes along. */
type Rounds = Acting & Delivering;

/** One round of the postman: what waited for the computer, who is here, whom to tell, and off with what is due. */
export async function goRound(club: Rounds): Promise<void> {
  await goOnWaiting(club);
  await look(club);
  await drain(club);
  await forgetOldMail(club);
}

async function look(club: Acting): Promise<void> {
  await noteAttendance(club);
  await noticeTurns(club);
  await noticeDispatches(club);
}

/** Each of these goes round by itself, so that nothing waits for what is none of its business. */
const ERRANDS: readonly ((club: Rounds) => Promise<unknown>)[] = [
  goOnWaiting,
  look,
  forgetOldMail,
  ...LANES.map((lane) => (club: Rounds) => drainLane(club, lane)),
];

/** Goes round again and again; the next round of an errand begins when its last one has ended. */
export function startRounds(club: Rounds): { readonly close: () => Promise<void> } {
  const walking = new Map<(typeof ERRANDS)[number], Promise<unknown>>();
  const timer = setInterval(() => {
    for (const errand of ERRANDS) {
      if (walking.has(errand)) continue;
      const round = errand(club)
        .catch((error: unknown) => club.log.warn({ error }, 'a round of the post failed'))
        .finally(() => walking.delete(errand));
      walking.set(errand, round);
    }
  }, club.config.POST_SECONDS * 1000);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await Promise.all(walking.values());
    },
  };
}
