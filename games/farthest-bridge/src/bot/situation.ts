import type { Posture } from '@club-route/engine/search';
import { BRIDGES } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, UNIT_COUNT } from '../data/units.ts';
import { isMobilePhase, isOnMap, NONE, phasingSide, type FarthestBridgeState } from '../state.ts';
import { Assaults } from './assaults.ts';
import type { FightTerms } from './fights.ts';
import { CORRIDOR_BRIDGES, IS_ARNHEM } from './ground.ts';
import { scoreCell } from './marches.ts';
import { Picture, rousesArnhem } from './picture.ts';
import { plans, POSTURES, STEADY, type Plan } from './posture.ts';
import { Assignments } from './posts.ts';
import { WEIGHTS } from './weights.ts';

/** What a script knows and intends in a phase: the picture, who attacks from where, who goes to which post. */
export class Situation {
  readonly picture = new Picture();
  readonly assaults = new Assaults();
  readonly posts = new Assignments();
  plan: Plan = STEADY;
  #turn = -1;
  #phase = '';
  #bridgesDown = -1;

  /** Follows a plan from now on; whatever was thought out before is void. */
  follow(plan: Plan = STEADY): void {
    this.plan = plan;
    this.#turn = -1;
  }

  /** The picture is drawn once a phase, and again when a bridge has gone or come back. True when a phase is new. */
  look(state: FarthestBridgeState): boolean {
    const newPhase = state.turn !== this.#turn || state.phase !== this.#phase;
    if (!newPhase && state.bridgesDown === this.#bridgesDown) return false;
    this.#turn = state.turn;
    this.#phase = state.phase;
    this.#bridgesDown = state.bridgesDown;
    this.picture.draw(state);
    return newPhase;
  }

  /** Who attacks from where, and who goes to which post, is settled before anybody moves. */
  prepare(state: FarthestBridgeState): void {
    const side = phasingSide(state);
    this.assaults.cellOf.fill(NONE);
    // Whom Arnhem needs does not go off to attack.
    this.posts.assign(state, this.picture, side, this.assaults.cellOf);
    if (!isMobilePhase(state))
      this.assaults.plan(state, this.picture, {
        ...this.fightTerms,
        price: (unit, cell) => this.#price(state, unit, cell),
      });
    this.posts.assign(state, this.picture, side, this.assaults.cellOf);
    if (state.phase !== this.plan.phase) return;
    // Whoever is still to come makes for where the plan wants it.
    for (let unit = 0; unit < UNIT_COUNT; unit++)
      if (this.plan.goals[unit] !== NONE && !isOnMap(state, unit)) this.posts.of[unit] = this.plan.goals[unit]!;
  }

  get fightTerms(): FightTerms {
    // Time works for the Germans: they attack only where it pays well.
    const reserve = (unit: number): number => (unit < FIRST_GERMAN ? 0 : WEIGHTS.germanReserve);
    return { threshold: (unit) => this.posture(unit).threshold + reserve(unit), focus: this.plan.focus };
  }

  posture(unit: number): Posture {
    return POSTURES[this.plan.postures[plans.formationOf[unit]!]!]!;
  }

  /** How good a hex is for a unit to end in. */
  score(state: FarthestBridgeState, unit: number, cell: number): number {
    return scoreCell(state, this.picture, unit, cell, this.posture(unit), this.posts.of[unit]!);
  }

  bestOf(state: FarthestBridgeState, unit: number, cells: readonly number[]): number {
    let best = cells[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const cell of cells) {
      const score = this.score(state, unit, cell);
      if (score > most) {
        most = score;
        best = cell;
      }
    }
    return best;
  }

  /** What is given up when a unit leaves its place to attack: a bridge, or Arnhem; for XXX Corps, way already made. */
  #price(state: FarthestBridgeState, unit: number, to: number): number {
    const cell = state.unitCell[unit]!;
    if (COUNTS_FOR_VICTORY[unit] === 1) {
      const field = this.picture.fieldFor(unit);
      return (Math.max(0, field[to]! - field[cell]! + WEIGHTS.detour) * WEIGHTS.detourPrice) / 10;
    }
    if (unit < FIRST_GERMAN && rousesArnhem(state, this.picture, to)) return WEIGHTS.rousingPrice;
    const { hold } = this.posture(unit);
    const post = this.posts.of[unit]!;
    if (unit >= FIRST_GERMAN && post !== NONE && IS_ARNHEM[post] === 1 && this.picture.distance <= WEIGHTS.alarm)
      return (hold * WEIGHTS.alarmPrice) / 10;
    if (IS_ARNHEM[cell] === 1) return (hold * (unit < FIRST_GERMAN ? WEIGHTS.arnhemPrice : WEIGHTS.garrisonPrice)) / 10;
    if (unit >= FIRST_GERMAN) return 0;
    for (const bridge of CORRIDOR_BRIDGES)
      if (this.picture.needed[bridge] === 1 && BRIDGES[bridge]!.cells.includes(cell))
        return (hold * WEIGHTS.bridgePrice) / 10;
    return 0;
  }
}
