import { hexDistance } from '@club-route/engine';
import type { DriveAction } from '../actions.ts';
import {
  board,
  CELLS,
  CITY,
  DEGREE,
  FOREST,
  NEIGHBOUR,
  RING,
  ROUGH,
  STEP_BRIDGE,
  TERRAIN,
  TOWN,
} from '../data/board.ts';
import { ALLOWANCE, COST, MOST_STACKED } from '../data/tables.ts';
import { COLUMN_OF_TYPE, FIRST, FOOT, LAST, PARENT_OF, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import { refuseMode } from '../phases/orders.ts';
import { isHeldBy, stackPoints } from '../rules/stacks.ts';
import { isOwnedBy } from '../rules/supply.ts';
import { findWays, type Ways } from '../rules/ways.ts';
import { isOpenRoad } from '../rules/weigh.ts';
import { seesEnemyIn } from '../rules/zones.ts';
import { NONE, TRAVEL, type DriveState } from '../state.ts';
import { fieldTo } from './ground.ts';
import { roleOf, type Role } from './roles.ts';
import type { Situation } from './situation.ts';

/** Orders for one unit in a phase, at most: a change of mode, a march, a change back, and what surprises leave. */
const MOST_TRIES = 4;
/** Hexes by road from which on it pays to change into travel mode. */
const WORTH_TRAVELLING = 3;
/** Points with which a column crosses a bridge under the eyes of the enemy and takes up its arms again. */
const CROSSING = 14;

/** Strength of enemies beside the road past which a column still drives. */
const BRAVED = 60;
/** Hexes from which guns fire, and what it is worth to be so near. */
const IN_RANGE = 2;
const IN_RANGE_BONUS = 25;

const COVER = new Int8Array(6);
COVER[CITY] = 14;
COVER[TOWN] = 6;
COVER[FOREST] = 6;
COVER[ROUGH] = 2;

/** A phase of movement, unit after unit, whoever is nearest to its goal first. */
export class Marching {
  readonly #situation: Situation;
  readonly #tries = new Uint8Array(UNIT_COUNT);
  readonly #order = new Int16Array(UNIT_COUNT);
  #count = 0;
  #at = 0;
  /** Of the unit being thought about: what it costs from every cell to its goal; nothing if it has none. */
  #field: Int16Array | undefined;

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** @param isBusy whether a unit has something else to do */
  begin(state: DriveState, side: Side, isBusy: (unit: number) => boolean): void {
    this.#tries.fill(0);
    this.#at = this.#count = 0;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (state.unitCell[unit] < 0 || state.unitPoints[unit] === 0 || isBusy(unit)) continue;
      const far = this.#distance(state, unit, state.unitCell[unit]);
      let at = this.#count++;
      for (; at > 0 && this.#distance(state, this.#order[at - 1], state.unitCell[this.#order[at - 1]]) > far; at--)
        this.#order[at] = this.#order[at - 1];
      this.#order[at] = unit;
    }
  }

  next(state: DriveState): DriveAction | undefined {
    for (; this.#at < this.#count; this.#at++) {
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

  #goal(unit: number): number {
    return this.#situation.goalOf(unit);
  }

  #distance(state: DriveState, unit: number, cell: number): number {
    const goal = this.#goal(unit);
    return goal === NONE ? 0 : fieldTo(state, goal, unit)[cell];
  }

  #orderFor(state: DriveState, unit: number): DriveAction | undefined {
    if (state.unitAttack[unit] !== NONE || state.unitCell[unit] < 0) return undefined;
    const from = state.unitCell[unit];
    const travelling = state.unitMode[unit] === TRAVEL;
    const goal = this.#goal(unit);
    this.#field = goal === NONE ? undefined : fieldTo(state, goal, unit);
    if (this.#situation.guards(state, unit))
      return travelling && state.unitPoints[unit] >= COST.mode ? { kind: 'mode', unit } : undefined;
    // Whoever has taken up its arms again keeps them.
    if (!travelling && this.#tries[unit] === 1 && this.#travelPays(state, unit)) return { kind: 'mode', unit };
    const ways = findWays(state, unit);
    const to = this.#bestCell(state, unit, ways);
    if (to !== from) return { kind: 'move', unit, way: ways.to(to)! };
    return travelling && this.#deploys(state, unit) ? { kind: 'mode', unit } : undefined;
  }

  /** Whether a road leads a good way towards the goal and no enemy stands by it, or a bridge that only columns cross. */
  #travelPays(state: DriveState, unit: number): boolean {
    const goal = this.#goal(unit);
    const from = state.unitCell[unit];
    if (goal === NONE || goal === from || state.unitPoints[unit] < COST.mode + 2 || RING[from] === 1) return false;
    const { enemyBeside } = this.#situation.picture;
    const step = roadStep(state, from, this.#field!);
    if (step === NONE || !hasRoom(state, unit, NEIGHBOUR[step])) return false;
    const crosses = STEP_BRIDGE[step] !== NONE && COLUMN_OF_TYPE[state.unitType[unit]] !== FOOT;
    if (
      !crosses &&
      ((enemyBeside[from] > 0 && sideOf(unit) === 'german') ||
        roadTowards(state, from, goal, this.#field!, enemyBeside) < WORTH_TRAVELLING)
    )
      return false;
    if (crosses && state.unitPoints[unit] < CROSSING) return false;
    return refuseMode(state, unit) === undefined;
  }

  /** A column that has arrived, cannot go on by road or has enemies about takes up its arms. */
  #deploys(state: DriveState, unit: number): boolean {
    const cell = state.unitCell[unit];
    if (state.unitPoints[unit] < COST.mode || (RING[cell] === 1 && this.#goal(unit) === NONE)) return false;
    const goal = this.#goal(unit);
    if (this.#situation.picture.threat[cell] > 0 || goal === NONE || goal === cell) return true;
    const step = roadStep(state, cell, this.#field!);
    // A column that cannot go on by road goes on across country.
    return (
      step === NONE ||
      this.#situation.picture.enemyBeside[NEIGHBOUR[step]] > 0 ||
      !hasRoom(state, unit, NEIGHBOUR[step])
    );
  }

  #bestCell(state: DriveState, unit: number, ways: Ways): number {
    const from = state.unitCell[unit];
    let best = from;
    let most = this.#score(state, unit, from, state.unitPoints[unit]) + 3;
    for (let cell = 0; cell < CELLS; cell++) {
      const left = ways.left[cell];
      if (left < 0 || cell === from) continue;
      const score = this.#score(state, unit, cell, left);
      if (score <= most) continue;
      most = score;
      best = cell;
    }
    return best;
  }

  /** How good a cell is for a unit to end in. */
  #score(state: DriveState, unit: number, cell: number, left: number): number {
    const side = sideOf(unit);
    const { picture, worth } = this.#situation;
    const posture = this.#situation.posture(unit);
    const role = roleOf(state, unit);
    const travelling = state.unitMode[unit] === TRAVEL;
    const goal = this.#goal(unit);
    let score = left / 4;
    if (this.#field !== undefined) score -= (this.#field[cell] * posture.advance * 4) / 10;
    if (cell === goal) score += ((20 + worth.ground[cell] / 2) * posture.hold) / 10;
    // The stack on its way out of the hex it leaves is still counted; it makes no difference worth the trouble.
    const company = isHeldBy(state, side, cell) ? picture.own[cell] : 0;
    const beside = picture.enemyBeside[cell];
    if (picture.threat[cell] > 0) {
      score += cell === goal || goal === NONE ? COVER[TERRAIN[cell]] : COVER[TERRAIN[cell]] / 3;
      if (travelling && left < COST.mode) score -= 10 + beside / 4;
    }
    if (beside > 0) score += this.#contact(state, unit, role, cell, left, company, travelling);
    if (!isOwnedBy(state, side, cell)) score += worth.ground[cell] / 5;
    if (company > 0 && hasKin(state, unit, cell)) score += 4;
    // Whoever stops on the highway is in the way of all who come after.
    if (side === 'allied' && cell !== goal) score -= worth.nuisance(cell) * state.unitStack[unit];
    if (role === 'guns' && goal !== NONE && !travelling && hexDistance(board, cell, goal) <= IN_RANGE)
      score += IN_RANGE_BONUS;
    return score;
  }

  /** Next to the enemy: worth it to strike, dangerous otherwise. */
  #contact(
    state: DriveState,
    unit: number,
    role: Role,
    cell: number,
    left: number,
    company: number,
    travelling: boolean,
  ): number {
    const { picture, worth } = this.#situation;
    const posture = this.#situation.posture(unit);
    const beside = picture.enemyBeside[cell];
    if (role !== 'fighter') return -40 - beside / 4 + Math.min(40, company / 3);
    const mine = company + (state.unitStrength[unit] * state.unitEfficiency[unit]) / 100;
    const danger = Math.max(0, beside + picture.enemyGuns[cell] / 3 - 1.2 * mine);
    let strike = 0;
    const ready = left - (travelling ? COST.mode : 0);
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const target = NEIGHBOUR[step];
      if (target < 0 || picture.enemy[target] === 0 || RING[target] === 1) continue;
      const odds = (picture.support[target] + picture.ownGuns[target]) / picture.enemy[target];
      if (odds < 1.3) continue;
      strike = Math.max(strike, worth.forFight(state, target, sideOf(unit)) * Math.min(2, odds));
    }
    // Who is wanted elsewhere strikes only in passing.
    const goal = this.#goal(unit);
    if (goal !== NONE && picture.enemy[goal] === 0) strike /= 3;
    const time = ready < COST.offensiveFire ? 0.3 : Math.min(1, ready / ALLOWANCE[state.unitSupply[unit]]);
    return (strike * time * posture.strike) / 10 - (danger * posture.caution) / 60;
  }
}

/** Whether a cell has no enemy in sight and room for a unit. */
function hasRoom(state: DriveState, unit: number, cell: number): boolean {
  const side = sideOf(unit);
  if (seesEnemyIn(state, side, cell)) return false;
  return !isHeldBy(state, side, cell) || stackPoints(state, cell, unit) + state.unitStack[unit] <= MOST_STACKED;
}

/** The step by open road that leads nearest to the goal, or −1 if none leads nearer. */
function roadStep(state: DriveState, cell: number, field: Int16Array): number {
  let best = NONE;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const to = NEIGHBOUR[step];
    if (to < 0 || !isOpenRoad(state, step) || field[to] >= field[cell]) continue;
    if (best === NONE || field[to] < field[NEIGHBOUR[best]]) best = step;
  }
  return best;
}

/** Steps by open road towards the goal before the way leaves the road or comes next to an enemy; four are as good as more. */
function roadTowards(
  state: DriveState,
  from: number,
  goal: number,
  field: Int16Array,
  enemyBeside: Float64Array,
): number {
  let steps = 0;
  for (let cell = from; cell !== goal && steps < WORTH_TRAVELLING; steps++) {
    const step = roadStep(state, cell, field);
    if (step === NONE || enemyBeside[NEIGHBOUR[step]] > BRAVED) return steps;
    cell = NEIGHBOUR[step];
  }
  return steps;
}

/** Whether another unit of the same parent stands there, with room for both. */
function hasKin(state: DriveState, unit: number, cell: number): boolean {
  const parent = PARENT_OF[unit];
  if (parent === NONE || stackPoints(state, cell, unit) + state.unitStack[unit] > MOST_STACKED) return false;
  for (let other = state.cellTop[cell]; other !== NONE; other = state.unitNext[other])
    if (other !== unit && (PARENT_OF[other] === parent || other === parent)) return true;
  return false;
}
