import {
  awaitedIn,
  defaultOptions,
  FastDice,
  mixSeed,
  type GameModule,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { cpuSeconds, medianOf, perCpuSecond } from './measure.ts';
import type { Figure } from './figures.ts';

interface Position {
  readonly state: StateObject;
  readonly seat: Seat;
  readonly choices: number;
}

const GAMES = 20;
const EACH = 7;
/** Campaigns go on for thousands; what they ask later is no longer. */
const ACTIONS = 1000;
const REPEATS = 20;

/**
 * What a seat may do: every choice, and for each decision in parts every next part. Measured where there is most to
 * choose: in the tenth of the positions of random games with the longest lists.
 */
export function legalLists(module: GameModule): Figure {
  const positions = longest(module);
  let next = 0;
  const rate = perCpuSecond(() => {
    for (let i = 0; i < 10; i++) listAll(module, positions[next++ % positions.length]!);
    return 10;
  });
  const times = positions.map((position) => timeOf(() => listAll(module, position)));
  return { name: `${module.game.id} legal moves`, unit: 'lists', perCpuSecond: rate, medianMs: medianOf(times) };
}

function longest(module: GameModule): readonly Position[] {
  const { game } = module;
  const found: Position[] = [];
  for (let number = 0; number < GAMES; number++) {
    const dice = new FastDice(mixSeed(1, number));
    const state = game.setup(defaultOptions(game.options), dice);
    for (let actions = 0; actions < ACTIONS; actions++) {
      const [seat] = awaitedIn(game, state);
      if (seat === undefined) break;
      if (actions % EACH === 0) {
        const copy = { state: game.shape.copy(state), seat };
        found.push({ ...copy, choices: listAll(module, copy) });
      }
      game.apply(state, seat, randomChoice(game, state, seat, dice), dice);
    }
  }
  return found.toSorted((a, b) => b.choices - a.choices).slice(0, Math.ceil(found.length / 10));
}

function listAll(module: GameModule, { state, seat }: Pick<Position, 'state' | 'seat'>): number {
  const first = module.game.actions(state, seat);
  let count = first.length;
  for (const { draft } of first) if (draft !== undefined) count += module.game.actions(state, seat, draft).length;
  return count;
}

/** Milliseconds of one call. */
function timeOf(work: () => void): number {
  const start = cpuSeconds();
  for (let i = 0; i < REPEATS; i++) work();
  return ((cpuSeconds() - start) * 1000) / REPEATS;
}
