import { findGame } from '@club-route/catalogue';
import type { Action, EncodedState } from '@club-route/engine';
import type { FromWorker, SitDown, ToWorker } from './messages.ts';
import { seatedBot } from './seated.ts';

// One player for one match, off the page's own thread. It is given the sight of its seat and nothing else.

let player: Promise<(sight: EncodedState) => Action> | undefined;

async function sitDown(sit: SitDown): Promise<(sight: EncodedState) => Action> {
  return seatedBot(await findGame(sit.game)!.load(), sit, () => performance.now());
}

async function answer(message: ToWorker): Promise<void> {
  if ('sit' in message) {
    player = sitDown(message.sit);
    return;
  }
  try {
    const decide = await player!;
    postMessage({ action: decide(message.sight) } satisfies FromWorker);
  } catch (error) {
    postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies FromWorker);
  }
}

/** Answers from here on. */
export function serve(): void {
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void answer(data));
}
