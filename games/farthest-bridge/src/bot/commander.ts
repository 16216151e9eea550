import type { Budget, Dice, Player } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { choices } from '../choices.ts';
import type { Side } from '../data/units.ts';
import { isCombatPhase, type FarthestBridgeState } from '../state.ts';
import { Contest } from '@club-route/engine/search';
import type { Plan } from './posture.ts';
import { Script } from './script.ts';
import { searchPlan } from './search.ts';
import { Trials } from './trials.ts';

/** How the simulated actions of a turn are shared out. */
const FOR_MOVEMENT = 0.5;
const FOR_MOBILE = 0.15;
const FOR_DECISION = 0.03;

/** The strongest level: searches a plan for each phase of movement, and tries out the other decisions one by one. */
export class Commander implements Player<FarthestBridgeState, FarthestBridgeAction> {
  readonly #script = new Script();
  readonly #trials: Trials;
  readonly #side: Side;
  readonly #nodes: number;
  readonly #turns: number;
  #plan: Plan | undefined;
  #planned = '';
  #turn = -1;

  constructor(side: Side, nodes: number, turns = 2) {
    this.#side = side;
    this.#nodes = nodes;
    this.#turns = turns;
    this.#trials = new Trials(side);
  }

  decide(sight: FarthestBridgeState, dice: Dice, budget?: Budget): FarthestBridgeAction {
    const side = this.#side;
    if (sight.phase === 'deploy') return this.#script.decide(sight, side);
    const nodes = budget?.nodes ?? this.#nodes;
    if (sight.turn !== this.#turn) {
      this.#turn = sight.turn;
      this.#trials.spent = 0;
    }
    const until = (share: number): (() => boolean) => {
      const limit = Math.min(nodes, this.#trials.spent + share * nodes);
      return () => this.#trials.spent >= limit || (budget?.expired?.() ?? false);
    };
    if (sight.step === 'free' && !isCombatPhase(sight)) {
      const phase = `${sight.turn} ${sight.phase}`;
      if (phase !== this.#planned) {
        this.#planned = phase;
        const main = sight.phase === `${side}Move`;
        this.#plan = searchPlan(sight, side, this.#trials, dice, this.#turns, until(main ? FOR_MOVEMENT : FOR_MOBILE));
        this.#script.follow(this.#plan);
      }
      return this.#script.decide(sight, side);
    }
    const usual = this.#script.decide(sight, side);
    return this.#tryOut(sight, usual, dice, until(FOR_DECISION));
  }

  /** The script's choice against the others. */
  #tryOut(
    sight: FarthestBridgeState,
    usual: FarthestBridgeAction,
    dice: Dice,
    isSpent: () => boolean,
  ): FarthestBridgeAction {
    const others = this.#alternatives(sight, usual);
    if (others.length === 0 || isSpent()) return usual;
    this.#trials.shuffle(dice.between(0, 0x3fffffff, 'trial dice'));
    const contest = new Contest(usual, 1, (action, sample) =>
      this.#trials.play(sight, this.#plan, sample, this.#turns, action),
    );
    for (const other of others) {
      if (isSpent()) break;
      contest.challenge(other);
    }
    return contest.best;
  }

  #alternatives(sight: FarthestBridgeState, usual: FarthestBridgeAction): readonly FarthestBridgeAction[] {
    switch (sight.step) {
      case 'free':
        return this.#script.otherFights(sight, usual);
      case 'demolition':
      case 'retreat':
      case 'advance':
      case 'defence': {
        const key = JSON.stringify(usual);
        const all = choices(sight, this.#side).flatMap((choice) =>
          choice.action !== undefined
            ? [choice.action]
            : choices(sight, this.#side, choice.draft).flatMap((one) => one.action ?? []),
        );
        return all.filter((one) => JSON.stringify(one) !== key).slice(0, 6);
      }
      case 'moving':
      case 'placing':
        return [];
    }
  }
}
