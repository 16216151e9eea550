import { isCard, type MatchCard } from './card.ts';

/**
 * The matches of this browser, in IndexedDB: cards for the list, journals as text beside them. Text, not objects, so
 * that a stored match goes through the same reader as a file, and a damaged one is refused with the same sentence.
 */
const DATABASE = 'club-route';
const CARDS = 'cards';
const JOURNALS = 'journals';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(CARDS, { keyPath: 'key' });
      request.result.createObjectStore(JOURNALS);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The storage of this browser does not open.')),
    );
  });
  // A failure is not remembered: the next try may succeed.
  opened.catch(() => (opened = undefined));
  return opened;
}

/** When everything asked of a transaction is done. It needs no more of this page, which may be closing. */
function done(transaction: IDBTransaction): Promise<void> {
  transaction.commit();
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('The storage of this browser refused.')),
    );
  });
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage of this browser refused.')));
  });
}

/** Every match of this browser, the latest first. */
export async function listMatches(): Promise<readonly MatchCard[]> {
  const rows: unknown[] = await answer((await database()).transaction(CARDS).objectStore(CARDS).getAll());
  return rows.filter(isCard).toSorted((one, two) => two.changed - one.changed);
}

export async function readMatch(
  key: string,
): Promise<{ readonly card?: MatchCard; readonly text: string } | undefined> {
  const transaction = (await database()).transaction([CARDS, JOURNALS]);
  const [card, text] = await Promise.all([
    answer<unknown>(transaction.objectStore(CARDS).get(key)),
    answer<unknown>(transaction.objectStore(JOURNALS).get(key)),
  ]);
  if (card === undefined && text === undefined) return undefined;
  return { card: isCard(card) ? card : undefined, text: typeof text === 'string' ? text : '' };
}

/** Card and journal are kept together or not at all; with `from`, only over the entry that this was played on from. */
export async function keepMatch(card: MatchCard, text: string, from?: string): Promise<void> {
  let elsewhere = false;
  try {
    const transaction = (await database()).transaction([CARDS, JOURNALS], 'readwrite');
    const cards = transaction.objectStore(CARDS);
    const stored: unknown = await answer(cards.get(card.key));
    elsewhere = from !== undefined && isCard(stored) && stored.head !== from;
    if (!elsewhere) {
      // The name on the card is its player's own and may have been changed meanwhile; so are the plans.
      cards.put(isCard(stored) ? { ...card, name: stored.name, plans: stored.plans } : card);
      transaction.objectStore(JOURNALS).put(text, card.key);
    }
    await done(transaction);
  } catch (error) {
    throw new Error(`The match is not kept in this browser: ${reasonOf(error)}`, { cause: error });
  }
  if (elsewhere)
    throw new Error(
      'This match has gone on in another tab, and is kept as it stands there. Reload the page to go on from it, or save this one to a file.',
    );
}

/** Changes what is on a card and does not follow from its journal. */
export async function amendCard(
  key: string,
  change: Pick<MatchCard, 'name'> | Pick<MatchCard, 'making'> | Pick<MatchCard, 'plans'>,
): Promise<void> {
  const transaction = (await database()).transaction(CARDS, 'readwrite');
  const cards = transaction.objectStore(CARDS);
  const card: unknown = await answer(cards.get(key));
  if (isCard(card)) cards.put({ ...card, ...change });
  await done(transaction);
}

export async function removeMatch(key: string): Promise<void> {
  const transaction = (await database()).transaction([CARDS, JOURNALS], 'readwrite');
  transaction.objectStore(CARDS).delete(key);
  transaction.objectStore(JOURNALS).delete(key);
  await done(transaction);
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
