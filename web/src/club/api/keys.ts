import type { PublishedKey, PublishedKeys } from '@club-route/wire';
import { NoClub } from './ask.ts';

/** The keys with which this club signs its matches, or has signed them. */
export async function readKeys(): Promise<readonly PublishedKey[]> {
  const answer = await fetch('/.well-known/club-route-key');
  if (!answer.ok) throw new NoClub();
  return ((await answer.json()) as PublishedKeys).keys;
}
