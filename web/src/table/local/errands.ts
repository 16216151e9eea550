import type { Problem } from '../../library/open.ts';
import type { NewMatch } from '../../library/start.ts';
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
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | FromMatch;

/** What a worker sends at once. */
export type Parcel = readonly FromErrand[];

/** One that has just made a match: it has loaded the game, and the match is opened next. */
let spare: Worker | undefined;

export function matchWorker(): Worker {
  const worker = spare ?? new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
  spare = undefined;
  return worker;
}

/** Sends a worker on its errand, and says when it has ended, also without a word of its own. */
export function sendOn(worker: Worker, errand: Errand, ended: () => void): void {
  // The far end closes with whoever holds it.
  const { port1: here, port2: there } = new MessageChannel();
  here.addEventListener('close', ended);
  here.start();
  worker.postMessage(errand, [there]);
}

export const ENDED: Problem = {
  problem: 'The part of this page that runs the match has stopped. What was kept of the match is safe.',
  again: true,
};

/** Has something done that ends with a match in this browser: its key, or what is wrong. */
export async function keyFrom(
  errand: Extract<Errand, { readonly kind: 'start' | 'adopt' }>,
): Promise<{ readonly key: string } | Problem> {
  const worker = matchWorker();
  const done = await new Promise<{ readonly key: string } | Problem>((resolve) => {
    const hear = ({ data: [message] }: MessageEvent<Parcel>): void => {
      if (message?.kind === 'key') resolve({ key: message.key });
      else if (message?.kind === 'problem') resolve(message.problem);
      worker.removeEventListener('message', hear);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', () => resolve(ENDED));
    sendOn(worker, errand, () => resolve(ENDED));
  });
  if ('key' in done) spare = worker;
  else worker.terminate();
  return done;
}
