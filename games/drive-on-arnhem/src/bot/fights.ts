import { CELLS, DEGREE, NEIGHBOUR, RING } from '../data/board.ts';
import { COST } from '../data/tables.ts';
import { FIRST, LAST, UNIT_COUNT } from '../data/units.ts';
import { isHeldBy } from '../rules/stacks.ts';
import { isAdvanced, NONE, NORMAL, type DriveState } from '../state.ts';
import { attackPower, estimate, weighAttack } from './estimate.ts';
import { roleOf } from './roles.ts';
import type { Situation } from './situation.ts';

/** Attackers beyond these add little. */
const MOST_ATTACKERS = 5;
/** What an insistent order adds to the gain of an attack, in combat points. */
const INSISTENCE = 15;
/** H28: guns take six tenths of what other fire does; what is left of this side's losses by them is reckoned there. */
const GUNS_EFFICIENCY = 0.95;
/** Part of the enemy's guns in range that are taken to fire: each does so once a phase (H29). */
const PROTECTIVE = 0.5;
/** Worth of a post for one combat point, when it is given up. */
const ABANDONING = 4;
/** What a defender's losses are worth of driving him off. */
const WEARING_DOWN = 0.8;
/** Of more attackers than these some stay where they are. */
const STAYS_FROM = 2;

/** Which attacks to plot in a phase, the best first: guns fire in the first battle in their range (H29). */
export class Fights {
  readonly #situation: Situation;
  /** The attackers of the fight chosen last, the strongest first. */
  readonly attackers = new Int16Array(MOST_ATTACKERS);
  count = 0;
  /** Cell → 1 once an attack on it was weighed or plotted. */
  readonly #settled = new Uint8Array(CELLS);
  readonly #gunsUsed = new Uint8Array(UNIT_COUNT);

  readonly #powers = new Float64Array(UNIT_COUNT);

  constructor(situation: Situation) {
    this.#situation = situation;
  }

  begin(): void {
    this.#settled.fill(0);
    this.#gunsUsed.fill(0);
  }

  /** The hex to attack next, or −1; those who attack it stand in `attackers`. */
  choose(state: DriveState): number {
    const { picture } = this.#situation;
    let best = NONE;
    let most = 0;
    for (let index = 0; index < picture.enemyCellCount; index++) {
      const cell = picture.enemyCells[index];
      if (this.#settled[cell] === 1) continue;
      const gain = this.gain(state, cell);
      if (gain <= most) continue;
      most = gain;
      best = cell;
    }
    if (best === NONE) return NONE;
    this.gain(state, best);
    this.#settled[best] = 1;
    this.#useGuns(state, best);
    return best;
  }

  /** What an attack by everybody who can is worth, in combat points above what would do; leaves them in `attackers`. */
  gain(state: DriveState, cell: number): number {
    const { picture, worth, plan } = this.#situation;
    this.#gather(state, cell);
    if (this.count === 0) return Number.NEGATIVE_INFINITY;
    const top = state.cellTop[cell];
    const focus = this.#situation.isPlanned() ? plan.focus[top] : 0;
    if (focus < 0) return Number.NEGATIVE_INFINITY;
    let threshold = 0;
    for (let index = 0; index < this.count; index++)
      threshold += this.#situation.threshold(this.attackers[index]) / this.count;
    const barrage = this.#barrage(state, cell);
    weighAttack(state, picture.side, cell, this.attackers, this.count, barrage, PROTECTIVE * picture.enemyGuns[cell]);
    const { ownLoss, enemyLoss, enemyStrength, clear } = estimate;
    const ground = worth.forFight(state, cell, picture.side);
    // Whom an attack does not drive off it wears down for the next.
    const worn = (1 - clear) * WEARING_DOWN * (enemyLoss / enemyStrength);
    const gain = 1.1 * enemyLoss - ownLoss + (clear + worn) * ground - clear * this.#abandoned(state);
    // An attack that can neither drive the enemy off nor cost him as much as us is none.
    if (enemyLoss < 0.6 * ownLoss && clear < 0.25 && focus === 0) return Number.NEGATIVE_INFINITY;
    return gain - threshold + (focus > 0 ? INSISTENCE : 0);
  }

  /** What is left behind empty when everybody who attacks goes after the enemy, as few attackers all do (H31). */
  #abandoned(state: DriveState): number {
    const { worth, picture } = this.#situation;
    let price = 0;
    for (let index = 0; index < this.count; index++) {
      const from = state.unitCell[this.attackers[index]];
      if (!this.#isFirstFrom(state, index) || picture.threat[from] === 0) continue;
      let staying = 0;
      for (let unit = state.cellTop[from]; unit !== NONE; unit = state.unitNext[unit])
        if (!this.#attacks(unit)) staying += roleOf(state, unit) === 'fighter' ? 1 : 0.5;
      if (staying < 1) price += worth.ground[from] / ABANDONING;
    }
    return this.count > STAYS_FROM ? price / 2 : price;
  }

  #isFirstFrom(state: DriveState, index: number): boolean {
    for (let before = 0; before < index; before++)
      if (state.unitCell[this.attackers[before]] === state.unitCell[this.attackers[index]]) return false;
    return true;
  }

  #attacks(unit: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.attackers[index] === unit) return true;
    return false;
  }

