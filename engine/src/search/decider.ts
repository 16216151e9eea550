import type { Action, Budget, Player, Seat } from '../contract.ts';
import type { Dice } from '../dice/index.ts';
import type { StateObject } from '../state/shape.ts';
import { bestByHalving } from './halving.ts';
import type { Adviser } from './script.ts';
import { Trials, type TrialGame } from './trials.ts';
import { Worlds, type ImaginedGame } from './worlds.ts';

/** What a game brings so that its decisions can be tried side by side. */
export interface DecidedGame<S extends StateObject, A extends Action, P> extends TrialGame<S, A, P> {
  readonly game: TrialGame<S, A, P>['game'] & ImaginedGame<S, A>;
  /** The script that chooses what is tried. */
  adviser(seat: Seat): Adviser<S, A, P>;
  /** The turn for which a budget lasts. */
  turn(state: S): number;
  /** Plans in each of which the turn is tried that begins with this decision, the usual one first; none where it goes on as it began. */
  manners(sight: S, seat: Seat): readonly P[];
}

/** How thoroughly decisions are tried. */
export interface Care {
  /** Actions played in trials in one turn. */
  readonly nodes: number;
  /** Parts of them for the decision that a turn begins with, and for each of the others. */
  readonly openingShare: number;
  readonly share: number;
  /** How many stages trials look ahead. */
  readonly stages: number;
  /** In how many worlds each question is tried. */
  readonly worlds: number;
}

const SEEDS = 0x3fffffff;

/** Tries out every decision by itself, all choices side by side: for games in which dice scatter what comes of them. */
export class Decider<S extends StateObject, A extends Action, P> implements Player<S, A> {
  readonly #brings: DecidedGame<S, A, P>;
  readonly #seat: Seat;
  readonly #care: Care;
  readonly #adviser: Adviser<S, A, P>;
  readonly #trials: Trials<S, A, P>;
  readonly #worlds: Worlds<S, A>;
  #plan: P | undefined;
  #turn = -1;

  constructor(brings: DecidedGame<S, A, P>, seat: Seat, care: Care) {
    this.#brings = brings;
    this.#seat = seat;
    this.#care = care;
    this.#adviser = brings.adviser(seat);
    this.#trials = new Trials(brings, seat);
    this.#worlds = new Worlds(brings.game, seat, care.worlds);
  }

  decide(sight: S, dice: Dice, budget?: Budget): A {
    const turn = this.#brings.turn(sight);
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#trials.spent = 0;
    }
    const manners = this.#brings.manners(sight, this.#seat);
    const candidates = (manners.length > 0 ? manners : [this.#plan]).flatMap((plan) => this.#advised(sight, plan));
    const usual = candidates[0]!;
    this.#follow(usual.plan);
    const spent = this.#spending(manners.length > 0 ? this.#care.openingShare : this.#care.share, budget);
    if (candidates.length === 1 || spent() >= 1) return usual.action;
    const positions = this.#worlds.anew(sight, dice);
    this.#trials.shuffle(dice.between(0, SEEDS, 'trial dice'));
    const best = bestByHalving(
      candidates,
      ({ action, plan }, sample) =>
        this.#trials.play(positions[sample % positions.length]!, plan, sample, this.#care.stages, action),
      spent,
    );
    this.#follow(best.plan);
    return best.action;
  }

  /** What the adviser would do by a plan, his first choice first. */
  #advised(sight: S, plan: P | undefined): readonly { readonly action: A; readonly plan: P | undefined }[] {
    this.#follow(plan);
    const usual = this.#adviser.decide(sight, this.#seat);
    return [usual, ...this.#adviser.others(sight, this.#seat, usual)].map((action) => ({ action, plan }));
  }

  #follow(plan: P | undefined): void {
    this.#plan = plan;
    this.#adviser.follow(plan);
  }

  /** How much of what a decision may spend has been spent. */
  #spending(share: number, budget: Budget | undefined): () => number {
    const nodes = budget?.nodes ?? this.#care.nodes;
    const first = this.#trials.spent;
    const most = Math.min(share * nodes, nodes - first);
    return () => (most <= 0 || (budget?.expired?.() ?? false) ? 1 : Math.min(1, (this.#trials.spent - first) / most));
  }
}
