import type { AnyGame } from '../law.ts';
import { shortfalls, type Demands } from './coverage.ts';
import type { Observer } from './observer.ts';
import { searchForLeaks, type LeakSearchSettings } from './search.ts';

/** A game, and a way to look at it, of which one thing is wrong on purpose. */
export interface Leaky<G = AnyGame> {
  readonly game: G;
  readonly observer: Observer;
}

/**
 * Classes of mistakes that give something away, as they were made or are easily made. Every game that hides things seeds
 * one of each, and the search must find them all.
 */
export type LeakClass =
  /** A report that others are told names what was done out of their sight, or counts what they do not see. */
  | 'report names the deed'
  | 'report counts what is hidden'
  | 'order of reports'
  | 'die only if somebody is there'
  | 'order of active'
  | 'reason of the result'
  | 'prompt'
  | 'refusal'
  | 'odds'
  | 'frame numbers'
  | 'size'
  | 'undo'
  /** Something is told as a disclosure that nobody should be told at all; a pair of worlds ends there. */
  | 'marked as disclosed'
  /** The sight shows a secret set-up: then no other looks the same, and unless it is one of `secretDeeds` there is nothing to compare. */
  | 'set-up in the sight';

/** How a mistake is found: what the search says of it, or what the run could not compare because of it. */
export function findSeeded(
  { game, observer }: Leaky,
  settings: Omit<LeakSearchSettings, 'observer'>,
  demands: Demands,
): string | undefined {
  const { found, coverage } = searchForLeaks(game, { ...settings, observer });
  return found === undefined ? shortfalls(coverage, demands)[0] : `trial ${found.trial}, ${found.law}: ${found.reason}`;
}
