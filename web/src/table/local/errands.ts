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

export function matchWorker(errand: Errand): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.postMessage(errand);
  return worker;
}

/** Has something done that ends with a match in this browser: its key, or what is wrong. */
export async function keyFrom(
  errand: Extract<Errand, { readonly kind: 'start' | 'adopt' }>,
): Promise<{ readonly key: string } | Problem> {
  const worker = matchWorker(errand);
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FromErrand>) => {
        if (data.kind === 'key') resolve({ key: data.key });
        else if (data.kind === 'problem') resolve(data.problem);
      });
      worker.addEventListener('error', () => reject(new Error('The program of the match could not be loaded.')));
    });
  } finally {
    worker.terminate();
  }
}
