import { NONE } from '../state.ts';

/** Beyond the third each attacker adds the same (H25), and shares in the losses: there are never enough, but no more than these fit in. */
const MOST_ATTACKERS = 12;

/** An attack that may be made: who would take part, from where and with how many points, the strongest first. */
export class Attack {
  target: number = NONE;
  count = 0;
  readonly units: Int16Array = new Int16Array(MOST_ATTACKERS);
  readonly from: Int16Array = new Int16Array(MOST_ATTACKERS);
  readonly points: Int8Array = new Int8Array(MOST_ATTACKERS);
  readonly #powers = new Float64Array(MOST_ATTACKERS);

  on(target: number): void {
    this.target = target;
    this.count = 0;
  }

  /** The weakest makes room when there are too many. */
  enlist(unit: number, from: number, points: number, power: number): void {
    if (this.count === MOST_ATTACKERS && power <= this.#powers[MOST_ATTACKERS - 1]) return;
    let at = Math.min(this.count, MOST_ATTACKERS - 1);
    for (; at > 0 && this.#powers[at - 1] < power; at--) this.#shift(at);
    this.units[at] = unit;
    this.from[at] = from;
    this.points[at] = points;
    this.#powers[at] = power;
    if (this.count < MOST_ATTACKERS) this.count++;
  }

  #shift(at: number): void {
    this.units[at] = this.units[at - 1];
    this.from[at] = this.from[at - 1];
    this.points[at] = this.points[at - 1];
    this.#powers[at] = this.#powers[at - 1];
  }

  /** Only the strongest few take part. */
  keep(count: number): void {
    this.count = count;
  }

  has(unit: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.units[index] === unit) return true;
    return false;
  }
}
