import type { DriveAction } from '../actions.ts';
import { COST } from '../data/tables.ts';
import { FIRST, LAST, UNIT_COUNT, type Side } from '../data/units.ts';
import { findWays } from '../rules/ways.ts';
import { NONE, NORMAL, TRAVEL, type DriveState } from '../state.ts';
import { deploys, travelPays } from './columns.ts';
import { fieldTo } from './ground.ts';
import { Places } from './places.ts';
import { roleOf } from './roles.ts';
import type { Situation } from './situation.ts';

/** Orders for one unit in a phase, at most: a change of mode, a march, a change back, and what surprises leave. */
const MOST_TRIES = 4;
/** Points of way by which guns go before others, while the road is not full yet. */
const RIGHT_OF_WAY = 40;
/** 11.3: engineers go before everybody. */
const VANGUARD = 2000;

/** Points with which somebody who was held up marches on. */
const LEFT_TO_MARCH = 8;

/** A phase of movement, unit after unit, whoever is nearest to its goal first. */
export class Marching {
  readonly #situation: Situation;
  readonly #places: Places;
  readonly #tries = new Uint8Array(UNIT_COUNT);
  readonly #order = new Int16Array(UNIT_COUNT);
  readonly #ranks = new Int16Array(UNIT_COUNT);
  /** Unit → where its last march was to end, or −1. */
  readonly #marched = new Int16Array(UNIT_COUNT);
  #count = 0;
  #vanguard = 0;
  #at = 0;
  #isSecond = false;

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#places = new Places(situation);
  }

  /** @param isBusy whether a unit has something else to do */
  begin(state: DriveState, side: Side, isBusy: (unit: number) => boolean): void {
    this.#tries.fill(0);
    this.#marched.fill(NONE);
    this.#at = this.#count = this.#vanguard = 0;
    this.#isSecond = false;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (state.unitCell[unit] < 0 || state.unitPoints[unit] === 0 || isBusy(unit)) continue;
      const rank = this.#rank(state, unit);
      let at = this.#count++;
      for (; at > 0 && this.#ranks[this.#order[at - 1]] > rank; at--) this.#order[at] = this.#order[at - 1];
      this.#order[at] = unit;
      this.#ranks[unit] = rank;
      if (roleOf(state, unit) === 'engineer') this.#vanguard++;
    }
  }

  #rank(state: DriveState, unit: number): number {
    const goal = this.#situation.goalOf(unit);
    const far = goal === NONE ? 0 : fieldTo(state, goal, unit)[state.unitCell[unit]];
    const role = roleOf(state, unit);
    if (role === 'engineer') return far - VANGUARD;
    return role === 'fighter' ? far : far - RIGHT_OF_WAY;
  }

  /** The orders of engineers, who march before anybody takes up their road. */
  first(state: DriveState): DriveAction | undefined {
    return this.#isSecond ? undefined : this.#upTo(state, this.#vanguard);
  }

  next(state: DriveState): DriveAction | undefined {
    for (;;) {
      const order = this.#upTo(state, this.#count);
      if (order !== undefined) return order;
      if (this.#isSecond) return undefined;
      this.#beginAgain(state);
    }
  }

  #upTo(state: DriveState, end: number): DriveAction | undefined {
    for (; this.#at < end; this.#at++) {
      const unit = this.#order[this.#at];
      while (this.#tries[unit] < MOST_TRIES) {
        this.#tries[unit]++;
        const order = this.#orderFor(state, unit);
        if (order === undefined) break;
        return order;
      }
    }
    return undefined;
  }

  /** Whoever found the road full tries again when the others have marched on. */
  #beginAgain(state: DriveState): void {
    this.#isSecond = true;
    this.#at = 0;
    let count = 0;
    for (let at = 0; at < this.#count; at++) {
      const unit = this.#order[at];
      if (!this.#isHeldUp(state, unit)) continue;
      this.#order[count++] = unit;
      this.#tries[unit] = 0;
      this.#marched[unit] = NONE;
    }
    this.#count = count;
  }

  #isHeldUp(state: DriveState, unit: number): boolean {
    const goal = this.#situation.goalOf(unit);
    const cell = state.unitCell[unit];
    return goal !== NONE && cell >= 0 && cell !== goal && state.unitPoints[unit] >= LEFT_TO_MARCH;
  }

  /** Whether a unit would march anywhere in column: nobody changes his mode for nothing. */
  #getsOn(state: DriveState, unit: number, goal: number, field: Int16Array): boolean {
    const from = state.unitCell[unit];
    state.unitMode[unit] = TRAVEL;
    state.unitPoints[unit] -= COST.mode;
    const to = this.#places.best(state, unit, goal, field, findWays(state, unit));
    state.unitMode[unit] = NORMAL;
    state.unitPoints[unit] += COST.mode;
    return field[from] - field[to] > COST.mode;
  }

  #orderFor(state: DriveState, unit: number): DriveAction | undefined {
    const from = state.unitCell[unit];
    if (state.unitAttack[unit] !== NONE || from < 0) return undefined;
    const { picture } = this.#situation;
    const travelling = state.unitMode[unit] === TRAVEL;
    if (this.#situation.guards(state, unit))
      return travelling && state.unitPoints[unit] >= COST.mode ? { kind: 'mode', unit } : undefined;
    const goal = this.#situation.goalOf(unit);
    const field = goal === NONE ? undefined : fieldTo(state, goal, unit);
    // Whoever has taken up its arms again keeps them.
    const isFirst = this.#tries[unit] === 1;
    if (isFirst && !travelling && field !== undefined && travelPays(state, picture, unit, goal, field))
      if (this.#getsOn(state, unit, goal, field)) return { kind: 'mode', unit };
    if (this.#marched[unit] !== from) {
      const ways = findWays(state, unit);
      const to = this.#places.best(state, unit, goal, field, ways);
      this.#marched[unit] = to;
      if (to !== from) return { kind: 'move', unit, way: ways.to(to)! };
    }
    if (!travelling || !deploys(state, picture, unit, goal, field)) return undefined;
    // In arms there is more to reach.
    this.#marched[unit] = NONE;
    return { kind: 'mode', unit };
  }
}
