import type { Dice } from '../../dice/dice.ts';
import { commitToSeed, type MatchTerms } from '../../dice/fair.ts';
import { unhex } from '../../dice/digest.ts';
import { entryHash, genesisHash, hashName, sealedHash, type Deed, type JournalHeader } from '../../match/journal.ts';
import type { Draw } from '../../dice/dice.ts';

/** A journal in the hands of a forger: nothing of it need stay what it was. */
export interface Draft {
  header: Loose;
  entries: LooseEntry[];
  seed?: unknown;
  outcome?: unknown;
  signed?: { beginning: Loose; end?: Loose };
  [more: string]: unknown;
}

export type Loose = Record<string, unknown>;

export interface LooseEntry extends Loose {
  deed: Loose;
  draws: Loose[];
}

/** Somebody with an Ed25519 key: the server, or a forger with one of their own. */
export interface Signer {
  /** The public key in hexadecimal. */
  readonly key: string;
  /** A signature in hexadecimal. */
  sign(text: string): string;
}

export function copyOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Any entry, the set-up seldom. */
export function anyEntry({ entries }: Draft, dice: Dice): LooseEntry | undefined {
  return entries.length === 0 ? undefined : dice.pick(entries, 'entry');
}

/** A forger who knows how hashes are made writes numbers and hashes anew, as far as there is something to hash. */
export function rehash(draft: Draft): void {
  try {
    let head = genesisHash(draft.header as unknown as JournalHeader);
    for (const [n, entry] of draft.entries.entries()) {
      const sealed = sealedHash(head, n, String(entry['seat']), entry.deed as unknown as Deed);
      head = entryHash(sealed, entry.draws as unknown as readonly Draw[]);
      Object.assign(entry, { n, hash: hashName(head) });
    }
  } catch {
    // Half a character or a number without end has no hash: the forger leaves it at that.
  }
}

/** Commits to the seed again, after the terms were changed. */
export function recommit({ header, seed }: Draft): void {
  const bytes = typeof seed === 'string' ? unhex(seed, seed.length >> 1) : undefined;
  const { match, game, rules, options, dice } = header;
  if (bytes === undefined || typeof dice !== 'object' || dice === null) return;
  try {
    (dice as Loose)['commitment'] = commitToSeed(bytes, { match, game, rules, options } as unknown as MatchTerms);
  } catch {
    // As above.
  }
}
