import { CLOCK, type Action } from '@club-route/engine';
import type { Club } from '../club.ts';
import { consequences } from './consequences.ts';
import { isProblem, type Desk } from './desk.ts';
import { write, type Change, type Writing } from './write.ts';

/** What the clock enters besides letting time pass. */
export function enter(club: Pick<Club, 'now'>, desk: Desk, action: Action): Change {
  const planned = desk.playing.plan(CLOCK, { kind: 'act', action });
  if (isProblem(planned)) throw new Error(`the clock may not enter ${action.kind} (${planned.rule}): ${planned.text}`);
  return { planned, row: consequences(club, desk, planned.state) };
}

/** Makes one entry that the clock has to make now, such as an order that a seat has left to the computer. */
export async function enterDue(club: Writing, desk: Desk): Promise<boolean> {
  const done = await write(club, desk, () => {
    if (desk.row.status !== 'running') return undefined;
    const action = desk.module.clock?.due?.(desk.playing.state);
    return action === undefined ? undefined : enter(club, desk, action);
  });
  return done !== undefined;
}
