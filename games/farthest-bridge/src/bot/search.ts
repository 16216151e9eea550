import { FastDice, mixSeed, type Dice } from '@club-route/engine';
import { farthestBridge } from '../game.ts';
import { sideOf, UNITS, type Side } from '../data/units.ts';
import { shape, type FarthestBridgeState } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { FORMATION_OF, POSTURES, steadyOrders, type Orders } from './posture.ts';
import { Script } from './script.ts';

/**
 * Search over postures: which formation presses, guards, hunts or spares itself this turn. Every plan is tried by
 * playing on with the script on both sides, over the same dice for every plan, and judged by the position it leads to.
 */

/** formation → 1 if it belongs to that side. */
const BELONGS: Readonly<Record<Side, readonly number[]>> = {
  allied: formationsOf('allied'),
  german: formationsOf('german'),
};

function formationsOf(side: Side): readonly number[] {
  const found = new Set<number>();
  for (let unit = 0; unit < UNITS.length; unit++) if (sideOf(unit) === side) found.add(FORMATION_OF[unit]!);
  return [...found];
}

export interface SearchSettings {
  /** Simulated actions that may be spent on one plan. */
  readonly nodes: number;
  /** How many turns each trial looks ahead. */
  readonly turns: number;
  /** Over how many series of dice each plan is tried. */
  readonly samples: number;
}

export class PostureSearch {
  readonly #settings: SearchSettings;
  readonly #own = new Script(steadyOrders(), true);
  readonly #enemy = new Script(steadyOrders(), true);
  readonly #trial = shape.create();
  #spent = 0;

  constructor(settings: SearchSettings) {
    this.#settings = settings;
  }

  /** The best orders found for this side from here. `seeds` makes the trials differ from turn to turn. */
  plan(state: FarthestBridgeState, side: Side, seeds: Dice, expired: () => boolean): Orders {
    this.#spent = 0;
    const seed = seeds.between(0, 0x3fffffff, 'trial dice');
    let best = steadyOrders();
    let most = this.#value(state, side, best, seed);
    const better = (orders: Orders): boolean => {
      const value = this.#value(state, side, orders, seed);
      if (value <= most) return false;
      most = value;
      best = orders;
      return true;
    };
    // First the whole side as one, then formation by formation until nothing gets better or the budget is spent.
    for (let posture = 1; posture < POSTURES.length; posture++) {
      if (this.#isSpent(expired)) return best;
      better(uniform(side, posture));
    }
    for (let improved = true; improved;) {
      improved = false;
      for (const formation of shuffled(BELONGS[side], seeds)) {
        for (let posture = 0; posture < POSTURES.length; posture++) {
          if (best[formation] === posture) continue;
          if (this.#isSpent(expired)) return best;
          const orders = best.slice();
          orders[formation] = posture;
          improved = better(orders) || improved;
        }
      }
    }
    return best;
  }

  #isSpent(expired: () => boolean): boolean {
    return this.#spent >= this.#settings.nodes || expired();
  }

  /** The mean over the dice, seen from that side. */
  #value(state: FarthestBridgeState, side: Side, orders: Orders, seed: number): number {
    let sum = 0;
    for (let sample = 0; sample < this.#settings.samples; sample++)
      sum += this.#tryOut(state, side, orders, mixSeed(seed, sample));
    return side === 'allied' ? sum : -sum;
  }

  #tryOut(state: FarthestBridgeState, side: Side, orders: Orders, seed: number): number {
    const trial = this.#trial;
    shape.copyInto(trial, state);
    const dice = new FastDice(seed);
    this.#own.forget();
    this.#enemy.forget();
    this.#own.orders = orders;
    const last = state.turn + this.#settings.turns;
    while (trial.phase !== 'over' && trial.turn < last) {
      const seat = farthestBridge.active(trial)[0]! as Side;
      const script = seat === side ? this.#own : this.#enemy;
      farthestBridge.apply(trial, seat, script.decide(trial, seat), dice);
      this.#spent++;
    }
    return evaluate(trial);
  }
}

function uniform(side: Side, posture: number): Orders {
  const orders = steadyOrders();
  for (const formation of BELONGS[side]) orders[formation] = posture;
  return orders;
}

function shuffled(list: readonly number[], dice: Dice): readonly number[] {
  const rest = [...list];
  const mixed: number[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(dice.between(0, rest.length - 1, 'order of trials'), 1));
  return mixed;
}
