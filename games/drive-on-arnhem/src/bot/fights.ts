import { CELLS } from '../data/board.ts';
import { LAST_TURN } from '../data/tables.ts';
import { FIRST, LAST, UNIT_COUNT } from '../data/units.ts';
import { NONE, type DriveState } from '../state.ts';
import { Attack } from './attack.ts';
import { estimate, weighAttack } from './estimate.ts';
import { Reach } from './reach.ts';
import { roleOf } from './roles.ts';
import type { Situation } from './situation.ts';

/** What an insistent order adds to the gain of an attack, in combat points. */
const INSISTENCE = 15;
/** H28: guns take six tenths of what other fire does; what is left of this side's losses by them is reckoned there. */
const GUNS_EFFICIENCY = 0.95;
/** Part of the enemy's guns in range that are taken to fire: each does so once a phase (H29). */
const PROTECTIVE = 0.5;
/** Worth of a post for one combat point, when it is given up. */
const ABANDONING = 4;
/** What the way out of its sector costs a unit for one combat point. */
const STRAYING = 3;
/** What a defender's losses are worth of driving him off. */
const WEARING_DOWN = 0.8;
/** What one attacker more must add, in combat points: he pays points for it and stays where he is. */
const EFFORT = 1.5;
/** Combat points of a defender whom only the patient leave alone. */
const STRONG = 40;
/** Of more attackers than these some stay where they are. */
const STAYS_FROM = 2;

/** Which attacks to make, the best first: guns fire in the first battle in their range (H29). */
export class Fights {
  /** The attack chosen last. */
  readonly attack = new Attack();
  readonly #situation: Situation;
  readonly #reach: Reach;
  /** Unit → 1 once it takes part in an attack; and once its guns do. */
  readonly #taken = new Uint8Array(UNIT_COUNT);
  readonly #gunsUsed = new Uint8Array(UNIT_COUNT);
  /** Cell → what an attack on it was worth when it was looked at last. */
  readonly #gains = new Float64Array(CELLS);
  readonly #isFree = (unit: number): boolean => this.#taken[unit] === 0;

  constructor(situation: Situation) {
    this.#situation = situation;
    this.#reach = new Reach(situation);
  }

  /** @param far whether who can march up to the enemy counts, or only who stands next to him */
  begin(state: DriveState, far: boolean): void {
    this.#taken.fill(0);
    this.#gunsUsed.fill(0);
    this.#reach.look(state, far);
    const { enemyCells, enemyCellCount } = this.#situation.picture;
    for (let index = 0; index < enemyCellCount; index++)
      this.#gains[enemyCells[index]] = this.#gain(state, enemyCells[index]);
  }

  takesPart(unit: number): boolean {
    return this.#taken[unit] === 1;
  }

  /** Makes the next attack; false if none is worth it. */
  choose(state: DriveState): boolean {
    for (;;) {
      const target = this.#mostGain();
      if (target === NONE) return false;
      // Since it was looked at others may have taken its men and guns.
      const gain = this.#gain(state, target);
      const isStill = gain >= this.#gains[target];
      this.#gains[target] = gain;
      if (!isStill) continue;
      this.#gains[target] = 0;
      this.#spare(state);
      this.#commit(state);
      return true;
    }
  }

