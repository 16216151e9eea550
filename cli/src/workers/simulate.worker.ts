import { parentPort, workerData } from 'node:worker_threads';
import type { OptionValues } from '@club-route/engine';
import { loadGame } from '../games.ts';
import { findBot } from '../players.ts';
import { simulateGames, type Tally } from '../simulation.ts';
import type { Share, WorkerMessage } from './pool.ts';

export interface SimulateJob {
  readonly game: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly options: OptionValues;
  readonly seed: number;
}

const { game, bots, options, seed, first, games } = workerData as SimulateJob & Share;
const module = await loadGame(game);
const players = new Map(Object.entries(bots).map(([seat, bot]) => [seat, findBot(module, bot)]));
const tally = simulateGames(module, players, options, { seed, first, games }, (done) => {
  parentPort?.postMessage({ kind: 'progress', done } satisfies WorkerMessage<Tally>);
});
parentPort?.postMessage({ kind: 'result', result: tally } satisfies WorkerMessage<Tally>);
