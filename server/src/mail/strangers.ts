import type { Club } from '../club.ts';
import { accountOf, type Person } from '../matches/person.ts';
import { ProblemError } from '../problem.ts';

type Counting = Pick<Club, 'tally'>;

const STRANGERS_A_DAY = 20;
const ASKED_A_DAY = 100;
const DAY = 86_400_000;

/** Mail to people who have no account here is for those who have one, and not without end. */
export async function mayWriteToStrangers({ tally }: Counting, person: Person): Promise<void> {
  const { spent } = await tally.spend(`strangers of ${accountOf(person).id}`, DAY);
  if (spent > STRANGERS_A_DAY) throw new ProblemError(429, `At most ${STRANGERS_A_DAY} invitations by mail a day.`);
}

/** People who are asked by name get a mail, too. */
export async function mayAsk({ tally }: Counting, person: Person): Promise<void> {
  const { spent } = await tally.spend(`asked by ${accountOf(person).id}`, DAY);
  if (spent > ASKED_A_DAY) throw new ProblemError(429, `At most ${ASKED_A_DAY} invitations a day.`);
}
