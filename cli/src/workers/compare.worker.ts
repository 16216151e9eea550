import { parentPort, workerData } from 'node:worker_threads';
import { findBaseline } from '../comparison/earlier-bots.ts';
import { playPair, type PairResult, type Terms } from '../comparison/pair.ts';
import { loadGame } from '../games.ts';
import { findBot } from '../players.ts';
import type { WorkerMessage } from './pool.ts';

const terms = workerData as Terms;
const module = await loadGame(terms.game);
const candidate = findBot(module, terms.candidate);
const baseline = await findBaseline(module, terms);
parentPort?.on('message', (pair: number) => {
  const result = playPair(module, terms, candidate, baseline, pair);
  parentPort?.postMessage({ kind: 'result', result } satisfies WorkerMessage<PairResult>);
});
