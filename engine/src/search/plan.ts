import type { Dice } from '../dice/index.ts';
import type { PlanChanges } from './plan-search.ts';

/** How a formation behaves: what its units look for when they choose a hex, and how willing they are to attack. */
export interface Posture {
  readonly name: string;
  /** Getting on towards the goal of the side. */
  readonly advance: number;
  /** Standing where it matters that somebody stands. */
  readonly hold: number;
  /** Standing next to enemies worth attacking. */
  readonly strike: number;
  /** Keeping away from where it can be attacked. */
  readonly caution: number;
  /** The least gain for which an attack is made. */
  readonly threshold: number;
}

/** What a search may ask of a script for one turn. */
export interface Plan<Phase extends string> {
  /** formation → posture, as numbers. */
  readonly postures: Uint8Array;
  /** enemy unit → 1: attack it if at all possible, −1: leave it alone. */
  readonly focus: Int8Array;
  /** unit → where it is to go in the phase for which the plan was made; FREE as it thinks best. */
  readonly goals: Int16Array;
  /** The phase for which the plan was made. */
  readonly phase: Phase;
}

/** The goal of a unit that goes where it thinks best. */
export const FREE = -1;

/** What may be changed in a plan now. */
export interface PlanScope {
  /** Units that can do something in this phase. */
  readonly units: readonly number[];
  /** Enemies that may be attacked or left alone; none where nobody attacks after this phase. */
  readonly enemies: readonly number[];
  /** Somewhere for a unit to go, or FREE. */
  goal(unit: number, dice: Dice): number;
  /** Parts of the side, as formations, that are also tried in each posture while the others stay steady; missing for none. */
  readonly parts?: readonly (readonly number[])[];
}

/** One unit in so many is forgotten by a recruit, one enemy overlooked. */
const FORGETS = 4;
const OVERLOOKS = 3;

/** The plans of a game: its units, in formations, each of which takes one of several postures. */
export class Plans<Phase extends string> {
  /** unit → its formation. */
  readonly formationOf: Uint8Array;
  readonly #units: number;
  readonly #formations: number;
  readonly #postures: number;

  /** @param formations unit → the name of its formation */
  constructor(formations: readonly string[], postures: number) {
    const names = [...new Set(formations)];
    this.formationOf = Uint8Array.from(formations, (name) => names.indexOf(name));
    this.#units = formations.length;
    this.#formations = names.length;
    this.#postures = postures;
  }

  /** Everybody in the first posture, and free to go where it thinks best. */
  steady(phase: Phase): Plan<Phase> {
    return {
      postures: new Uint8Array(this.#formations),
      focus: new Int8Array(this.#units),
      goals: new Int16Array(this.#units).fill(FREE),
      phase,
    };
  }

  /** The steady plan; first everybody in each of the other postures, then each part; then one change at a time. */
  changes(phase: Phase, scope: PlanScope): PlanChanges<Plan<Phase>> {
    const steady = this.steady(phase);
    const openings: Plan<Phase>[] = [];
    const everybody = Array.from({ length: this.#formations }, (_, formation) => formation);
    for (const part of [everybody, ...(scope.parts ?? [])]) {
      for (let posture = 1; posture < this.#postures; posture++) {
        const postures = new Uint8Array(this.#formations);
        for (const formation of part) postures[formation] = posture;
        openings.push({ ...steady, postures });
      }
    }
    if (scope.units.length === 0) return { steady, openings };
    return { steady, openings, change: (plan, dice) => this.#changed(plan, scope, dice) };
  }

  #changed(plan: Plan<Phase>, scope: PlanScope, dice: Dice): Plan<Phase> {
    const { units, enemies } = scope;
    const { phase } = plan;
    const next = { postures: plan.postures.slice(), focus: plan.focus.slice(), goals: plan.goals.slice(), phase };
    const unit = dice.pick(units, 'which unit');
    switch (dice.between(1, enemies.length === 0 ? 2 : 3, 'which change')) {
      case 1: {
        const formation = this.formationOf[unit]!;
        const shift = dice.between(1, this.#postures - 1, 'posture');
        next.postures[formation] = (next.postures[formation]! + shift) % this.#postures;
        break;
      }
      case 2:
        next.goals[unit] = scope.goal(unit, dice);
        break;
      default: {
        const enemy = dice.pick(enemies, 'which enemy');
        next.focus[enemy] = next.focus[enemy] === 0 ? (dice.chance(1, 2, 'focus') ? 1 : -1) : 0;
      }
    }
    return next;
  }

  /**
   * A plan without sense: any posture for each formation, units that are forgotten and enemies that are overlooked.
   *
   * @param cells unit → where it stands, negative if it is not on the map
   */
  muddled(phase: Phase, cells: Int8Array | Int16Array, dice: Dice): Plan<Phase> {
    const plan = this.steady(phase);
    for (let formation = 0; formation < this.#formations; formation++)
      plan.postures[formation] = dice.between(0, this.#postures - 1, 'posture');
    for (let unit = 0; unit < this.#units; unit++) {
      if (cells[unit]! >= 0 && dice.chance(1, FORGETS, 'forgotten unit')) plan.goals[unit] = cells[unit]!;
      if (dice.chance(1, OVERLOOKS, 'overlooked enemy')) plan.focus[unit] = -1;
    }
    return plan;
  }
}
