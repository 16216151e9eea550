import { isCard, type MatchCard } from './card.ts';
import { answer, databaseOf, done, reasonOf } from './database.ts';
import { keepPapers, papersIn, putPapersBack, readPapers, sealingKey, takePapers } from './safe.ts';
import { seal, unseal } from './seal.ts';

/**
 * The matches of this browser, in IndexedDB: cards for the list, journals as sealed text beside them. Text, not objects,
 * so that a stored match goes through the same reader as a file, and a damaged one is refused with the same sentence.
 */
const CARDS = 'cards';
const JOURNALS = 'journals';

const database = databaseOf('club-route', (fresh) => {
  fresh.createObjectStore(CARDS, { keyPath: 'key' });
  fresh.createObjectStore(JOURNALS);
});

/** Every match of this browser, the latest first. */
export async function listMatches(): Promise<readonly MatchCard[]> {
  const rows: unknown[] = await answer((await database()).transaction(CARDS).objectStore(CARDS).getAll());
  return rows.filter(isCard).toSorted((one, two) => two.changed - one.changed);
}

export async function readMatch(
  key: string,
): Promise<{ readonly card?: MatchCard; readonly text?: string } | undefined> {
  const transaction = (await database()).transaction([CARDS, JOURNALS]);
  const [card, stored] = await Promise.all([
    answer<unknown>(transaction.objectStore(CARDS).get(key)),
    answer<unknown>(transaction.objectStore(JOURNALS).get(key)),
  ]);
  if (card === undefined && stored === undefined) return undefined;
  return { card: isCard(card) ? card : undefined, text: await unseal(stored, await sealingKey()) };
}

/** Card and journal are kept together or not at all; with `from`, only over the entry that this was played on from. */
export async function keepMatch(card: MatchCard, text: string, from?: string): Promise<void> {
  let elsewhere = false;
  try {
    const sealed = await seal(text, await sealingKey());
    const transaction = (await database()).transaction([CARDS, JOURNALS], 'readwrite');
    const cards = transaction.objectStore(CARDS);
    const stored: unknown = await answer(cards.get(card.key));
    elsewhere = from !== undefined && isCard(stored) && stored.head !== from;
    if (!elsewhere) {
      // The name on the card is its player's own and may have been changed meanwhile.
      cards.put(isCard(stored) ? { ...card, name: stored.name } : card);
      transaction.objectStore(JOURNALS).put(sealed, card.key);
    }
    await done(transaction);
  } catch (error) {
    throw new Error(`This browser could not save the match: ${reasonOf(error)}`, { cause: error });
  }
  if (elsewhere)
    throw new Error(
      'You have played on in another tab, and that version is saved. Reload the page to continue it, or save this one to a file.',
    );
}

/** Gives a match another name, or the one it had at first. */
export async function renameMatch(key: string, name: string | undefined): Promise<void> {
  const transaction = (await database()).transaction(CARDS, 'readwrite');
  const cards = transaction.objectStore(CARDS);
  const card: unknown = await answer(cards.get(key));
  if (isCard(card)) cards.put({ ...card, name });
  await done(transaction);
}

/** A match taken out of this browser, as it was stored there: it can be put back, and not be read. */
export interface RemovedMatch {
  readonly card: MatchCard;
  readonly journal: unknown;
  readonly papers: unknown;
}

export async function removeMatch(card: MatchCard): Promise<RemovedMatch> {
  const transaction = (await database()).transaction([CARDS, JOURNALS], 'readwrite');
  const journals = transaction.objectStore(JOURNALS);
  const journal: unknown = await answer(journals.get(card.key));
  transaction.objectStore(CARDS).delete(card.key);
  journals.delete(card.key);
  await done(transaction);
  return { card, journal, papers: await takePapers(card.key) };
}

export async function bringBackMatch({ card, journal, papers }: RemovedMatch): Promise<void> {
  const transaction = (await database()).transaction([CARDS, JOURNALS], 'readwrite');
  transaction.objectStore(CARDS).put(card);
  transaction.objectStore(JOURNALS).put(journal, card.key);
  await done(transaction);
  await putPapersBack(card.key, papers);
}

/** Seals whatever an earlier Club Route has stored readable. */
export async function sealAll(): Promise<void> {
  const journals = (await database()).transaction(JOURNALS).objectStore(JOURNALS);
  for (const match of await answer(journals.getAllKeys())) if (typeof match === 'string') await sealMatch(match);
}

/** The same for one match. Where this browser cannot seal, papers still go where they belong. */
export async function sealMatch(match: string): Promise<void> {
  const key = await sealingKey();
  const reading = (await database()).transaction([CARDS, JOURNALS]);
  const card: unknown = await answer(reading.objectStore(CARDS).get(match));
  const text: unknown = await answer(reading.objectStore(JOURNALS).get(match));
  const left = papersOnCard(card);
  if (typeof text !== 'string' || (key === undefined && Object.keys(left).length === 0)) return;
  await keepPapers(match, { ...left, ...(await readPapers(match)) });
  const sealed = await seal(text, key);
  const transaction = (await database()).transaction([CARDS, JOURNALS], 'readwrite');
  const [cards, journals] = [transaction.objectStore(CARDS), transaction.objectStore(JOURNALS)];
  const [cardNow, textNow]: readonly unknown[] = [await answer(cards.get(match)), await answer(journals.get(match))];
  // Played on meanwhile, by a table that does not seal: the next time will do.
  if (textNow === text) {
    journals.put(sealed, match);
    if (isCard(cardNow)) cards.put(withoutPapers(cardNow));
  }
  await done(transaction);
}

/** Papers lay on the card, and what was filed beside who plays. */
function papersOnCard(card: unknown): ReturnType<typeof papersIn> {
  const { seating, ...rest } = (card ?? {}) as Readonly<Record<string, unknown>>;
  return papersIn({ ...rest, filed: (seating as { readonly filed?: unknown } | undefined)?.filed });
}

function withoutPapers(card: MatchCard): MatchCard {
  const { making: _making, plans: _plans, seating, ...rest } = card as MatchCard & Readonly<Record<string, unknown>>;
  const { players } = (seating ?? {}) as { readonly players?: unknown };
  return { ...(rest as MatchCard), seating: { players } };
}
