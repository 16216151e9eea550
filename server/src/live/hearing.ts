import type { Club } from '../club.ts';
import { passOn } from '../matches/chat.ts';
import { refresh } from '../play/records.ts';
import { KEY_REPLACED } from '../signing/keys.ts';

/** What to do when another copy tells something, or when something may have been missed. */

export function hear(club: Pick<Club, 'database' | 'desks' | 'keys' | 'live' | 'log'>, text: string): void {
  take(club, text.split(' ')).catch((error: unknown) => club.log.warn({ error }, 'what another copy told was lost'));
}

async function take(
  club: Pick<Club, 'database' | 'desks' | 'keys' | 'live'>,
  [kind, ...words]: readonly string[],
): Promise<void> {
  if (kind === 'match') return takeVersions(club, words);
  if (kind === KEY_REPLACED) return club.keys.reload();
  const [origin = '', first = '', second = '', third = ''] = words;
  if (origin === club.live.herald.copy) return;
  if (kind === 'chat') return passOn(club, first, second);
  if (kind === 'dismiss') club.live.dismissHere(first);
  if (kind === 'presence') club.live.presentElsewhere(origin, first, Number(second), third);
}

/** Match by match its name, its entries and its affairs. */
async function takeVersions({ desks }: Pick<Club, 'desks'>, words: readonly string[]): Promise<void> {
  const all: Promise<void>[] = [];
  for (let at = 0; at < words.length; at += 3) {
    const id = words[at]!;
    const version = Number(words[at + 1]) + Number(words[at + 2]);
    if (!desks.hasAnnounced(id, version)) all.push(desks.heard(id, version));
  }
  await Promise.all(all);
}

/** Reads the keys and every watched match again, one after the other. */
export function catchUp(club: Pick<Club, 'database' | 'desks' | 'keys' | 'live' | 'log'>): void {
  club.keys.reload().catch((error: unknown) => club.log.warn({ error }, 'the keys could not be read again'));
  for (const id of club.live.watched()) {
    club.desks
      .with(id, async (desk) => {
        await refresh(club, desk);
        club.live.announce(desk);
      })
      .catch((error: unknown) => club.log.warn({ error, match: id }, 'a match could not be read again'));
  }
}
