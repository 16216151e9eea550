import type { Club } from '../club.ts';
import { consequences } from './consequences.ts';
import { isProblem, MOST_ENTRIES, type Desk } from './desk.ts';
import { enterDue } from './enter.ts';
import { restDriven } from './driving.ts';
import { write, type Writing } from './write.ts';

/** What letting bots and standing answers go on takes. */
export type Driving = Writing & Pick<Club, 'bots' | 'desks'>;

/** So many answers in a row: one that never ends must not hold the server up. */
const MOST_ANSWERS = 100;

/** Later, in its own turn: answers for seats that have filed one, and wakes bots. */
export function driveSoon(club: Driving, id: string): void {
  setImmediate(() => {
    club.desks
      .with(id, (desk) => drive(club, desk), 'tail')
      .catch((error: unknown) => club.log.error({ error, match: id }, 'a match could not be driven on'));
  });
}

async function drive(club: Driving, desk: Desk): Promise<void> {
  let count = 0;
  while (count < MOST_ANSWERS && ((await answerFor(club, desk)) || (await enterDue(club, desk)))) count++;
  // A battle that two computers fight goes on in its next turn, and whoever waits for the match comes in between.
  if (count === MOST_ANSWERS) return driveSoon(club, desk.id);
  const { row, seats, holders } = desk.affairs;
  // What they decide in a full match could not be entered: they would be asked again and again.
  if (row.status !== 'running' || row.entries >= MOST_ENTRIES) return;
  const turns = seats.flatMap(({ seat, bot }) => (bot !== null && row.to_act.includes(seat) ? [{ seat, bot }] : []));
  const those = { match: desk.id, maker: row.created_by ?? row.made_from ?? desk.id, hasPeople: holders.length > 0 };
  for (const turn of turns) club.bots.add({ ...those, ...turn });
  if (turns.length === 0) await restDriven(club, desk);
}

/** Makes one entry by a standing answer, if one applies. */
async function answerFor(club: Writing, desk: Desk): Promise<boolean> {
  const { standing, game } = desk.module;
  if (standing === undefined) return false;
  const done = await write(club, desk, () => {
    if (desk.row.status !== 'running') return undefined;
    for (const { seat, bot, standing: values } of desk.affairs.seats) {
      if (bot !== null || values === null || !desk.row.to_act.includes(seat)) continue;
      const action = standing.answer(game.sight(desk.playing.state, seat), seat, values);
      if (action === undefined) continue;
      const planned = desk.playing.plan(seat, { kind: 'act', action, filed: true });
      // An answer that is not legal now is no answer: the person is asked.
      if (!isProblem(planned)) return { planned, row: consequences(club, desk, planned.state) };
    }
    return undefined;
  });
  return done !== undefined;
}
