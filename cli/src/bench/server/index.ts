import { fork, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadGame } from '../../games.ts';
import { Progress } from '../../terminal/progress.ts';
import type { CrowdNews, CrowdOrders, CrowdTask } from '../../workers/bench-crowd.worker.ts';
import type { ServerUp } from '../../workers/bench-server.worker.ts';
import { workerFile } from '../../workers/pool.ts';
import type { Figure } from '../figures.ts';
import { cpuOfFamily } from './processes.ts';
import { withoutDisk } from './without-disk.ts';

const GAME = 'farthest-bridge';
const MATCHES = 500;
const STEADY = 300;
const TASKS: readonly CrowdTask[] = [
  { kind: 'fast', tables: 64, seconds: 15 },
  { kind: 'steady', perSecond: STEADY, seconds: 20 },
];
const WARM_UP: CrowdTask = { kind: 'fast', tables: 64, seconds: 6 };

/** Moves through the whole server, with 500 matches and 2,000 sockets open, on an embedded database that is safe. */
export async function benchServer(): Promise<readonly Figure[]> {
  const figures: Figure[] = [withoutDisk(await loadGame(GAME))];
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-bench-'));
  chmodSync(folder, 0o755);
  const server = fork(workerFile('bench-server'), [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const { address, database } = await message<ServerUp>(server);
    const orders: CrowdOrders = { address, game: GAME, matches: MATCHES };
    const crowd = fork(workerFile('bench-crowd'), [JSON.stringify(orders)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      await seated(crowd);
      await played(crowd, WARM_UP);
      for (const task of TASKS) figures.push(await measured(crowd, task, [server.pid!, database]));
    } finally {
      await ended(crowd);
    }
  } finally {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

async function measured(crowd: ChildProcess, task: CrowdTask, processes: readonly number[]): Promise<Figure> {
  const cpu = (): number => processes.reduce((sum, pid) => sum + cpuOfFamily(pid), 0);
  const before = cpu();
  const { times, seconds, bytes } = await played(crowd, task);
  const spent = cpu() - before;
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return {
    name: task.kind === 'fast' ? 'server with database' : `server at ${STEADY} moves a second`,
    unit: 'moves',
    perCpuSecond: times.length / spent,
    medianMs: share(0.5),
    p99Ms: share(0.99),
    mostMs: share(1),
    perSecond: times.length / seconds,
    bytesEach: bytes / times.length / SOCKETS_EACH,
  };
}
const SOCKETS_EACH = 4;

async function seated(crowd: ChildProcess): Promise<void> {
  const progress = new Progress('Seating people', MATCHES);
  for (;;) {
    const news = await message<CrowdNews>(crowd);
    if (news.kind === 'ready') return progress.end();
    if (news.kind === 'seated') progress.update(news.matches);
  }
}

async function played(crowd: ChildProcess, task: CrowdTask): Promise<Extract<CrowdNews, { readonly kind: 'played' }>> {
  crowd.send(task);
  for (;;) {
    const news = await message<CrowdNews>(crowd);
    if (news.kind === 'played') return news;
  }
}

async function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a process of the bench ended with code ${code}`));
    child.once('exit', gone);
    child.once('message', (news) => {
      child.off('exit', gone);
      resolve(news as T);
    });
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.disconnect();
  await gone;
}
