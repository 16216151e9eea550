import type { Club } from '../club.ts';
import { accountOf, type Person } from '../matches/person.ts';
import { ProblemError } from '../problem.ts';
import { Bucket } from '../safety/bucket.ts';

const MOST_A_DAY = 20;
const DAY_IN_SECONDS = 86_400;
const MOST_REMEMBERED = 10_000;
const buckets = new WeakMap<Club, Map<string, Bucket>>();

/** Mail to people who have no account here is for those who have one, and not without end. */
export function mayWriteToStrangers(club: Club, person: Person): void {
  const { id } = accountOf(person);
  const known = buckets.get(club) ?? new Map<string, Bucket>();
  buckets.set(club, known);
  if (known.size > MOST_REMEMBERED) known.clear();
  const bucket = known.get(id) ?? new Bucket(MOST_A_DAY, MOST_A_DAY / DAY_IN_SECONDS, club.now);
  known.set(id, bucket);
  if (!bucket.take()) throw new ProblemError(429, `At most ${MOST_A_DAY} invitations by mail a day.`);
}
