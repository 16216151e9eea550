import { rectifyConfusion } from 'unicode-confusables';

/** By this an account is found: its name, whatever the case of its letters. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/**
 * What a name looks like (the skeleton of UTS 39, whatever the case): two names with the same likeness cannot be told
 * apart on a screen. Kept with each account, so a newer table of look-alikes needs a migration that makes them again.
 */
export function likeness(name: string): string {
  const looks = rectifyConfusion(name.trim().normalize('NFKC').normalize('NFD'));
  // A capital i looks like a small L, whatever letter follows.
  return looks.normalize('NFD').toLowerCase().replaceAll('i', 'l');
}

/** How somebody without an account is called who gives no name, and somebody whose account is gone. */
export const GUEST = 'A guest';
export const GONE = 'somebody who left';

const OURS: ReadonlySet<string> = new Set([GUEST, GONE, 'nobody yet', 'the computer', 'you'].map(likeness));

/** Names that the tables of the house use for somebody else than a person with an account. */
export function isOurs(name: string): boolean {
  return OURS.has(likeness(name));
}
