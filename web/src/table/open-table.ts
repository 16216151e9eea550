import { lessonKey } from '../library/lesson-key.ts';
import type { Problem } from '../library/open.ts';
import type { Errand } from './local/errands.ts';
import { openAtHome, type HomeMatch } from './local/home-match.ts';

/** What a page of a match of this device gets. */
export interface OpenTable {
  readonly home: HomeMatch;
  /** Tells one match from another. */
  readonly key: string;
}

export function openMatch(key: string): Promise<OpenTable | Problem> {
  return open({ kind: 'open', key }, key);
}

/** A lesson as it was left, or from its beginning. */
export function openLesson(game: string, lesson: string): Promise<OpenTable | Problem> {
  return openMatch(lessonKey(game, lesson));
}

export function openReplay(hash: string): Promise<OpenTable | Problem> {
  return open({ kind: 'replay', hash }, hash);
}

async function open(
  errand: Extract<Errand, { readonly kind: 'open' | 'replay' }>,
  key: string,
): Promise<OpenTable | Problem> {
  const home = await openAtHome(errand);
  return 'problem' in home ? home : { home, key };
}
