import { hexDistance } from '@club-route/engine';
import { board, CELLS, CITY, DEGREE, FOREST, NEIGHBOUR, RING, ROUGH, TERRAIN, TOWN } from '../data/board.ts';
import { ALLOWANCE, COST, MOST_STACKED } from '../data/tables.ts';
import { PARENT_OF, sideOf } from '../data/units.ts';
import { isHeldBy, stackPoints } from '../rules/stacks.ts';
import { isOwnedBy } from '../rules/supply.ts';
import type { Ways } from '../rules/ways.ts';
import { NONE, TRAVEL, type DriveState } from '../state.ts';
import { roleOf, type Role } from './roles.ts';
import type { Situation } from './situation.ts';

/** Hexes from which guns fire, and what it is worth to be so near. */
const IN_RANGE = 2;
const IN_RANGE_BONUS = 25;

const COVER = new Int8Array(6);
COVER[CITY] = 14;
COVER[TOWN] = 6;
COVER[FOREST] = 6;
COVER[ROUGH] = 2;

/** Where a unit does best to end its march. */
export class Places {
  readonly #situation: Situation;
  /** Of the unit being thought about: its goal, and what it costs from every cell to it; nothing if it has none. */
  #goal: number = NONE;
  #field: Int16Array | undefined;

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** The best cell within reach, which may be where the unit stands. */
  best(state: DriveState, unit: number, goal: number, field: Int16Array | undefined, ways: Ways): number {
    this.#goal = goal;
    this.#field = field;
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
    const goal = this.#goal;
    let score = left / 4;
    if (this.#field !== undefined) score -= (this.#field[cell] * posture.advance * 4) / 10;
    const isPost = cell === goal && !this.#situation.isReserve(unit);
    if (isPost) score += ((20 + worth.ground[cell] / 2) * posture.hold) / 10;
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
    if (side === 'allied' && !isPost)
      score -= worth.nuisance(cell, state.unitStack[unit], stackPoints(state, cell, unit));
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
    const goal = this.#goal;
    if (goal !== NONE && picture.enemy[goal] === 0) strike /= 3;
    const time = ready < COST.offensiveFire ? 0.3 : Math.min(1, ready / ALLOWANCE[state.unitSupply[unit]]);
    return (strike * time * posture.strike) / 10 - (danger * posture.caution) / 60;
  }
}

/** Whether another unit of the same parent stands there, with room for both. */
function hasKin(state: DriveState, unit: number, cell: number): boolean {
  const parent = PARENT_OF[unit];
  if (parent === NONE || stackPoints(state, cell, unit) + state.unitStack[unit] > MOST_STACKED) return false;
  for (let other = state.cellTop[cell]; other !== NONE; other = state.unitNext[other])
    if (other !== unit && (PARENT_OF[other] === parent || other === parent)) return true;
  return false;
}
