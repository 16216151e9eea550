import type { Action, Budget, Player, Seat } from '../contract.ts';
import type { Dice } from '../dice/index.ts';
import type { StateObject } from '../state/shape.ts';
import { Contest, type Hurdles } from './contest.ts';
import { searchPlan, type PlanChanges } from './plan-search.ts';
import type { Adviser } from './script.ts';
import { Trials, type TrialGame } from './trials.ts';
import { Worlds, type ImaginedGame } from './worlds.ts';

/** What a game brings so that a commander can play it. */
export interface CommandedGame<S extends StateObject, A extends Action, P> extends TrialGame<S, A, P> {
  readonly game: TrialGame<S, A, P>['game'] & ImaginedGame<S, A>;
  /** The script that a commander itself goes by. */
  adviser(seat: Seat): Adviser<S, A, P>;
  /** The turn for which a budget lasts. */
  turn(state: S): number;
  /** The phase that the seat should plan as a whole now; nothing where decisions are tried one by one. */
  planning(sight: S, seat: Seat): PlannedPhase | undefined;
  /** The part of the turn's budget that decisions leave to phases which are planned later in it; missing for none. */
  kept?(sight: S, seat: Seat): number;
  changes(sight: S, seat: Seat): PlanChanges<P>;
}

export interface PlannedPhase {
  /** Different for every phase of a game. */
  readonly name: string;
  /** Its part of the turn's budget. */
  readonly share: number;
}

/** How thoroughly a commander thinks. */
export interface Thoroughness {
  /** Actions played in trials in one turn. */
  readonly nodes: number;
  /** How many stages trials look ahead; those of decisions as many as those of plans where nothing else is said. */
  readonly stages: number;
  readonly decisionStages?: number;
  /** Rounds of six trials for a plan, and for a decision. */
  readonly planRounds: number;
  readonly decisionRounds: number;
  /** A decision's part of the turn's budget. */
  readonly decisionShare: number;
  /** Which candidates are tried further; missing for a patient search. */
  readonly hurdles?: Hurdles;
  /** In how many worlds plans and decisions are tried; missing where a game hides nothing that matters. */
  readonly worlds?: number;
  /** Imagines its worlds anew for every question, where a sight holds all that was seen: cheaper than to carry them on. */
  readonly imaginesAnew?: boolean;
}

const SEEDS = 0x3fffffff;

/** Searches a plan for each phase of a turn, and tries out the other decisions one by one, on one budget for the turn. */
export class Commander<S extends StateObject, A extends Action, P> implements Player<S, A> {
  readonly #brings: CommandedGame<S, A, P>;
  readonly #seat: Seat;
  readonly #thoroughness: Thoroughness;
  readonly #adviser: Adviser<S, A, P>;
  readonly #trials: Trials<S, A, P>;
  readonly #worlds: Worlds<S, A> | undefined;
  #plan: P | undefined;
  #planned = '';
  #turn = -1;

  constructor(brings: CommandedGame<S, A, P>, seat: Seat, thoroughness: Thoroughness) {
    this.#brings = brings;
    this.#seat = seat;
    this.#thoroughness = thoroughness;
    this.#adviser = brings.adviser(seat);
    this.#trials = new Trials(brings, seat);
    if (thoroughness.worlds !== undefined) this.#worlds = new Worlds(brings.game, seat, thoroughness.worlds);
  }

  decide(sight: S, dice: Dice, budget?: Budget): A {
    const turn = this.#brings.turn(sight);
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#trials.spent = 0;
    }
    const action = this.#think(sight, dice, budget);
    if (!this.#thoroughness.imaginesAnew) this.#worlds?.follow(sight, action, dice);
    return action;
  }

  #think(sight: S, dice: Dice, budget: Budget | undefined): A {
    const phase = this.#brings.planning(sight, this.#seat);
    if (phase === undefined) {
      const usual = this.#adviser.decide(sight, this.#seat);
      const kept = this.#brings.kept?.(sight, this.#seat);
      return this.#tryOut(sight, usual, dice, this.#until(this.#thoroughness.decisionShare, budget, kept));
    }
    if (phase.name !== this.#planned) {
      this.#planned = phase.name;
      this.#plan = this.#searchPlan(sight, dice, this.#until(phase.share, budget));
      this.#adviser.follow(this.#plan);
    }
    return this.#adviser.decide(sight, this.#seat);
  }

  #until(share: number, budget: Budget | undefined, kept = 0): () => boolean {
    const nodes = budget?.nodes ?? this.#thoroughness.nodes;
    const limit = Math.min((1 - kept) * nodes, this.#trials.spent + share * nodes);
    return () => this.#trials.spent >= limit || (budget?.expired?.() ?? false);
  }

  #searchPlan(sight: S, dice: Dice, isSpent: () => boolean): P {
    const { stages, planRounds } = this.#thoroughness;
    const positions = this.#positions(sight, dice);
    this.#trials.shuffle(dice.between(0, SEEDS, 'trial dice'));
    return searchPlan(
      this.#brings.changes(sight, this.#seat),
      planRounds,
      (plan, sample) => this.#trials.play(positions[sample % positions.length]!, plan, sample, stages),
      dice,
      isSpent,
      this.#thoroughness.hurdles,
    );
  }

  /** The adviser's choice against the others. */
  #tryOut(sight: S, usual: A, dice: Dice, isSpent: () => boolean): A {
    const { stages, decisionStages = stages, decisionRounds } = this.#thoroughness;
    const others = this.#adviser.others(sight, this.#seat, usual);
    if (others.length === 0 || isSpent()) return usual;
    const positions = this.#positions(sight, dice);
    this.#trials.shuffle(dice.between(0, SEEDS, 'trial dice'));
    const contest = new Contest(
      usual,
      decisionRounds,
      (action, sample) =>
        this.#trials.play(positions[sample % positions.length]!, this.#plan, sample, decisionStages, action),
      this.#thoroughness.hurdles,
    );
    for (const other of others) {
      if (isSpent()) break;
      contest.challenge(other);
    }
    return contest.best;
  }

  /** Where things are tried out: the same positions for every candidate. */
  #positions(sight: S, dice: Dice): readonly S[] {
    if (this.#worlds === undefined) return [sight];
    return this.#thoroughness.imaginesAnew ? this.#worlds.anew(sight, dice) : this.#worlds.of(sight, dice);
  }
}
