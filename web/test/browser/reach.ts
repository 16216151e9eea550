import {
  Match,
  readJournal,
  type Action,
  type GameModule,
  type Journal,
  type OptionValues,
  type Report,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/**
 * Looks for a secret in all that a page can reach: every object on its heap, private fields and closures included, every
 * string, what it shows, what its workers have sent, and what lies in the storage of the browser. The memory of a worker
 * is not the page's, and is not searched.
 */

/** What must not be found: where hidden units stand, and words that only a journal or the other side's view has. */
export interface Secret {
  /** By the number of the unit, its cell; at least three, so that no accident looks like them. */
  readonly cells: readonly (readonly [number, number])[];
  readonly words: readonly string[];
}

/** Keeps every message that a worker sends to the page. Call it before the page opens. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(`{
    const heard = (globalThis.heardFromWorkers = []);
    const Plain = Worker;
    globalThis.Worker = class extends Plain {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => heard.push(data));
      }
    };
  }`);
}

/** Where a secret was found; nothing is as it should be. */
export async function foundInReach(page: Page, secret: Secret): Promise<readonly string[]> {
  expect(secret.cells.length).toBeGreaterThan(2);
  // Held by the page, what is stored is searched with everything else on its heap.
  await page.evaluate(`(${STORED})().then((rows) => (globalThis.storedRows = rows))`);
  const heap = await page.context().newCDPSession(page);
  // Words first: to look for numbers the page is given the words, and would be found to hold them.
  const found = [...(await foundWords(heap, secret)), ...(await foundNumbers(heap, secret))];
  await heap.detach();
  const shown = await page.evaluate<string>('document.documentElement.outerHTML');
  const words = secret.words.filter((word) => shown.includes(word)).map((word) => `shown: ${word}`);
  // A heap has no order of its own.
  return [...found, ...words].toSorted();
}

/**
 * What one side knows and the other does not, from the journal that lies sealed in this browser. `cells` gives the cells
 * of all units by their numbers.
 */
export async function secretOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  context: BrowserContext,
  { game, language }: Pick<GameModule<S, A, O, D, R>, 'game' | 'language'>,
  side: { readonly of: Seat; readonly from: Seat },
  cells: (state: S) => ArrayLike<number>,
): Promise<{ readonly secret: Secret; readonly journal: Journal }> {
  const read = readJournal(await readSealedJournal(context));
  if ('problem' in read) throw new Error(read.problem);
  const { journal } = read;
  const loaded = Match.load(game, journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  const { state } = loaded.match;
  const [mine, theirs] = [game.sight(state, side.from), game.sight(state, side.of)];
  const [known, all] = [language.describe(mine, side.of), language.describe(theirs, side.of)];
  // The card in the list has the hash of the last entry, by which the same match is known again.
  const hashes = journal.entries.map(({ hash }) => hash).slice(0, -1);
  // Of that side alone: its own sight has nothing else, and must be found as well as the whole state.
  const hidden = Array.from(cells(state), (cell, unit) => [unit, cell] as const).filter(
    ([unit, cell]) => cells(theirs)[unit] === cell && cells(mine)[unit] !== cell,
  );
  const asText = [hidden.map(([, cell]) => cell).join(','), JSON.stringify(Object.fromEntries(hidden)).slice(1, -1)];
  return {
    journal,
    secret: {
      cells: hidden,
      words: [...all.filter((line) => !known.includes(line)), ...asText, journal.seed!, ...hashes],
    },
  };
}

/** The journal of the only match of this browser, by the means of a programmer: in a page of its own. */
async function readSealedJournal(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.goto('/');
  const text = await page.evaluate<string>(`(async () => {
    const rows = await (${STORED})();
    const key = rows['club-route-safe/keys'][0];
    const stored = rows['club-route/journals'][0];
    // Readable is what the search is there to find: it must get that far.
    if (typeof stored === 'string') return stored;
    const { iv, data } = stored;
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));
  })()`);
  await page.close();
  return text;
}

/** Every row of every store of this browser, by database and store. */
const STORED = `async () => {
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = {};
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      rows[name + '/' + store] = await answer(database.transaction(store).objectStore(store).getAll());
    database.close();
  }
  rows.local = { ...localStorage };
  rows.session = { ...sessionStorage };
  // Programs are no place for a secret, and too large to hold.
  rows.caches = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      if (!/\\.\\w+$/.test(new URL(request.url).pathname))
        rows.caches.push(await (await caches.match(request)).text());
  return rows;
}`;

/** As a column by unit, as a list of units and cells, bare or in objects, or as the cells alone, one after the other. */
const HOLDS = `function (cells, words) {
  const values = cells.map(([, cell]) => cell);
  const isRun = (list, run) => {
    for (let at = list.indexOf(run[0]); at >= 0; at = list.indexOf(run[0], at + 1))
      if (run.every((one, index) => list[at + index] === one)) return true;
    return false;
  };
  const kind = (one) => Object.prototype.toString.call(one).slice('[object '.length, -1);
  const flat = (list) => list.flatMap((one) => (one && typeof one === 'object' ? Object.values(one) : [one]));
  const held = (Numbers, buffer) => new Numbers(buffer, 0, Math.floor(buffer.byteLength / Numbers.BYTES_PER_ELEMENT));
  const holds = (one) => {
    if (one instanceof ArrayBuffer) {
      const text = new TextDecoder().decode(one);
      return words.some((word) => text.includes(word)) || [Uint8Array, Int16Array, Int32Array].some((each) => holds(held(each, one)));
    }
    if (one instanceof Map) return cells.every(([unit, cell]) => one.get(unit) === cell);
    if (cells.every(([unit, cell]) => one[unit] === cell)) return true;
    if (!Array.isArray(one) && !ArrayBuffer.isView(one)) return false;
    const list = Array.isArray(one) ? flat(one) : one;
    // In a long list of numbers pairs come together by accident.
    const isShort = list.length < 20 * cells.length;
    return isRun(list, values) || (isShort && cells.every((pair) => isRun(list, pair) || isRun(list, [...pair].reverse())));
  };
  // A heap lists neither bytes nor columns by themselves: they are found in what holds them.
  const isBytes = (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value);
  const bytes = this.flatMap((one) => { try { return (one instanceof Map ? [...one.values()] : Object.values(one)).filter(isBytes); } catch { return []; } });
  return [...this, ...new Set(bytes)].filter((one) => { try { return holds(one); } catch { return false; } })
    .map((one) => { try { return one instanceof ArrayBuffer ? 'bare bytes' : kind(one) + ': ' + JSON.stringify(one).slice(0, 200); } catch { return 'something circular'; } });
}`;

async function foundNumbers(heap: CDPSession, { cells, words }: Secret): Promise<readonly string[]> {
  const { result } = await heap.send('Runtime.evaluate', { expression: 'Object.prototype' });
  // Arrays, columns and maps inherit from it too: one walk over the heap finds them all.
  const { objects } = await heap.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: searched } = await heap.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: HOLDS,
    arguments: [{ value: cells }, { value: words }],
    returnByValue: true,
  });
  return searched.value as readonly string[];
}

async function foundWords(heap: CDPSession, { words }: Secret): Promise<readonly string[]> {
  const chunks: string[] = [];
  heap.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await heap.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return words
    .filter((word) => strings.some((text) => text.includes(word)))
    .map((word) => `a string with ${word.slice(0, 60)}`);
}
