import { parentPort, workerData } from 'node:worker_threads';
import type { OptionValues } from '@club-route/engine';
import { fuzz, type FuzzReport } from '@club-route/engine/testing';
import { loadGame } from '../games.ts';
import type { Share, WorkerMessage } from './pool.ts';

export interface FuzzJob {
  readonly game: string;
  readonly seed: number;
  readonly thorough: boolean;
  /** The others are drawn. */
  readonly options: OptionValues;
}

const { game, seed, thorough, options, first, games } = workerData as FuzzJob & Share;
const module = await loadGame(game);
const report = fuzz(module.game, {
  games,
  seed: seed + first,
  language: module.language,
  standing: module.standing,
  planning: module.planning,
  offers: module.offers,
  thorough,
  fixed: options,
  onProgress(done) {
    if (done % 32 === 0 || done === games) {
      parentPort?.postMessage({ kind: 'progress', done } satisfies WorkerMessage<FuzzReport>);
    }
  },
});
parentPort?.postMessage({ kind: 'result', result: report } satisfies WorkerMessage<FuzzReport>);
