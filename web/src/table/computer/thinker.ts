import type { Action, EncodedState } from '@club-route/engine';
import { startAnother } from '../../workers/start-another.ts';
import type { FromWorker, SitDown, ToWorker } from './messages.ts';

/** A player that thinks somewhere else. */
export interface Thinker {
  /** One question at a time. */
  think(sight: EncodedState): Promise<Action>;
  /** Stops at once, whatever it was thinking of; its answer never comes. */
  dismiss(): void;
}

/** A bot in a worker of its own, so that the page stays quick and a search can be stopped at any moment. */
export function workerThinker(sit: SitDown): Thinker {
  const worker = startAnother('computer');
  const say = (message: ToWorker): void => worker.postMessage(message);
  let asked: PromiseWithResolvers<Action> | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if ('action' in data) asked?.resolve(data.action);
    else asked?.reject(new Error(data.failure));
  });
  worker.addEventListener('error', () => asked?.reject(new Error('Its worker has stopped.')));
  say({ sit });
  return {
    think: (sight) => {
      asked = Promise.withResolvers();
      say({ sight });
      return asked.promise;
    },
    dismiss: () => worker.terminate(),
  };
}
