import type { Problem } from '../../library/open.ts';
import type { NewMatch } from '../../library/start.ts';
import { startWorker } from '../../workers/start.ts';
import type { FromMatch } from './messages.ts';

/** The first message to a worker: what it is for. The journal it works on stays there. */
export type Errand =
  | { readonly kind: 'start'; readonly match: NewMatch }
  | { readonly kind: 'adopt'; readonly file: Blob }
  /** From here on it has that match, until it is told to close. */
  | { readonly kind: 'open'; readonly key: string }
  | { readonly kind: 'replay'; readonly hash: string };

export interface Close {
  readonly kind: 'close';
}

export type FromErrand =
  /** Whoever has that lock next knows that the worker has ended: nothing else tells of it. */
  | { readonly kind: 'alive'; readonly lock: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | FromMatch;

/** What a worker sends at once. */
export type Parcel = readonly FromErrand[];

/** One that has just made a match: it has loaded the game, and the match is opened next. */
let spare: Worker | undefined;

/** A worker for a match, not sent on its errand yet. It has an event `ended`, also where it ends without a word. */
export function matchWorker(): Worker {
  if (spare !== undefined) {
    const worker = spare;
    spare = undefined;
    return worker;
  }
  const worker = startWorker('match');
  worker.addEventListener('message', ({ data }: MessageEvent<Parcel>) => {
    for (const message of data)
      if (message.kind === 'alive') void navigator.locks.request(message.lock, () => end(worker));
  });
  return worker;
}

function end(worker: Worker): void {
  if (spare === worker) spare = undefined;
  worker.dispatchEvent(new Event('ended'));
}

export const ENDED: Problem = {
  problem: 'The part of this page that runs the match has stopped. Everything saved so far is safe.',
  again: true,
};

/** Has something done that ends with a match in this browser: its key, or what is wrong. */
export async function keyFrom(
  errand: Extract<Errand, { readonly kind: 'start' | 'adopt' }>,
): Promise<{ readonly key: string } | Problem> {
  const worker = matchWorker();
  const done = await new Promise<{ readonly key: string } | Problem>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Parcel>) => {
      for (const message of data) {
        if (message.kind === 'key') resolve({ key: message.key });
        else if (message.kind === 'problem') resolve(message.problem);
      }
    });
    for (const event of ['error', 'ended']) worker.addEventListener(event, () => resolve(ENDED));
    worker.postMessage(errand);
  });
  if ('key' in done) spare = worker;
  else worker.terminate();
  return done;
}
