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

export function matchWorker(errand: Errand): Worker {
  const worker = spare ?? new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
  spare = undefined;
  worker.postMessage(errand);
  return worker;
}

/** Has something done that ends with a match in this browser: its key, or what is wrong. */
export async function keyFrom(
  errand: Extract<Errand, { readonly kind: 'start' | 'adopt' }>,
): Promise<{ readonly key: string } | Problem> {
  const worker = matchWorker(errand);
  const done = await new Promise<{ readonly key: string } | Problem>((resolve) => {
    const hear = ({ data: [message] }: MessageEvent<Parcel>): void => {
      if (message?.kind === 'key') resolve({ key: message.key });
      else if (message?.kind === 'problem') resolve(message.problem);
      worker.removeEventListener('message', hear);
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', () => resolve({ problem: 'The program of the match could not be loaded.' }));
  });
  if ('key' in done) spare = worker;
  else worker.terminate();
  return done;
}
