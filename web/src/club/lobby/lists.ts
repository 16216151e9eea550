import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { MatchPage, MatchSummary } from '@club-route/wire';
import { Refused } from '../api/ask.ts';
import { client } from '../api/client.ts';
import { listMatches, readTable, showSalt, type MatchListName } from '../api/matches.ts';
import { forget, keepsakeOf, matchesBySecret, secretFor } from '../keepsakes.ts';

const LOOK_AGAIN = 10_000;

export function useMatches(list: Exclude<MatchListName, 'mine'>, after?: string): UseQueryResult<MatchPage> {
  return useQuery(
    { queryKey: ['matches', list, after], queryFn: () => listMatches(list, after), refetchInterval: LOOK_AGAIN },
    client,
  );
}

/** My matches: those of my account, and those whose seat this browser keeps. */
export function useMyMatches(hasAccount: boolean): UseQueryResult<readonly MatchSummary[]> {
  return useQuery(
    { queryKey: ['matches', 'mine', hasAccount], queryFn: () => readMine(hasAccount), refetchInterval: LOOK_AGAIN },
    client,
  );
}

async function readMine(hasAccount: boolean): Promise<readonly MatchSummary[]> {
  const [page, kept] = await Promise.all([
    hasAccount ? listMatches('mine') : { matches: [] },
    Promise.all(matchesBySecret().map(readKept)),
  ]);
  const known = new Set(page.matches.map(({ id }) => id));
  const all = [...page.matches, ...kept.flat().filter(({ id, mine }) => !known.has(id) && mine.length > 0)];
  await Promise.all(all.map(showSalts));
  return all.toSorted((one, other) => urgency(one) - urgency(other) || other.touched - one.touched);
}

async function readKept(match: string): Promise<readonly MatchSummary[]> {
  try {
    return [await readTable({ match, secret: secretFor(match) })];
  } catch (error) {
    if (error instanceof Refused && error.status === 404) forget(match);
    return [];
  }
}

/** A match that waits for what this browser has put into its dice need not wait until its page is opened. */
async function showSalts({ id, status, seats, mine }: MatchSummary): Promise<void> {
  if (status !== 'starting') return;
  for (const { seat, salt } of seats) {
    const kept = keepsakeOf(id, seat).salt;
    if (salt === 'committed' && kept !== undefined && mine.includes(seat))
      await showSalt({ match: id, secret: secretFor(id, seat) }, seat, kept).catch(() => undefined);
  }
}

export function isMyMove({ status, mine, toAct }: MatchSummary): boolean {
  return status === 'running' && mine.some((seat) => toAct.includes(seat));
}

/** My move first, then what I am asked to, then what runs, what waits, and what is over. */
function urgency(match: MatchSummary): number {
  if (isMyMove(match)) return 0;
  if (match.invitedTo.length > 0 && match.status === 'open') return 1;
  return { running: 2, starting: 2, open: 3, finished: 4, cancelled: 5 }[match.status];
}
