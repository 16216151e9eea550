import type { Club } from '../club.ts';
import { drain } from '../mail/drain.ts';
import { goOnWaiting } from '../mail/inbound/go-on.ts';
import { forgetOldMail } from '../mail/outbox.ts';
import { noteAttendance } from './attendance.ts';
import { noticeTurns } from './turns.ts';

/** One round of the postman: who is here, whom to tell, and off with what is due. */
export async function goRound(club: Club): Promise<void> {
  await noteAttendance(club);
  await goOnWaiting(club);
  await noticeTurns(club);
  await drain(club);
  await forgetOldMail(club);
}

/** Goes round again and again; the next round begins when the last one has ended. */
export function startRounds(club: Club): { readonly close: () => Promise<void> } {
  let walking = false;
  let round = Promise.resolve();
  const timer = setInterval(() => {
    if (walking) return;
    walking = true;
    round = goRound(club)
      .catch((error: unknown) => club.log.warn({ error }, 'a round of the post failed'))
      .finally(() => {
        walking = false;
      });
  }, club.config.POST_SECONDS * 1000);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await round;
    },
  };
}
