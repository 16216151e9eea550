import type { MatchCard } from '../library/card.ts';
import { reasonOf } from '../library/database.ts';
import { listMatches, sealAll } from '../library/store.ts';

export interface LoadedMatches {
  readonly matches: readonly MatchCard[];
  /** Why they could not be read. */
  readonly problem?: string;
}

/** The first page opens even where the browser keeps nothing; it says so. */
export async function loadMatches(): Promise<LoadedMatches> {
  try {
    const matches = await listMatches();
    // What an earlier version has stored readable is sealed in the background; the next visit tries again.
    sealAll().catch(() => undefined);
    return { matches };
  } catch (error) {
    return { matches: [], problem: reasonOf(error) };
  }
}
