import type { Trail } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { BRIDGES, CELLS, HISTORIC_ZONES } from '../data/board.ts';
import {
  AIRBORNE,
  COUNTS_FOR_VICTORY,
  ENGINEER,
  FIRST_GERMAN,
  HALF_POINTS,
  MOBILE,
  sideOf,
  UNIT_COUNT,
  type Side,
} from '../data/units.ts';
import { choices } from '../choices.ts';
import { advances, canResist } from '../phases/aftermath.ts';
import { cellsForNext, FREE_UNITS } from '../phases/deployment.ts';
import { canLand, emptyBeside } from '../phases/landing.ts';
import { awaitsEntry, canMove, entryCells, entryCost, refuseEnter } from '../phases/march.ts';
import { isInEnemyZone, reach } from '../rules/movement.ts';
import { retreatPaths } from '../rules/retreat.ts';
import {
  isCombatPhase,
  isDown,
  isMobilePhase,
  isOnMap,
  NONE,
  optionsOf,
  phasingSide,
  type FarthestBridgeState,
} from '../state.ts';
import { Assaults } from './assaults.ts';
import { engineersWork } from './engineers.ts';
import { bestFight, bestSupport, possibleFights } from './fights.ts';
import { BRIDGE_INDEX, CORRIDOR, CORRIDOR_BRIDGES, CORRIDOR_NEAREST, fieldTo, IS_ARNHEM } from './ground.ts';
import { landingCell } from './landings.ts';
import { scoreCell } from './marches.ts';
import { clearingWorth, cuttingWorth, Picture, stepWorth } from './picture.ts';
import { FORMATION_OF, POSTURES, steadyPlan, type Plan, type Posture } from './posture.ts';
import { Posts } from './posts.ts';
import { WEIGHTS } from './weights.ts';

const STEADY = steadyPlan('over');
const NO_FOCUS = STEADY.focus;
/** How bad an attack may look to be tried out, and how many are. */
const LOWEST_GAIN = -6;
const OTHER_FIGHTS = 4;
const way = new Int16Array(CELLS);

/** So many of a unit's entry hexes are looked at, the nearest to where it is wanted. */
const ENTRIES = 3;

/**
 * A commander by rules of thumb. The Allies take the bridges and open the corridor; the Germans stand in the road, cut
 * it, blow what can be blown and hold Arnhem. Postures say how each formation goes about it.
 */
export class Script {
  #plan: Plan;
  /** Whether to name the whole way with every move: it spares the rules a search in trials. */
  readonly #ways: boolean;
  readonly #picture = new Picture();
  readonly #assaults = new Assaults();
  readonly #posts = new Posts();
  /** Units already thought about in this phase. */
  readonly #considered = new Uint8Array(UNIT_COUNT);
  #turn = -1;
  #phase = '';
  #bridgesDown = -1;
  #planned = false;
  #engineersAt = -1;
  /** Of the last look at what a unit can reach. */
  #trail: Trail | undefined;

  constructor(ways = false) {
    this.#ways = ways;
    this.#plan = STEADY;
  }

  /** Follows a plan from now on. */
  follow(plan: Plan = STEADY): void {
    this.#plan = plan;
    // Whatever was thought out before is void.
    this.#turn = -1;
  }

