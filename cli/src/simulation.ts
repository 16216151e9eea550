import {
  awaitedIn,
  FastDice,
  mixSeed,
  type Action,
  type Bot,
  type Budget,
  type GameModule,
  type OptionValues,
  type Seat,
  type StateObject,
} from '@club-route/engine';

/** Counts of finished games: by result, and by result within each fact the game wants counted. */
export interface Tally {
  games: number;
  actions: number;
  readonly results: Record<string, number>;
  readonly facts: Record<string, Record<string, Record<string, number>>>;
}

export interface SimulatedRange {
  readonly seed: number;
  readonly first: number;
  readonly games: number;
}

/** No game of ours is longer; a bot that never ends one must not hang the simulation. */
const MOST_ACTIONS = 100_000;

export function emptyTally(): Tally {
  return { games: 0, actions: 0, results: {}, facts: {} };
}

/** Plays games between bots. Game number n has its own dice, whoever plays it and wherever. */
export function simulateGames(
  module: GameModule,
  players: ReadonlyMap<Seat, Bot<StateObject, Action>>,
  options: OptionValues,
  range: SimulatedRange,
  onProgress: (done: number) => void,
): Tally {
  const tally = emptyTally();
  let told = performance.now();
  for (let index = 0; index < range.games; index++) {
    const number = range.first + index;
    const { state, actions } = playGame(module, players, options, range.seed, number);
    count(tally, module, state, actions);
    // A game takes anything from a microsecond to a minute.
    if (performance.now() - told < 100) continue;
    told = performance.now();
    onProgress(index + 1);
  }
  onProgress(range.games);
  return tally;
}

/** One game to its end. Its dice, and those the bots think with, follow from the seed and the number of the game. */
export function playGame(
  module: GameModule,
  players: ReadonlyMap<Seat, Bot<StateObject, Action>>,
  options: OptionValues,
  seed: number,
  number: number,
  budget?: Budget,
): { readonly state: StateObject; readonly actions: number } {
  const { game } = module;
  const dice = new FastDice(mixSeed(seed, 2 * number));
  const thoughts = new FastDice(mixSeed(seed, 2 * number + 1));
  const state = game.setup(options, dice);
  const seated = new Map([...players].map(([seat, bot]) => [seat, bot.sit(seat)]));
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const seat = awaitedIn(game, state)[0];
    if (seat === undefined) return { state, actions };
    const player = seated.get(seat);
    if (player === undefined) throw new Error(`nobody plays ${seat}`);
    const action = player.decide(game.sight(state, seat), thoughts, budget);
    const refusal = game.refuse(state, seat, action);
    if (refusal !== undefined)
      throw new Error(
        `game ${number} of seed ${seed}: the rules refuse what ${seat} decided, ${JSON.stringify(action)}: ${refusal.text} (${refusal.rule})`,
      );
    game.apply(state, seat, action, dice);
  }
  throw new Error(`a game has not ended after ${MOST_ACTIONS} actions`);
}

function count(tally: Tally, module: GameModule, state: StateObject, actions: number): void {
  const name = module.game.result(state)?.name ?? 'unfinished';
  tally.games++;
  tally.actions += actions;
  tally.results[name] = (tally.results[name] ?? 0) + 1;
  if (module.facts === undefined) return;
  for (const [fact, value] of Object.entries(module.facts(state))) {
    const byResult = (tally.facts[fact] ??= {});
    const byValue = (byResult[name] ??= {});
    byValue[String(value)] = (byValue[String(value)] ?? 0) + 1;
  }
}

export function addTally(sum: Tally, part: Tally): void {
  sum.games += part.games;
  sum.actions += part.actions;
  for (const [name, games] of Object.entries(part.results)) sum.results[name] = (sum.results[name] ?? 0) + games;
  for (const [fact, byResult] of Object.entries(part.facts)) {
    for (const [name, byValue] of Object.entries(byResult)) {
      for (const [value, games] of Object.entries(byValue)) {
        const target = ((sum.facts[fact] ??= {})[name] ??= {});
        target[value] = (target[value] ?? 0) + games;
      }
    }
  }
}
