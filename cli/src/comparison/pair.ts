import type { Action, Bot, GameModule, OptionValues, Seat, StateObject } from '@club-route/engine';
import { playGame } from '../simulation.ts';

/** Who is compared with whom, in which game. */
export interface Terms {
  readonly game: string;
  readonly rules: string;
  readonly options: OptionValues;
  readonly candidate: string;
  readonly baseline: string;
  readonly seed: number;
  /** How much either may think in a turn; the bots' own measure if none is given. */
  readonly nodes: number | null;
}

/** The games of one seed: baseline against itself, then the candidate in each seat by turns. */
export interface PairResult {
  readonly pair: number;
  /** By seat: the score of the baseline against itself, and of the candidate against the baseline. */
  readonly baseline: Readonly<Record<Seat, number>>;
  readonly candidate: Readonly<Record<Seat, number>>;
  /** In all these games: shows whether the players still are who they were. */
  readonly actions: number;
}

type AnyBot = Bot<StateObject, Action>;

export function playPair(
  module: GameModule,
  terms: Terms,
  candidate: AnyBot,
  baseline: AnyBot,
  pair: number,
): PairResult {
  const { seats } = module.game;
  const budget = terms.nodes === null ? undefined : { nodes: terms.nodes };
  let actions = 0;
  const scores = (candidateSeat: Seat | undefined): Readonly<Record<Seat, number>> => {
    const players = new Map(seats.map((seat) => [seat, seat === candidateSeat ? candidate : baseline]));
    const played = playGame(module, players, terms.options, terms.seed, pair, budget);
    actions += played.actions;
    return scoresOf(module, played.state);
  };
  const standing = scores(undefined);
  const reached = Object.fromEntries(seats.map((seat) => [seat, scores(seat)[seat]!]));
  return { pair, baseline: standing, candidate: reached, actions };
}

/** A win is 1, a draw between two seats ½. */
function scoresOf(module: GameModule, state: StateObject): Readonly<Record<Seat, number>> {
  const { seats } = module.game;
  const winners = module.game.result(state)?.winners ?? [];
  const drawn = winners.length === 0 && seats.length > 1;
  return Object.fromEntries(seats.map((seat) => [seat, drawn ? 0.5 : winners.includes(seat) ? 1 : 0]));
}

/** How much more the candidate scores than the baseline, over all seats. */
export function gainOf(result: PairResult): number {
  return Object.keys(result.baseline).reduce((gain, seat) => gain + gainIn(result, seat), 0);
}

export function gainIn(result: PairResult, seat: Seat): number {
  return result.candidate[seat]! - result.baseline[seat]!;
}