  #gather(state: DriveState, cell: number): void {
    const { side } = this.#situation.picture;
    this.count = 0;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
      const from = NEIGHBOUR[step];
      if (from < 0 || RING[from] === 1 || !isHeldBy(state, side, from)) continue;
      const guard = isAdvanced(state) ? NONE : this.#guardOf(state, from);
      for (let unit = state.cellTop[from]; unit !== NONE; unit = state.unitNext[unit])
        if (unit !== guard && mayAttack(state, unit)) this.#enlist(unit, attackPower(state, unit, cell));
    }
  }

  /** Who stays in a hex that must not be left: the weakest of its guards, unless somebody attacks from it who is not one. */
  #guardOf(state: DriveState, cell: number): number {
    if (!this.#situation.worth.isKey(cell)) return NONE;
    let guard = NONE;
    for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit]) {
      if (state.unitAttack[unit] !== NONE || !this.#situation.guards(state, unit)) continue;
      if (guard === NONE || state.unitStrength[unit] < state.unitStrength[guard]) guard = unit;
    }
    return guard;
  }

  /** The strongest first. */
  #enlist(unit: number, power: number): void {
    if (this.count === MOST_ATTACKERS && power <= this.#powers[MOST_ATTACKERS - 1]) return;
    let at = Math.min(this.count, MOST_ATTACKERS - 1);
    for (; at > 0 && this.#powers[at - 1] < power; at--) {
      this.attackers[at] = this.attackers[at - 1];
      this.#powers[at] = this.#powers[at - 1];
    }
    this.attackers[at] = unit;
    this.#powers[at] = power;
    if (this.count < MOST_ATTACKERS) this.count++;
  }

  #barrage(state: DriveState, cell: number): number {
    const { side } = this.#situation.picture;
    let guns = 0;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (this.#gunsUsed[unit] === 0 && this.#situation.shells(state, unit, cell))
        guns += (state.unitGuns[unit] * state.unitEfficiency[unit] * GUNS_EFFICIENCY) / 100;
    return guns;
  }

  #useGuns(state: DriveState, cell: number): void {
    const { side } = this.#situation.picture;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (this.#situation.shells(state, unit, cell)) this.#gunsUsed[unit] = 1;
  }
}

/** Fighters in normal mode with points enough to count; guns, staffs and engineers are not for this. */
function mayAttack(state: DriveState, unit: number): boolean {
  if (state.unitAttack[unit] !== NONE || state.unitMode[unit] !== NORMAL) return false;
  // H39: out of command an attack costs at least one more.
  const least = COST.offensiveFire + state.unitOutOfCommand[unit];
  return state.unitPoints[unit] >= least && roleOf(state, unit) === 'fighter';
}
