import { setTimeout as pause } from 'node:timers/promises';
import { BenchTable } from '../bench/server/table.ts';
import { loadGame } from '../games.ts';

/** The people whom the bench of the server needs, in a process of their own, so that their work is not counted. */

export interface CrowdOrders {
  readonly address: string;
  readonly game: string;
  readonly matches: number;
}

/** Play for so long: so many moves a second, or as fast as so many tables can. */
export type CrowdTask =
  | { readonly kind: 'fast'; readonly tables: number; readonly seconds: number }
  | { readonly kind: 'steady'; readonly perSecond: number; readonly seconds: number };

export type CrowdNews =
  | { readonly kind: 'seated'; readonly matches: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'played'; readonly times: readonly number[]; readonly seconds: number; readonly bytes: number };

const OPENED_AT_ONCE = 8;

const orders = JSON.parse(process.argv[2]!) as CrowdOrders;
const { game } = await loadGame(orders.game);
const tables: BenchTable[] = [];
const tell = (news: CrowdNews): void => void process.send!(news);

process.on('disconnect', () => process.exit(0));
process.on('message', (task: CrowdTask) => {
  void play(task);
});

async function openAll(): Promise<void> {
  let next = 0;
  const open = async (): Promise<void> => {
    for (let number = next++; number < orders.matches; number = next++) {
      tables.push(await BenchTable.open(game, orders.address, number));
      if (tables.length % 20 === 0) tell({ kind: 'seated', matches: tables.length });
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open));
  tell({ kind: 'ready' });
}

async function play(task: CrowdTask): Promise<void> {
  const times: number[] = [];
  const start = performance.now();
  const before = BenchTable.bytes;
  const isOver = (): boolean => performance.now() - start > task.seconds * 1000;
  await (task.kind === 'fast' ? playFast(task.tables, isOver, times) : playSteadily(task.perSecond, isOver, times));
  tell({ kind: 'played', times, seconds: (performance.now() - start) / 1000, bytes: BenchTable.bytes - before });
}

/** At any time a move is on its way at so many tables; the tables take turns. */
async function playFast(count: number, isOver: () => boolean, times: number[]): Promise<void> {
  let next = 0;
  const one = async (): Promise<void> => {
    while (!isOver()) {
      const table = tables[next++ % tables.length]!;
      if (table.isFree) times.push(await table.move());
      else await pause(1);
    }
  };
  await Promise.all(Array.from({ length: count }, one));
}

/** Moves begin when they are due, whether or not those before have been answered: nobody waits for a slow server. */
async function playSteadily(perSecond: number, isOver: () => boolean, times: number[]): Promise<void> {
  const start = performance.now();
  const moves: Promise<void>[] = [];
  let next = 0;
  let begun = 0;
  while (!isOver()) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
    for (let tried = 0; begun < due && tried < tables.length; tried++) {
      const table = tables[next++ % tables.length]!;
      if (!table.isFree) continue;
      begun++;
      moves.push(table.move().then((time) => void times.push(time)));
    }
    await pause(2);
  }
  await Promise.all(moves);
}

await openAll();
