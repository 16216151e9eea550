import {
  awaitedIn,
  defaultOptions,
  FastDice,
  mixSeed,
  type GameModule,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import type { Figure } from './figures.ts';
import { cpuSeconds, medianOf, mostOf } from './measure.ts';

/** Long enough for a dozen turns of a bot that thinks for a second. */
const SECONDS = 12;

/**
 * How long the strongest bot thinks in a turn, against itself. A turn is over when what the game counts of a position
 * (its round, its day) changes.
 */
export function thinking(module: GameModule): readonly Figure[] {
  const { game } = module;
  const bot = module.bots.at(-1);
  if (bot === undefined || module.facts === undefined) return [];
  const counted = (state: StateObject): string => JSON.stringify(module.facts?.(state));
  const turns: number[] = [];
  const start = cpuSeconds();
  for (let number = 0; cpuSeconds() - start < SECONDS; number++) {
    const dice = new FastDice(mixSeed(2, number));
    const state = game.setup(defaultOptions(game.options), dice);
    const players = new Map(game.seats.map((seat) => [seat, bot.sit(seat)]));
    const spent = new Map<Seat, number>();
    for (let turn = counted(state); cpuSeconds() - start < SECONDS;) {
      const [seat] = awaitedIn(game, state);
      if (seat === undefined) break;
      const before = cpuSeconds();
      const action = players.get(seat)!.decide(game.sight(state, seat), dice);
      spent.set(seat, (spent.get(seat) ?? 0) + cpuSeconds() - before);
      game.apply(state, seat, action, dice);
      const now = counted(state);
      if (now === turn) continue;
      turn = now;
      for (const seconds of spent.values()) turns.push(seconds * 1000);
      spent.clear();
    }
  }
  const total = turns.reduce((sum, one) => sum + one, 0) / 1000;
  return [
    {
      name: `${game.id} ${bot.id}`,
      unit: 'turns',
      perCpuSecond: turns.length / total,
      medianMs: medianOf(turns),
      mostMs: mostOf(turns),
    },
  ];
}
