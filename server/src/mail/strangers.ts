import type { Club } from '../club.ts';
import { accountOf, type Person } from '../matches/person.ts';
import { ProblemError } from '../problem.ts';
import { Allowances } from '../safety/allowances.ts';

const STRANGERS_A_DAY = 20;
const ASKED_A_DAY = 100;
const DAY_IN_SECONDS = 86_400;
const strangers = new WeakMap<Club, Allowances>();
const asked = new WeakMap<Club, Allowances>();

/** Mail to people who have no account here is for those who have one, and not without end. */
export function mayWriteToStrangers(club: Club, person: Person): void {
  if (!take(club, person, strangers, STRANGERS_A_DAY))
    throw new ProblemError(429, `At most ${STRANGERS_A_DAY} invitations by mail a day.`);
}

/** People who are asked by name get a mail, too. */
export function mayAsk(club: Club, person: Person): void {
  if (!take(club, person, asked, ASKED_A_DAY)) throw new ProblemError(429, `At most ${ASKED_A_DAY} invitations a day.`);
}

function take(club: Club, person: Person, all: WeakMap<Club, Allowances>, most: number): boolean {
  const known = all.get(club) ?? new Allowances(most, most / DAY_IN_SECONDS, club.now);
  all.set(club, known);
  return known.take(accountOf(person).id);
}
