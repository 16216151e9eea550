import file from './look-alikes.json' with { type: 'json' };

/** What each character looks like that looks like others (confusables of UTS 39). `scripts/look-alikes.mjs` makes the file. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(file.looks).flatMap(([look, those]) =>
    those.split(' ').map((one) => [lettersOf(one), lettersOf(look)]),
  ),
);

function lettersOf(numbers: string): string {
  return String.fromCodePoint(...numbers.split(' ').map((number) => Number.parseInt(number, 16)));
}

/** By this an account is found: its name, whatever the case of its letters. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase();
}

/**
 * What a name looks like (the skeleton of UTS 39, whatever the case): two names with the same likeness cannot be told
 * apart on a screen. Kept with each account, so a newer table of look-alikes needs a migration that makes them again.
 */
export function likeness(name: string): string {
  const seen = name
    .trim()
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const looks = Array.from(seen, (letter) => LOOKS.get(letter) ?? letter).join('');
  // A capital i looks like a small L, whatever letter follows.
  return looks.normalize('NFD').toLowerCase().replaceAll('i', 'l');
}

/** How somebody without an account is called who gives no name, and somebody whose account is gone. */
export const GUEST = 'A guest';
export const GONE = 'a player who left';

/** In matches that were left before the words changed. */
const GONE_BEFORE = 'somebody who left';

const OURS: ReadonlySet<string> = new Set(
  [GUEST, GONE, GONE_BEFORE, 'nobody yet', 'the computer', 'you'].map(likeness),
);

/** Names that the tables of the house use for somebody else than a person with an account. */
export function isOurs(name: string): boolean {
  return OURS.has(likeness(name));
}
