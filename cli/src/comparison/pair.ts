import {
  FULL_SCORE,
  scoresOf,
  type Action,
  type Bot,
  type GameModule,
  type OptionValues,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import { playGame } from '../simulation.ts';

/** Who is compared with whom, in which game. */
export interface Terms {
  readonly game: string;
  readonly rules: string;
  readonly options: OptionValues;
  readonly candidate: string;
  readonly baseline: string;
  /** The file that the baseline is taken from, if it is not one of the game's bots. */
  readonly baselineFrom?: string;
  readonly seed: number;
  /** How much either may think in a turn; the bots' own measure if none is given. */
  readonly nodes: number | null;
}

/** The games of one seed: baseline against itself, then the candidate in each seat by turns. */
export interface PairResult {
  readonly pair: number;
  /** By seat, from 0 to 1000: what the baseline scores against itself, and the candidate against the baseline. */
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
    return scoresOf(seats, module.game.result(played.state)!);
  };
  const standing = scores(undefined);
  const reached = Object.fromEntries(seats.map((seat) => [seat, scores(seat)[seat]!]));
  return { pair, baseline: standing, candidate: reached, actions };
}

/** How much more the candidate scores than the baseline, over all seats; 1 is a whole victory. */
export function gainOf(result: PairResult): number {
  return Object.keys(result.baseline).reduce((gain, seat) => gain + gainIn(result, seat), 0);
}

export function gainIn(result: PairResult, seat: Seat): number {
  return (result.candidate[seat]! - result.baseline[seat]!) / FULL_SCORE;
}
