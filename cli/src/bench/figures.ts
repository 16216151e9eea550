import { catalogue } from '@club-route/catalogue';
import { defaultOptions, type GameModule, type StateObject } from '@club-route/engine';
import { playRandomGame } from '@club-route/engine/testing';
import { loadGame } from '../games.ts';
import { legalLists } from './lists.ts';
import { perCpuSecond } from './measure.ts';
import { thinking } from './thinking.ts';

export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly perCpuSecond: number;
  /** Milliseconds of one, in the middle of those measured, and of the slowest. */
  readonly medianMs?: number;
  readonly mostMs?: number;
  /** Those that 99 of 100 stay under. */
  readonly p99Ms?: number;
  /** How many there were in a second of the clock. */
  readonly perSecond?: number;
  /** Bytes that one of them sent to each socket that watched. */
  readonly bytesEach?: number;
}

const SERVER = 'server';

/** One group of figures per game, and one for the server. */
export const GROUPS: readonly string[] = [...catalogue.map((entry) => entry.id), SERVER];

/** Hands out each figure as soon as it is known: all of them take minutes. */
export async function* runGroup(id: string): AsyncGenerator<Figure> {
  // The only group that needs the server: no other should wait for it.
  if (id === SERVER) return yield* await (await import('./server/index.ts')).benchServer();
  const module = await loadGame(id);
  yield randomPlay(module);
  yield legalLists(module);
  yield copies(module);
  yield encoding(module);
  yield* solving(module);
  yield* workloads(module);
  yield* thinking(module);
}

/** Between two looks at the clock: enough for a look to cost nothing, few enough for the longest game to be stopped. */
const ACTIONS_AT_ONCE = 1000;

/** Actions with full rules and reports, chosen part by part; ending a phase is rare (see `playRandomGame`). */
function randomPlay(module: GameModule): Figure {
  const options = defaultOptions(module.game.options);
  let seed = 0;
  const rate = perCpuSecond(() => {
    let actions = 0;
    while (actions < ACTIONS_AT_ONCE) actions += playRandomGame(module.game, options, seed++).actions;
    return actions;
  });
  return { name: `${module.game.id} random play`, unit: 'actions', perCpuSecond: rate };
}

/** A position in which something has happened. */
function somePosition(module: GameModule): StateObject {
  return playRandomGame(module.game, defaultOptions(module.game.options), 1, { maximumActions: 4 }).state;
}

function encoding(module: GameModule): Figure {
  const { shape } = module.game;
  const state = somePosition(module);
  const rate = perCpuSecond(() => {
    for (let i = 0; i < 1000; i++) shape.encode(state);
    return 1000;
  });
  return { name: `${module.game.id} encode`, unit: 'positions', perCpuSecond: rate };
}

function copies(module: GameModule): Figure {
  const { shape } = module.game;
  const from = somePosition(module);
  const to = shape.create();
  const rate = perCpuSecond(() => {
    for (let i = 0; i < 10_000; i++) shape.copyInto(to, from);
    return 10_000;
  });
  return { name: `${module.game.id} copy`, unit: 'positions', perCpuSecond: rate };
}

function workloads({ game, workloads: list = [] }: GameModule): readonly Figure[] {
  return list.map((work) => {
    const rate = perCpuSecond(() => work.run());
    return { name: `${game.id} ${work.name}`, unit: work.unit, perCpuSecond: rate };
  });
}

function solving(module: GameModule): readonly Figure[] {
  if (module.solve === undefined) return [];
  const options = defaultOptions(module.game.options);
  const rate = perCpuSecond(() => {
    module.solve?.(options);
    return 1;
  });
  return [{ name: `${module.game.id} solve`, unit: 'solutions', perCpuSecond: rate }];
}
