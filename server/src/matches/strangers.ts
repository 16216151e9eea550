import type { Club } from '../club.ts';
import { accountOf, type Person } from './person.ts';
import { ProblemError } from '../problem.ts';

const STRANGERS_A_DAY = 20;
const ASKED_A_DAY = 100;
const DAY = 86_400_000;

/** Mail to people who have no account here is for those who have one, and not without end. */
export function mayWriteToStrangers({ limits }: Pick<Club, 'limits'>, person: Person): void {
  if (!limits.take(`strangers ${accountOf(person).id}`, STRANGERS_A_DAY, DAY))
    throw new ProblemError(429, `You can send at most ${STRANGERS_A_DAY} invitations by email a day.`);
}

/** People who are asked by name get a mail, too. */
export function mayAsk({ limits }: Pick<Club, 'limits'>, person: Person): void {
  if (!limits.take(`asked ${accountOf(person).id}`, ASKED_A_DAY, DAY))
    throw new ProblemError(429, `You can send at most ${ASKED_A_DAY} invitations a day.`);
}
