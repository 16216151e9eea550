import type { Club } from '../club.ts';
import { accountOf, type Person } from '../matches/person.ts';
import { ProblemError } from '../problem.ts';
import { Allowances } from '../safety/allowances.ts';

const MOST_A_DAY = 20;
const DAY_IN_SECONDS = 86_400;
const allowances = new WeakMap<Club, Allowances>();

/** Mail to people who have no account here is for those who have one, and not without end. */
export function mayWriteToStrangers(club: Club, person: Person): void {
  const { id } = accountOf(person);
  const known = allowances.get(club) ?? new Allowances(MOST_A_DAY, MOST_A_DAY / DAY_IN_SECONDS, club.now);
  allowances.set(club, known);
  if (!known.take(id)) throw new ProblemError(429, `At most ${MOST_A_DAY} invitations by mail a day.`);
}
