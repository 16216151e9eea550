import { isBegun, isMaking, isNotes, isPlans, type Begun, type Making, type Notes, type Plans } from './card.ts';
import { answer, databaseOf, done } from './database.ts';
import { newSealingKey, seal, unseal, type Stored } from './seal.ts';

/**
 * The key that seals, and what only one player may read: parts of a decision, plans, standing answers. In a database of
 * its own, because another version of the first would wait until every old tab is closed.
 */
const KEYS = 'keys';
const PAPERS = 'papers';

const database = databaseOf('club-route-safe', (fresh) => {
  fresh.createObjectStore(KEYS);
  fresh.createObjectStore(PAPERS);
});

/** What the players of a match have left on the table, each for themselves. */
export interface Papers {
  readonly making?: Making;
  readonly plans?: Plans;
  readonly begun?: Begun;
  /** Standing answers by seat, as they were stored. */
  readonly filed?: unknown;
  /** What each player was writing. */
  readonly notes?: Notes;
}

let kept: Promise<CryptoKey | undefined> | undefined;

/** The key of this browser, made when it is first wanted; nothing where it cannot seal. */
export function sealingKey(): Promise<CryptoKey | undefined> {
  kept ??= findKey();
  // A failure is not remembered: what is sealed must not be written over readable because of one.
  kept.catch(() => (kept = undefined));
  return kept;
}

async function findKey(): Promise<CryptoKey | undefined> {
  const fresh = await newSealingKey();
  if (fresh === undefined) return undefined;
  const transaction = (await database()).transaction(KEYS, 'readwrite');
  const keys = transaction.objectStore(KEYS);
  // Two tabs may make one at the same time: the first that is stored is the key of both.
  const stored: unknown = await answer(keys.get('journals'));
  if (stored instanceof CryptoKey) return stored;
  try {
    keys.put(fresh, 'journals');
  } catch {
    // Some browsers keep no keys in a private window.
    return undefined;
  }
  await done(transaction);
  return fresh;
}

/** As stored: how many parts a decision in the making has may be read, what they are may not. */
interface PapersRow {
  readonly parts: number;
  readonly papers: Stored;
}

export async function readPapers(match: string): Promise<Papers> {
  const row: unknown = await answer((await database()).transaction(PAPERS).objectStore(PAPERS).get(match));
  const text = await unseal((row as PapersRow | undefined)?.papers, await sealingKey());
  return text === undefined ? {} : papersIn(parsed(text));
}

/** What was left on the table is worth less than the match: where it cannot be read, the match opens without it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function keepPapers(match: string, papers: Papers): Promise<void> {
  const sealed = await seal(JSON.stringify(papers), await sealingKey());
  const row: PapersRow = { parts: papers.making?.drafts.length ?? 0, papers: sealed };
  const transaction = (await database()).transaction(PAPERS, 'readwrite');
  transaction.objectStore(PAPERS).put(row, match);
  await done(transaction);
}

/** Takes the papers of a match away as they are stored; `putBack` lays them there again. */
export async function takePapers(match: string): Promise<unknown> {
  const transaction = (await database()).transaction(PAPERS, 'readwrite');
  const papers = transaction.objectStore(PAPERS);
  const row: unknown = await answer(papers.get(match));
  papers.delete(match);
  await done(transaction);
  return row;
}

export async function putPapersBack(match: string, row: unknown): Promise<void> {
  if (row === undefined) return;
  const transaction = (await database()).transaction(PAPERS, 'readwrite');
  transaction.objectStore(PAPERS).put(row, match);
  await done(transaction);
}

/** Read from storage that anything may have written to. */
export function papersIn(raw: unknown): Papers {
  if (typeof raw !== 'object' || raw === null) return {};
  const { making, plans, begun, filed, notes } = raw as Readonly<Record<string, unknown>>;
  return {
    ...(isMaking(making) ? { making } : {}),
    ...(isPlans(plans) ? { plans } : {}),
    ...(isBegun(begun) ? { begun } : {}),
    ...(filed === undefined ? {} : { filed }),
    ...(isNotes(notes) ? { notes } : {}),
  };
}
