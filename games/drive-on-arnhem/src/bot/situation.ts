import type { Posture } from '@club-route/engine/search';
import type { Side } from '../data/units.ts';
import { canShell } from '../rules/fire.ts';
import { NONE, type DriveState } from '../state.ts';
import { Picture } from './picture.ts';
import { plans, POSTURES, STEADY, type Plan } from './posture.ts';
import { Assignments } from './posts.ts';
import { SECTORS, type Scheme, type Sectors } from './sectors.ts';
import { Worth } from './worth.ts';

/** What a script knows and intends in an operation phase: the picture, what ground is worth, who goes to which post. */
export class Situation {
  readonly picture = new Picture();
  readonly worth = new Worth();
  readonly posts = new Assignments();
  plan: Plan = STEADY;
  #phase = '';
  #sightings = -1;
  #planned = false;

  get sectors(): Sectors {
    return this.posts.sectors;
  }

  /** The Germans go about it in another way from now on. */
  adopt(scheme: Scheme): void {
    this.posts.sectors = SECTORS[scheme];
    this.#phase = '';
  }

  /** Follows a plan from now on; whatever was thought out before is void. */
  follow(plan: Plan = STEADY): void {
    this.plan = plan;
    this.#phase = '';
  }

  /** Thinks once a phase, and looks again when somebody new has come into sight. True when a phase is new. */
  look(state: DriveState, side: Side): boolean {
    const phase = phaseName(state);
    const sightings = side === 'allied' ? state.alliedSightings.length : state.germanSightings.length;
    if (phase === this.#phase && sightings === this.#sightings) return false;
    const isNew = phase !== this.#phase;
    this.#phase = phase;
    this.#sightings = sightings;
    this.#planned = this.plan.phase === phase;
    this.picture.draw(state, side);
    this.worth.look(state, side, this.picture);
    if (isNew) this.posts.assign(state, side, this.picture, this.worth);
    return isNew;
  }

  /** Whether the plan was made for this phase; else only its postures count. */
  isPlanned(): boolean {
    return this.#planned;
  }

  /** Whether the plan for this phase sends a unit somewhere. */
  isSent(unit: number): boolean {
    return this.#planned && this.plan.goals[unit] !== NONE;
  }

  goalOf(unit: number): number {
    return this.isSent(unit) ? this.plan.goals[unit] : this.posts.of[unit];
  }

  /** Whether a unit is wanted nowhere and only keeps up with the others. */
  isReserve(unit: number): boolean {
    return !this.isSent(unit) && this.posts.reserve[unit] === 1;
  }

  /** Whether a unit is wanted elsewhere, and not to fight there, nor on a road that is to be fought for first. */
  hasErrand(state: DriveState, unit: number): boolean {
    const goal = this.goalOf(unit);
    if (this.picture.side === 'allied' && goal !== NONE && this.worth.route.place[goal] > this.worth.route.block)
      return false;
    return goal !== NONE && goal !== state.unitCell[unit] && this.picture.enemy[goal] === 0;
  }

  /**
   * Whether a unit has a key to the battle in its keeping, so that it neither goes away nor after the enemy: because it was
   * sent there, or because it is the last who can be there before an enemy next to it.
   */
  guards(state: DriveState, unit: number): boolean {
    const cell = state.unitCell[unit];
    if (!this.worth.isKey(cell) || (this.posts.urgent[unit] === 1 && this.goalOf(unit) !== cell)) return false;
    if (this.goalOf(unit) === cell && !this.isReserve(unit)) return true;
    const isAlone = state.cellTop[cell] === unit && state.unitNext[unit] === NONE;
    return isAlone && this.picture.enemyBeside[cell] > 0;
  }

  posture(unit: number): Posture {
    return POSTURES[this.plan.postures[plans.formationOf[unit]]];
  }

  /** What an attack of a unit must gain. */
  threshold(unit: number): number {
    return this.posture(unit).threshold + this.sectors.patience[unit];
  }

  /** Own guns that can fire at a hex in this phase. */
  shells(state: DriveState, unit: number, cell: number): boolean {
    return state.unitGuns[unit] > 0 && state.unitAttack[unit] === NONE && canShell(state, unit, cell);
  }
}

/** Different for every phase of a game. */
export function phaseName({ turn, phase }: DriveState): string {
  return `${turn} ${phase}`;
}
