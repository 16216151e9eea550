import { findGame } from '@club-route/catalogue';
import type { OpenedMatch } from '@club-route/catalogue/open-journal';
import type { LessonCourse } from '@club-route/engine';
import { attestationOf, type Attestation } from '../../library/attested.ts';
import { reasonOf } from '../../library/database.ts';
import { deskOf } from '../../library/desk.ts';
import { adoptFile } from '../../library/file.ts';
import { adopt, keeper } from '../../library/keep.ts';
import { newKey } from '../../library/key.ts';
import { readLessonKey } from '../../library/lesson-key.ts';
import { openLink, openStored, type Problem, type StoredMatch } from '../../library/open.ts';
import { sealingKey } from '../../library/safe.ts';
import { startMatch } from '../../library/start.ts';
import { workerThinker } from '../computer/thinker.ts';
import { accountOf } from '../odds/account.ts';
import { NO_COMPUTER } from '../players.ts';
import { archivistOf } from './archivist.ts';
import type { Close, Errand, FromErrand, Parcel } from './errands.ts';
import { LocalMatch } from './local-match.ts';
import { MatchHost, type MatchHostSetup } from './match-host.ts';
import type { ToMatch } from './messages.ts';
import { seatingOf, type Seating } from './seating.ts';

// The journal, the seed and the computers of a match of this device, where the page cannot reach them.

let host: MatchHost | undefined;
/** When all that was done is kept. */
let settled = (): Promise<unknown> => Promise.resolve();

let outbox: FromErrand[] = [];

/** What is said in one go is sent in one piece: a frame and the answer to what made it are shown together. */
function post(message: FromErrand): void {
  outbox.push(message);
  if (outbox.length > 1) return;
  queueMicrotask(() => {
    postMessage(outbox satisfies Parcel);
    outbox = [];
  });
}

async function run(errand: Errand): Promise<void> {
  switch (errand.kind) {
    case 'start': {
      const module = await findGame(errand.match.game)!.load();
      return post({ kind: 'key', key: await startMatch(module, errand.match) });
    }
    case 'adopt': {
      const adopted = await adoptFile(errand.file);
      return post('key' in adopted ? { kind: 'key', key: adopted.key } : { kind: 'problem', problem: adopted });
    }
    case 'open': {
      const learned = readLessonKey(errand.key);
      if (learned !== undefined) {
        const { openLesson } = await import('../../library/lesson.ts');
        const opened = await openLesson(learned.game, learned.lesson);
        return beginWith(opened, ({ stored, course }) => openTable(stored, course));
      }
      return beginWith(await openStored(errand.key), (stored) => openTable(stored));
    }
    case 'replay':
      return beginWith(await openLink(errand.hash), openReplay);
  }
}

async function beginWith<T extends object>(opened: T | Problem, begin: (opened: T) => Promise<void>): Promise<void> {
  if ('problem' in opened) post({ kind: 'problem', problem: opened });
  else await begin(opened);
}

async function openTable(stored: StoredMatch, course?: LessonCourse): Promise<void> {
  const { key, match, module, seating, papers, attested } = stored;
  const keepNow = keeper({ ...stored, course }, match, module);
  const desk = deskOf(key, match, papers);
  let keeping = Promise.resolve();
  const keep = (next: Seating): Promise<void> => (keeping = keepNow(next));
  settled = () => Promise.allSettled([keeping, desk.settled()]);
  await lay(new LocalMatch({ match, module, seating, playable: match.canGoOn, course, keep }), { desk, attested });
}

/** A replay that came in a link: nobody plays it, and nothing of it is kept. */
async function openReplay({ match, module, ...said }: OpenedMatch): Promise<void> {
  const { seats } = module.game;
  const keep = (): Promise<void> => Promise.resolve();
  const local = new LocalMatch({ match, module, seating: seatingOf(NO_COMPUTER), playable: false, keep });
  const onlooker = seats.length === 1 ? seats[0]! : 'spectator';
  await lay(local, { desk: deskOf('', match, {}), attested: attestationOf(match, said), onlooker });
}

interface Beside extends Pick<MatchHostSetup, 'desk' | 'onlooker'> {
  readonly attested: Attestation;
}

async function lay(local: LocalMatch, { attested, ...beside }: Beside): Promise<void> {
  host = new MatchHost({
    ...beside,
    local,
    archivist: archivistOf(local, { adopt, accountOf }, attested),
    sealed: (await sealingKey()) !== undefined,
    seatBot: workerThinker,
    post,
  });
  host.lay();
}

/** Has one match from here on, until it is told to close. */
export function serve(): void {
  // Held as long as this worker runs. Browsers have no locks for pages over plain http.
  const lock = `match ${newKey()}`;
  void (navigator.locks as LockManager | undefined)?.request(lock, () => {
    postMessage([{ kind: 'alive', lock }] satisfies Parcel);
    return new Promise(() => undefined);
  });
  addEventListener('message', ({ data }: MessageEvent<Errand | ToMatch | Close>) => {
    if (data.kind === 'close') void settled().then(() => close());
    else if (host !== undefined) host.hear(data as ToMatch);
    else
      run(data as Errand).catch((error: unknown) => post({ kind: 'problem', problem: { problem: reasonOf(error) } }));
  });
}
