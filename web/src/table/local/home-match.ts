import { findGame } from '@club-route/catalogue';
import type { GameModule, Lesson } from '@club-route/engine';
import { findSkin } from '../../games/skins.ts';
import type { Problem } from '../../library/open.ts';
import type { Skin } from '../skin.ts';
import { ENDED, matchWorker, type Close, type Errand, type FromErrand, type Parcel } from './errands.ts';
import { MatchLine } from './match-line.ts';
import type { Laid, ToMatch } from './messages.ts';

/** A match of this device as its page has it: a line to the worker that holds it, and the words and look of its game. */
export interface HomeMatch {
  readonly line: MatchLine;
  /** For whoever is before the screen now. */
  readonly laid: Laid;
  readonly module: GameModule;
  readonly skin: Skin;
  /** What is learned at it, where it is a lesson. */
  readonly lesson: Lesson | undefined;
  /** Somebody is at it. When the last has left, the worker goes. Returns the way to leave. */
  enter(): () => void;
}

/** Opens a match where the page cannot look into it. */
export async function openAtHome(
  errand: Extract<Errand, { readonly kind: 'open' | 'replay' }>,
): Promise<HomeMatch | Problem> {
  const worker = matchWorker();
  const line = new MatchLine({ post: (message: ToMatch) => worker.postMessage(message) });
  const opened = await new Promise<Laid | Problem>((resolve) => {
    const hear = (message: FromErrand): void => {
      if (message.kind === 'problem') resolve(message.problem);
      else if (message.kind !== 'key' && message.kind !== 'alive') line.hear(message);
      if (message.kind === 'laid') resolve(message.laid);
    };
    // Whoever awaits an answer goes on after this, but before anything is drawn: by then its frames are there as well.
    const isAnswer = ({ kind }: FromErrand): number => Number(kind === 'answer');
    worker.addEventListener('message', ({ data }: MessageEvent<Parcel>) => {
      for (const message of data.toSorted((one, two) => isAnswer(two) - isAnswer(one))) hear(message);
    });
    // It may go on after a mistake, its own or a computer's; before the table is laid it does not.
    worker.addEventListener('error', () => {
      line.fail(new Error(ENDED.problem));
      resolve(ENDED);
    });
    worker.addEventListener('ended', () => {
      line.end(new Error(ENDED.problem));
      resolve(ENDED);
    });
    worker.postMessage(errand);
  });
  if ('problem' in opened) {
    worker.terminate();
    return opened;
  }
  const [module, skin] = await Promise.all([findGame(opened.game)!.load(), findSkin(opened.game)]);
  const lessons = opened.lesson === undefined ? [] : ((await module.lessons?.()) ?? []);
  return {
    line,
    get laid() {
      return line.laid!;
    },
    module,
    skin,
    lesson: opened.lesson === undefined ? undefined : lessons.find(({ id }) => id === opened.lesson),
    enter: entrance(() => worker.postMessage({ kind: 'close' } satisfies Close)),
  };
}

/** Closes after the last has left, unless somebody comes in again in the same moment. */
function entrance(close: () => void): () => () => void {
  let inside = 0;
  return () => {
    inside += 1;
    return () => {
      inside -= 1;
      setTimeout(() => inside === 0 && close());
    };
  };
}
