import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { findGame } from '@club-route/catalogue';
import { FastDice, timeBudget, type Action, type Player, type StateObject } from '@club-route/engine';
import type { BotAnswer, BotJob } from './job.ts';

/** A thread in which bots think. It knows sights, never the state or the dice of a match. */

const MOST_PLAYERS = 200;
const players = new Map<string, Player<StateObject, Action>>();

try {
  // On Linux this is the priority of this thread alone: people come first.
  setPriority(10);
} catch {
  // Not allowed here; then the system's own fairness has to do.
}

parentPort?.on('message', (job: BotJob) => {
  void think(job).then((answer) => parentPort?.postMessage(answer));
});

async function think(job: BotJob): Promise<BotAnswer> {
  try {
    const module = await findGame(job.game)?.load();
    const bot = module?.bots.find((one) => one.id === job.bot);
    if (module === undefined || bot === undefined) throw new Error(`there is no bot ${job.bot} for ${job.game}`);
    const key = `${job.match} ${job.seat} ${job.bot}`;
    const player = players.get(key) ?? bot.sit(job.seat);
    remember(key, player);
    const budget = timeBudget(job.milliseconds, () => performance.now());
    const action = player.decide(module.game.shape.decode(job.sight), new FastDice(job.seed), budget);
    return { id: job.id, action };
  } catch (error) {
    return { id: job.id, problem: error instanceof Error ? error.message : String(error) };
  }
}

function remember(key: string, player: Player<StateObject, Action>): void {
  players.delete(key);
  players.set(key, player);
  for (const oldest of players.keys()) {
    if (players.size <= MOST_PLAYERS) return;
    players.delete(oldest);
  }
}