  decide(state: FarthestBridgeState, side: Side): FarthestBridgeAction {
    this.#look(state);
    if (state.phase === 'deploy') return { kind: 'deploy', cells: this.#deployment(state, side) };
    switch (state.step) {
      case 'free':
        return isCombatPhase(state) ? this.#fight(state) : this.#march(state);
      case 'moving':
        return this.#goOn(state);
      case 'placing':
        return {
          kind: 'place',
          cell: this.#bestOf(state, state.mover, emptyBeside(state, state.unitCell[state.mover]!)),
        };
      case 'demolition':
        return this.#demolition(state);
      case 'defence':
        return { kind: 'support', markers: bestSupport(state, this.#picture) };
      case 'retreat':
        return this.#retreat(state);
      case 'advance':
        return this.#advance(state);
    }
  }

  /** Free deployment: the drop zones as in history; the Germans where they would move to if they could. */
  #deployment(state: FarthestBridgeState, side: Side): readonly number[] {
    if (side === 'allied') return HISTORIC_ZONES;
    const cells: number[] = [];
    for (const unit of FREE_UNITS) cells.push(this.#bestOf(state, unit, cellsForNext('german', cells)));
    return cells;
  }

  /** The picture is drawn once a phase, and again when a bridge has gone or come back. */
  #look(state: FarthestBridgeState): void {
    const newPhase = state.turn !== this.#turn || state.phase !== this.#phase;
    if (!newPhase && state.bridgesDown === this.#bridgesDown) return;
    if (newPhase) {
      this.#considered.fill(0);
      this.#planned = false;
      this.#engineersAt = -1;
    }
    this.#turn = state.turn;
    this.#phase = state.phase;
    this.#bridgesDown = state.bridgesDown;
    this.#picture.draw(state);
  }

  #posture(unit: number): Posture {
    return POSTURES[this.#plan.postures[FORMATION_OF[unit]!]!]!;
  }

  #score(state: FarthestBridgeState, unit: number, cell: number): number {
    return scoreCell(state, this.#picture, unit, cell, this.#posture(unit), this.#posts.of[unit]!);
  }

  #bestOf(state: FarthestBridgeState, unit: number, cells: readonly number[]): number {
    let best = cells[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const cell of cells) {
      const score = this.#score(state, unit, cell);
      if (score > most) {
        most = score;
        best = cell;
      }
    }
    return best;
  }

  /** Who attacks from where, and who goes to which post, is settled before anybody moves. */
  #prepare(state: FarthestBridgeState): void {
    this.#planned = true;
    const side = phasingSide(state);
    this.#assaults.cellOf.fill(NONE);
    // Whom Arnhem needs does not go off to attack.
    this.#posts.assign(state, this.#picture, side, this.#assaults.cellOf);
    if (!isMobilePhase(state))
      this.#assaults.plan(state, this.#picture, {
        threshold: (unit) => this.#posture(unit).threshold,
        price: (unit) => this.#price(state, unit),
        focus: this.#plan.focus,
      });
    this.#posts.assign(state, this.#picture, side, this.#assaults.cellOf);
  }

  /** What is given up when a unit leaves its place: a bridge, or Arnhem. */
  #price(state: FarthestBridgeState, unit: number): number {
    const cell = state.unitCell[unit]!;
    const { hold } = this.#posture(unit);
    const post = this.#posts.of[unit]!;
    if (unit >= FIRST_GERMAN && post !== NONE && IS_ARNHEM[post] === 1 && this.#picture.distance <= WEIGHTS.alarm)
      return (hold * WEIGHTS.alarmPrice) / 10;
    if (IS_ARNHEM[cell] === 1) return (hold * (unit < FIRST_GERMAN ? WEIGHTS.arnhemPrice : WEIGHTS.garrisonPrice)) / 10;
    if (unit >= FIRST_GERMAN || COUNTS_FOR_VICTORY[unit] === 1) return 0;
    for (const bridge of CORRIDOR_BRIDGES)
      if (this.#picture.needed[bridge] === 1 && BRIDGES[bridge]!.cells.includes(cell))
        return (hold * WEIGHTS.bridgePrice) / 10;
    return 0;
  }

  #march(state: FarthestBridgeState): FarthestBridgeAction {
    if (!this.#planned) this.#prepare(state);
    // The engineers are asked when the phase begins, and again when they have moved or a bridge has fallen.
    const place = (state.bridgesDown << 11) | (state.unitCell[ENGINEER]! + 3);
    if (place !== this.#engineersAt && phasingSide(state) === 'allied') {
      const work = engineersWork(state, this.#picture);
      if (work !== undefined) return work;
      this.#engineersAt = place;
    }
    for (let unit = this.#nextUnit(state); unit >= 0; unit = this.#nextUnit(state)) {
      this.#considered[unit] = 1;
      const order = this.#orderFor(state, unit);
      if (order !== undefined) return order;
    }
    return { kind: 'end' };
  }

  /** Who moves next: airborne units land first, then who attacks, then whoever is nearest to Arnhem. */
  #nextUnit(state: FarthestBridgeState): number {
    const german = phasingSide(state) === 'german';
    const mobileOnly = isMobilePhase(state);
    let next = -1;
    let first = Number.POSITIVE_INFINITY;
    for (let unit = german ? FIRST_GERMAN : 0; unit < (german ? UNIT_COUNT : FIRST_GERMAN); unit++) {
      if (this.#considered[unit] === 1 || state.unitMoved[unit] === 1 || (mobileOnly && MOBILE[unit] === 0)) continue;
      const rank = this.#rank(state, unit);
      if (rank < first) {
        first = rank;
        next = unit;
      }
    }
    return next;
  }

  #rank(state: FarthestBridgeState, unit: number): number {
    if (!isOnMap(state, unit)) return AIRBORNE[unit] === 1 ? -2 : CELLS;
    if (this.#assaults.cellOf[unit] !== NONE) return -1;
    return CORRIDOR.length - CORRIDOR_NEAREST[state.unitCell[unit]!]!;
  }

  #orderFor(state: FarthestBridgeState, unit: number): FarthestBridgeAction | undefined {
    if (!isOnMap(state, unit)) {
      if (canLand(state, unit)) return { kind: 'land', unit, cell: this.#landing(state, unit) };
      return awaitsEntry(state, unit) && !this.#waits(state, unit) ? this.#entry(state, unit) : undefined;
    }
    const from = state.unitCell[unit]!;
    const goal = state.phase === this.#plan.phase ? this.#plan.goals[unit]! : NONE;
    const assault = goal === NONE ? this.#assaults.cellOf[unit]! : goal;
    if (assault === from || !canMove(state, unit)) return undefined;
    if (assault === NONE && this.#waits(state, unit)) return undefined;
    const shy = isInEnemyZone(state, unit, from);
    if (assault !== NONE && state.cellUnit[assault]! < 0) {
      const trail = reach(state, unit, from, HALF_POINTS[unit]!, shy);
      if (trail.has(assault)) return { kind: 'move', unit, to: assault, ...this.#way(trail, assault) };
    }
    const to = this.#bestReached(state, unit, from, HALF_POINTS[unit]!, shy);
    return to === from ? undefined : { kind: 'move', unit, to, ...this.#way(this.#trail!, to) };
  }

  #way(trail: Trail, to: number): { readonly path?: readonly number[] } {
    if (!this.#ways) return {};
    const length = trail.path(to, way);
    return { path: Array.from(way.subarray(1, length)) };
  }

  /** Mobile units that do not attack move after the fighting, when more of the road is open. */
  #waits(state: FarthestBridgeState, unit: number): boolean {
    return MOBILE[unit] === 1 && !isMobilePhase(state) && !optionsOf(state).mobileMovesTwice;
  }

  #landing(state: FarthestBridgeState, unit: number): number {
    const post = this.#posts.of[unit]!;
    return landingCell(state, this.#picture, unit, post === NONE ? CORRIDOR[Math.floor(CORRIDOR.length / 2)]! : post);
  }

  /** The best cell in reach; the present one counts if nobody else is on it. */
  #bestReached(state: FarthestBridgeState, unit: number, from: number, points: number, shy: boolean): number {
    const trail = reach(state, unit, from, points, shy);
    this.#trail = trail;
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < trail.count; at++) {
      const cell = trail.reached[at]!;
      const there = state.cellUnit[cell]!;
      if (there >= 0 && there !== unit) continue;
      // To stay is better than to shift about for nothing.
      const score = this.#score(state, unit, cell) + (cell === from ? WEIGHTS.stay : 0);
      if (score > most) {
        most = score;
        best = cell;
      }
    }
    return best;
  }

  #entry(state: FarthestBridgeState, unit: number): FarthestBridgeAction | undefined {
    let best: FarthestBridgeAction | undefined;
    let most = Number.NEGATIVE_INFINITY;
    let looked = 0;
    for (const at of this.#entries(unit)) {
      const straight = refuseEnter(state, { kind: 'enter', unit, at, to: at }) === undefined;
      const points = HALF_POINTS[unit]! - entryCost(unit, at);
      const enemy = (unit < FIRST_GERMAN ? state.germanHere : state.alliedHere)[at] === 1;
      if (enemy || entryCost(unit, at) < 0) continue;
      const to = isInEnemyZone(state, unit, at)
        ? straight
          ? at
          : -1
        : this.#bestReached(state, unit, at, points, false);
      if (to < 0 || (to === at && !straight)) continue;
      if (looked++ === ENTRIES) break;
      const score = this.#score(state, unit, to);
      if (score > most) {
        most = score;
        best = { kind: 'enter', unit, at, to };
      }
    }
    return best;
  }

  #entries(unit: number): readonly number[] {
    const cells = entryCells(unit);
    const post = this.#posts.of[unit]!;
    if (post === NONE) return cells;
    const field = fieldTo(post, MOBILE[unit]!);
    return cells.toSorted((a, b) => field[a]! - field[b]! || a - b);
  }

  #goOn(state: FarthestBridgeState): FarthestBridgeAction {
    const { mover, moverLeft, moverShy } = state;
    const from = state.unitCell[mover]!;
    const to = this.#bestReached(state, mover, from, moverLeft, moverShy);
    if (to >= 0 && to !== from) return { kind: 'go', to, ...this.#way(this.#trail!, to) };
    // On a friend there is no staying.
    return state.cellUnit[from]! < 0 ? { kind: 'stop' } : choices(state, sideOf(mover))[0]!.action!;
  }

  #fight(state: FarthestBridgeState): FarthestBridgeAction {
    const fight = bestFight(state, this.#picture, (unit) => this.#posture(unit).threshold, this.#plan.focus);
    if (fight !== undefined) return fight.action;
    if (!state.options!.mandatoryCombat) return { kind: 'end' };
    return this.#anyAttack(state);
  }

  /** What else might be done instead of a fight that was chosen: the next best ones, and to stop. */
  otherFights(state: FarthestBridgeState, chosen: FarthestBridgeAction): readonly FarthestBridgeAction[] {
    this.#look(state);
    const fights = possibleFights(state, this.#picture, () => LOWEST_GAIN, NO_FOCUS)
      .filter(({ action }) => JSON.stringify(action) !== JSON.stringify(chosen))
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, OTHER_FIGHTS)
      .map(({ action }) => action);
    return chosen.kind === 'end' || optionsOf(state).mandatoryCombat ? fights : [...fights, { kind: 'end' }];
  }

  /** Where the rules force an attack, the first that is offered. */
  #anyAttack(state: FarthestBridgeState): FarthestBridgeAction {
    const side = phasingSide(state);
    let choice = choices(state, side)[0]!;
    while (choice.action === undefined) choice = choices(state, side, choice.draft)[0]!;
    return choice.action;
  }

  /** Every bridge that XXX Corps may still want goes up; one that lies behind it is not worth the trouble. */
  #demolition(state: FarthestBridgeState): FarthestBridgeAction {
    const { tail } = this.#picture;
    const bridge = state.questions.find(
      (one) => !isDown(state, one) && (BRIDGE_INDEX[one]! < 0 || BRIDGE_INDEX[one]! > tail),
    );
    return bridge === undefined ? { kind: 'spare' } : { kind: 'demolish', bridge };
  }

  /** Resist where the ground is worth a step; otherwise go where the unit is best placed. */
  #retreat(state: FarthestBridgeState): FarthestBridgeAction {
    const { unit, distance } = state.battle!.retreats[0]!;
    const paths = retreatPaths(state, unit, distance);
    const from = state.unitCell[unit]!;
    const best = this.#bestOf(
      state,
      unit,
      paths.map((path) => path.at(-1)!),
    );
    if (canResist(state, unit) && this.#worthHolding(state, unit, from, best)) return { kind: 'resist' };
    return { kind: 'retreat', path: paths.find((path) => path.at(-1) === best)! };
  }

  #worthHolding(state: FarthestBridgeState, unit: number, from: number, otherwise: number): boolean {
    const loss = this.#score(state, unit, from) - this.#score(state, unit, otherwise);
    const ground = unit < FIRST_GERMAN ? cuttingWorth(state, this.#picture, from) : clearingWorth(this.#picture, from);
    return loss / 10 + ground > stepWorth(state, unit);
  }

  #advance(state: FarthestBridgeState): FarthestBridgeAction {
    let best: FarthestBridgeAction = { kind: 'halt' };
    let most = 0;
    for (const { unit, path } of advances(state)) {
      const to = path.at(-1)!;
      const gain =
        this.#score(state, unit, to) -
        this.#score(state, unit, state.unitCell[unit]!) +
        (COUNTS_FOR_VICTORY[unit] === 1 ? WEIGHTS.reliefAdvance : 0);
      if (gain > most) {
        most = gain;
        best = { kind: 'advance', unit, to };
      }
    }
    return best;
  }
}
