import { CELLS, DEGREE, NEIGHBOUR, RING } from '../data/board.ts';
import { COST, MOST_STACKED } from '../data/tables.ts';
import { FIRST, LAST, sideOf, UNIT_COUNT } from '../data/units.ts';
import { isHeldBy, stackPoints } from '../rules/stacks.ts';
import { findWays } from '../rules/ways.ts';
import { isAdvanced, NONE, NORMAL, type DriveState } from '../state.ts';
import type { Attack } from './attack.ts';
import { attackPower } from './estimate.ts';
import { roleOf } from './roles.ts';
import type { Situation } from './situation.ts';

/** From where fighters of a side could attack in this phase, and with how many points. */
export class Reach {
  readonly #situation: Situation;
  /** Fighters that may take part. */
  readonly #units: number[] = [];
  /**
   * Unit → 1 for guards, who must go after whom they drive off (H31), but for the advanced game. They attack only who
   * stands where all is lost if he stays.
   */
  readonly #stays = new Uint8Array(UNIT_COUNT);
  /** Unit × cells + cell → points it has there, in arms; −1 out of reach. */
  readonly #points = new Int8Array(UNIT_COUNT * CELLS);
  /** Hexes of the field next to an enemy. */
  readonly #contacts = new Int16Array(CELLS);
  #contactCount = 0;

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  /** @param far whether marches count, or only who stands next to the enemy already */
  look(state: DriveState, far: boolean): void {
    const { side } = this.#situation.picture;
    this.#units.length = 0;
    if (far) this.#listContacts();
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (state.unitCell[unit] < 0 || state.unitAttack[unit] !== NONE || roleOf(state, unit) !== 'fighter') continue;
      this.#stays[unit] = !isAdvanced(state) && this.#situation.guards(state, unit) ? 1 : 0;
      if (far ? this.#lookFar(state, unit) : this.#lookAround(state, unit)) this.#units.push(unit);
    }
  }

  #lookAround(state: DriveState, unit: number): boolean {
    const cell = state.unitCell[unit];
    if (RING[cell] === 1 || this.#situation.picture.enemyBeside[cell] === 0) return false;
    if (state.unitMode[unit] !== NORMAL || state.unitPoints[unit] < attackCost(state, unit)) return false;
    const first = unit * CELLS;
    this.#points.fill(-1, first, first + CELLS);
    this.#points[first + cell] = state.unitPoints[unit];
    return true;
  }

  #lookFar(state: DriveState, unit: number): boolean {
    const cell = state.unitCell[unit];
    const { threat } = this.#situation.picture;
    const deploying = state.unitMode[unit] === NORMAL ? 0 : COST.mode;
    if (state.unitPoints[unit] < attackCost(state, unit) + deploying) return false;
    if (this.#situation.hasErrand(state, unit)) return false;
    if (this.#situation.guards(state, unit)) return this.#lookAround(state, unit);
    const first = unit * CELLS;
    if (deploying === 0 && threat[cell] === 0) return false;
    const { left } = findWays(state, unit);
    const cost = attackCost(state, unit);
    let found = false;
    this.#points.fill(-1, first, first + CELLS);
    for (let index = 0; index < this.#contactCount; index++) {
      const at = this.#contacts[index];
      const points = left[at] - deploying;
      if (points < cost) continue;
      this.#points[first + at] = points;
      found = true;
    }
    return found;
  }

  #listContacts(): void {
    const { enemyBeside } = this.#situation.picture;
    this.#contactCount = 0;
    for (let cell = 0; cell < CELLS; cell++)
      if (RING[cell] === 0 && enemyBeside[cell] > 0) this.#contacts[this.#contactCount++] = cell;
  }

  /** Enlists everybody who can attack the target, each from where it does most. */
  gather(state: DriveState, attack: Attack, isFree: (unit: number) => boolean): void {
    const { worth, picture } = this.#situation;
    const isLost = picture.side === 'allied' && worth.isLifeline(attack.target);
    for (const unit of this.#units) {
      if (!isFree(unit) || (this.#stays[unit] === 1 && !isLost)) continue;
      let place = NONE;
      let most = 0;
      for (let step = attack.target * DEGREE; step < (attack.target + 1) * DEGREE; step++) {
        const from = NEIGHBOUR[step];
        if (from < 0) continue;
        const points = this.#points[unit * CELLS + from];
        if (points < 0 || !hasRoom(state, unit, from, attack)) continue;
        // Who need not march keeps his trenches.
        const power =
          attackPower(state, unit, from, points, attack.target) * (from === state.unitCell[unit] ? 1.05 : 1);
        if (power <= most) continue;
        most = power;
        place = from;
      }
      if (place !== NONE) attack.enlist(unit, place, this.#points[unit * CELLS + place], most);
    }
  }
}

/** H39: out of command an attack costs at least one more. */
function attackCost(state: DriveState, unit: number): number {
  return COST.offensiveFire + state.unitOutOfCommand[unit];
}

function hasRoom(state: DriveState, unit: number, from: number, attack: Attack): boolean {
  if (from === state.unitCell[unit]) return true;
  let stack = state.unitStack[unit];
  if (isHeldBy(state, sideOf(unit), from)) stack += stackPoints(state, from, unit);
  for (let index = 0; index < attack.count; index++) {
    const other = attack.units[index];
    if (attack.from[index] === from && state.unitCell[other] !== from) stack += state.unitStack[other];
  }
  return stack <= MOST_STACKED;
}
