import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadGame } from '../../games.ts';
import { Progress } from '../../terminal/progress.ts';
import type { CrowdNews, CrowdOrders, CrowdTask } from '../../workers/bench-crowd.worker.ts';
import type { ServerUp } from '../../workers/bench-server.worker.ts';
import { workerFile } from '../../workers/pool.ts';
import type { Figure } from '../figures.ts';
import { Child } from './child.ts';
import { cpuOfFamily } from './processes.ts';
import { SOCKETS_EACH } from './table.ts';
import { withoutDisk } from './without-disk.ts';

const GAME = 'farthest-bridge';

export interface Load {
  readonly matches: number;
  /** Played before anything is measured: a server runs for weeks, and the first seconds are unlike the rest. */
  readonly warmUp: CrowdTask;
  readonly tasks: readonly CrowdTask[];
}

const FULL: Load = {
  matches: 500,
  warmUp: { kind: 'fast', tables: 64, seconds: 15 },
  tasks: [
    { kind: 'fast', tables: 64, seconds: 15 },
    { kind: 'steady', perSecond: 300, seconds: 20 },
  ],
};

/** More matches than a server keeps in memory, all of them watched: a move must not cost much more for that. */
const MANY: Load = { ...FULL, matches: 2000, tasks: [{ kind: 'fast', tables: 64, seconds: 15 }] };

export async function benchServer(): Promise<readonly Figure[]> {
  const many = await underLoad(MANY, workerFile);
  return [
    withoutDisk(await loadGame(GAME)),
    ...(await underLoad(FULL, workerFile)),
    ...many.map((one) => ({ ...one, name: `${one.name}, ${MANY.matches} matches` })),
  ];
}

/** Moves through the whole server, four sockets to a match, on an embedded database that is safe. */
export async function underLoad(load: Load, fileOf: (worker: string) => string): Promise<readonly Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-bench-'));
  chmodSync(folder, 0o755);
  const server = new Child<ServerUp>(fileOf('bench-server'), folder);
  try {
    const { address, database } = await server.next();
    const orders: CrowdOrders = { address, game: GAME, matches: load.matches };
    const crowd = new Child<CrowdNews>(fileOf('bench-crowd'), JSON.stringify(orders));
    try {
      await seated(crowd, load.matches);
      await played(crowd, load.warmUp);
      const figures: Figure[] = [];
      for (const task of load.tasks) figures.push(await measured(crowd, task, [server.pid, database]));
      return figures;
    } finally {
      await crowd.end();
    }
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(crowd: Child<CrowdNews>, task: CrowdTask, processes: readonly number[]): Promise<Figure> {
  const cpu = (): number => processes.reduce((sum, pid) => sum + cpuOfFamily(pid), 0);
  const before = cpu();
  const { times, seconds, bytes } = await played(crowd, task);
  const spent = cpu() - before;
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return {
    name: task.kind === 'fast' ? 'server with database' : `server at ${task.perSecond} moves a second`,
    unit: 'moves',
    perCpuSecond: times.length / spent,
    medianMs: share(0.5),
    p99Ms: share(0.99),
    mostMs: share(1),
    perSecond: times.length / seconds,
    bytesEach: bytes / times.length / SOCKETS_EACH,
  };
}

async function seated(crowd: Child<CrowdNews>, matches: number): Promise<void> {
  const progress = new Progress('Seating people', matches);
  for (;;) {
    const news = await crowd.next();
    if (news.kind === 'ready') return progress.end();
    if (news.kind === 'seated') progress.update(news.matches);
  }
}

async function played(
  crowd: Child<CrowdNews>,
  task: CrowdTask,
): Promise<Extract<CrowdNews, { readonly kind: 'played' }>> {
  crowd.send(task);
  for (;;) {
    const news = await crowd.next();
    if (news.kind === 'played') return news;
  }
}
