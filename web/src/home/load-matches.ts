import type { MatchCard } from '../library/card.ts';
import { listMatches, reasonOf } from '../library/store.ts';

export interface LoadedMatches {
  readonly matches: readonly MatchCard[];
  /** Why they could not be read. */
  readonly problem?: string;
}

/** The first page opens even where the browser keeps nothing; it says so. */
export async function loadMatches(): Promise<LoadedMatches> {
  try {
    return { matches: await listMatches() };
  } catch (error) {
    return { matches: [], problem: reasonOf(error) };
  }
}