  #mostGain(): number {
    const { enemyCells, enemyCellCount } = this.#situation.picture;
    let best = NONE;
    let most = 0;
    for (let index = 0; index < enemyCellCount; index++) {
      const gain = this.#gains[enemyCells[index]];
      if (gain <= most) continue;
      most = gain;
      best = enemyCells[index];
    }
    return best;
  }

  /** What an attack by everybody who can is worth, in combat points above what would do; leaves it in `attack`. */
  #gain(state: DriveState, cell: number): number {
    const { plan } = this.#situation;
    const focus = this.#situation.isPlanned() ? plan.focus[state.cellTop[cell]] : 0;
    this.attack.on(cell);
    if (focus < 0) return Number.NEGATIVE_INFINITY;
    this.#reach.gather(state, this.attack, this.#isFree);
    return this.attack.count === 0 ? Number.NEGATIVE_INFINITY : this.#weigh(state, focus);
  }

  /** Whoever adds less than he can do elsewhere is left out. */
  #spare(state: DriveState): void {
    const { count } = this.attack;
    let best = count;
    let most = Number.NEGATIVE_INFINITY;
    for (let some = 1; some <= count; some++) {
      this.attack.keep(some);
      const gain = this.#worthWhile(state, 0) - EFFORT * some;
      if (gain <= most) continue;
      most = gain;
      best = some;
    }
    this.attack.keep(best);
  }

  /** What the attack as it stands is worth above what its attackers ask for. */
  #weigh(state: DriveState, focus: number): number {
    const { units, count, target: cell } = this.attack;
    let threshold = 0;
    for (let index = 0; index < count; index++)
      threshold +=
        (this.#situation.threshold(units[index]) + this.#situation.sectors.outside(units[index], cell) / STRAYING) /
        count;
    const gain = this.#worthWhile(state, focus);
    // Patience is for the strong: a remnant is finished off by whoever stands before it.
    const patience = threshold > 0 ? threshold * Math.min(1, estimate.enemyStrength / STRONG) ** 2 : threshold;
    return gain - patience + (focus > 0 ? INSISTENCE : 0);
  }

  /** What the attack as it stands gains, whoever makes it. */
  #worthWhile(state: DriveState, focus: number): number {
    const { picture, worth } = this.#situation;
    const { target: cell } = this.attack;
    weighAttack(state, picture.side, this.attack, this.#barrage(state, cell), PROTECTIVE * picture.enemyGuns[cell]);
    const { ownLoss, enemyLoss, enemyStrength, clear } = estimate;
    // After the last phase of a side only ground counts, and who is driven off may retreat to where he does harm.
    if (this.#isLastPhase(state) && worth.ground[cell] === 0) return Number.NEGATIVE_INFINITY;
    // An attack that can neither drive the enemy off nor cost him as much as us is none.
    if (enemyLoss < 0.6 * ownLoss && clear < 0.25 && focus === 0) return Number.NEGATIVE_INFINITY;
    const ground = worth.forFight(state, cell, picture.side);
    // Whom an attack does not drive off it wears down for the next.
    const worn = (1 - clear) * WEARING_DOWN * (enemyLoss / enemyStrength);
    return 1.1 * enemyLoss - ownLoss + (clear + worn) * ground - this.#abandoned(state, clear);
  }

  #isLastPhase({ turn, phase }: DriveState): boolean {
    return turn === LAST_TURN && (phase === 'alliedSecond' || phase === 'germanSecond');
  }

  /** What is left behind empty: at once by who marches up, and by few attackers when they go after the enemy (H31). */
  #abandoned(state: DriveState, clear: number): number {
    const { worth, picture } = this.#situation;
    const { units, from, count } = this.attack;
    const follow = count > STAYS_FROM ? clear / 2 : clear;
    let price = 0;
    for (let index = 0; index < count; index++) {
      const cell = state.unitCell[units[index]];
      if (!this.#isFirstFrom(state, index) || picture.threat[cell] === 0) continue;
      let staying = 0;
      for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
        if (!this.attack.has(unit)) staying += roleOf(state, unit) === 'fighter' ? 1 : 0.5;
      if (staying < 1) price += (worth.ground[cell] / ABANDONING) * (from[index] === cell ? follow : 1);
    }
    return price;
  }

  #isFirstFrom(state: DriveState, index: number): boolean {
    const { units } = this.attack;
    for (let before = 0; before < index; before++)
      if (state.unitCell[units[before]] === state.unitCell[units[index]]) return false;
    return true;
  }

  #barrage(state: DriveState, cell: number): number {
    const { side } = this.#situation.picture;
    let guns = 0;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (this.#gunsUsed[unit] === 0 && this.#situation.shells(state, unit, cell))
        guns += (state.unitGuns[unit] * state.unitEfficiency[unit] * GUNS_EFFICIENCY) / 100;
    return guns;
  }

  #commit(state: DriveState): void {
    const { units, count, target } = this.attack;
    for (let index = 0; index < count; index++) this.#taken[units[index]] = 1;
    const { side } = this.#situation.picture;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++)
      if (this.#situation.shells(state, unit, target)) this.#gunsUsed[unit] = 1;
  }
}
