import { awaitedIn, CLOCK, type StateObject } from '@club-route/engine';
import type { Outcome } from '@club-route/wire';
import type { Club } from '../club.ts';
import type { MatchRow } from '../database/schema.ts';
import type { Desk } from './desk.ts';
import { turned } from './clocks.ts';

type Consequences = Pick<MatchRow, 'to_act' | 'clocks' | 'offers'> &
  Partial<Pick<MatchRow, 'status' | 'outcome' | 'ended_at'>>;

/**
 * What a new position means for the match: whose turn, whose clock, and whether it is over. When the turn passes offers
 * are off the table; before, that would tell of what was done out of sight.
 */
export function consequences(club: Pick<Club, 'now'>, desk: Desk, state: StateObject): Consequences {
  const { game } = desk.module;
  const result = game.result(state);
  // Nobody sits at the clock: the house itself looks after it.
  const toAct = result === undefined ? awaitedIn(game, state).filter((seat) => seat !== CLOCK) : [];
  const offers = toAct.join() === desk.row.to_act.join() ? desk.row.offers : {};
  const standing = { to_act: toAct, clocks: clocksFor(club, desk, toAct), offers };
  return result === undefined ? standing : { ...standing, ...ended(club, { how: 'played', ...result }) };
}

/** The match as it is once it ended without the rules. */
export function endedBeside(club: Pick<Club, 'now'>, desk: Desk, outcome: Outcome): Consequences {
  return { to_act: [], clocks: clocksFor(club, desk, []), offers: {}, ...ended(club, outcome) };
}

function ended(club: Pick<Club, 'now'>, outcome: Outcome): Pick<MatchRow, 'status' | 'outcome' | 'ended_at'> {
  return { status: 'finished', outcome, ended_at: new Date(club.now()) };
}

function clocksFor(club: Pick<Club, 'now'>, { affairs }: Desk, toAct: readonly string[]): MatchRow['clocks'] {
  const people = affairs.seats.filter(({ bot }) => bot === null).map(({ seat }) => seat);
  return turned(affairs.row.time, affairs.row.clocks, people, toAct, club.now());
}
