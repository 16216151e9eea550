import type { FarthestBridgeAction } from '../actions.ts';
import { board, BRIDGE_COUNT, HISTORIC_ZONES } from '../data/board.ts';
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
import { refuseRepair, spanSides } from '../phases/engineer.ts';
import { canLand, emptyBeside } from '../phases/landing.ts';
import { awaitsEntry, canMove, entryCells, entryCost, refuseEnter } from '../phases/march.ts';
import { isInEnemyZone, reach } from '../rules/movement.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { isCombatPhase, isDown, isMobilePhase, isOnMap, phasingSide, type FarthestBridgeState } from '../state.ts';
import { bestFight, bestSupport } from './fights.ts';
import { BRIDGE_INDEX, FAR } from './ground.ts';
import { landingCell } from './landings.ts';
import { scoreCell } from './marches.ts';
import { cellWorth, hexes, Picture, stepWorth } from './picture.ts';
import { FORMATION_OF, POSTURES, steadyOrders, type Orders, type Posture } from './posture.ts';

/** Half points that a bridged hexside must save. */
const WORTH_BRIDGING = 12;

/**
 * A commander by rules of thumb. The Allies take the bridges and open the corridor; the Germans stand in the road, cut
 * it, blow what can be blown and hold Arnhem. Postures say how each formation goes about it.
 */
export class Script {
  orders: Orders;
  readonly #picture = new Picture();
  /** Units already thought about in this phase. */
  readonly #considered = new Uint8Array(UNIT_COUNT);
  #turn = -1;
  #phase = '';
  #bridgesDown = -1;

  constructor(orders: Orders = steadyOrders()) {
    this.orders = orders;
  }

  /** Forgets the last game. */
  forget(): void {
    this.#turn = -1;
  }

  decide(state: FarthestBridgeState, side: Side): FarthestBridgeAction {
    this.#look(state);
    if (state.phase === 'deploy') return { kind: 'deploy', cells: this.#plan(state, side) };
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
  #plan(state: FarthestBridgeState, side: Side): readonly number[] {
    if (side === 'allied') return HISTORIC_ZONES;
    const cells: number[] = [];
    for (const unit of FREE_UNITS) cells.push(this.#bestOf(state, unit, cellsForNext('german', cells)));
    return cells;
  }

  /** The picture is drawn once a phase, and again when a bridge has gone or come back. */
  #look(state: FarthestBridgeState): void {
    const newPhase = state.turn !== this.#turn || state.phase !== this.#phase;
    if (!newPhase && state.bridgesDown === this.#bridgesDown) return;
    if (newPhase) this.#considered.fill(0);
    this.#turn = state.turn;
    this.#phase = state.phase;
    this.#bridgesDown = state.bridgesDown;
    this.#picture.draw(state);
  }

  #posture(unit: number): Posture {
    return POSTURES[this.orders[FORMATION_OF[unit]!]!]!;
  }

  #score(state: FarthestBridgeState, unit: number, cell: number): number {
    return scoreCell(state, this.#picture, unit, cell, this.#posture(unit));
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

  #march(state: FarthestBridgeState): FarthestBridgeAction {
    const engineers = phasingSide(state) === 'allied' ? this.#engineers(state) : undefined;
    if (engineers !== undefined) return engineers;
    for (let unit = this.#nextUnit(state); unit >= 0; unit = this.#nextUnit(state)) {
      this.#considered[unit] = 1;
      const order = this.#orderFor(state, unit);
      if (order !== undefined) return order;
    }
    return { kind: 'end' };
  }

  /** Who moves next: airborne units land first, then whoever is nearest to Arnhem, so that the head clears the way. */
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
    if (isOnMap(state, unit))
      return this.#picture.fieldFor(unit)[state.unitCell[unit]!]! + (AIRBORNE[unit] === 1 ? 0 : 1);
    return AIRBORNE[unit] === 1 ? -1 : FAR + 1;
  }

  #orderFor(state: FarthestBridgeState, unit: number): FarthestBridgeAction | undefined {
    if (!isOnMap(state, unit)) {
      if (canLand(state, unit)) return { kind: 'land', unit, cell: landingCell(state, unit) };
      return awaitsEntry(state, unit) ? this.#entry(state, unit) : undefined;
    }
    if (!canMove(state, unit)) return undefined;
    const from = state.unitCell[unit]!;
    const to = this.#bestReached(state, unit, from, HALF_POINTS[unit]!, isInEnemyZone(state, unit, from));
    return to === from ? undefined : { kind: 'move', unit, to };
  }

  /** The best cell in reach; the present one counts if nobody else is on it. */
  #bestReached(state: FarthestBridgeState, unit: number, from: number, points: number, shy: boolean): number {
    const trail = reach(state, unit, from, points, shy);
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < trail.count; at++) {
      const cell = trail.reached[at]!;
      const there = state.cellUnit[cell]!;
      if (there >= 0 && there !== unit) continue;
      // To stay is better than to shift about for nothing.
      const score = this.#score(state, unit, cell) + (cell === from ? 6 : 0);
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
    for (const at of entryCells(unit)) {
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
      const score = this.#score(state, unit, to);
      if (score > most) {
        most = score;
        best = { kind: 'enter', unit, at, to };
      }
    }
    return best;
  }

  #goOn(state: FarthestBridgeState): FarthestBridgeAction {
    const { mover, moverLeft, moverShy } = state;
    const from = state.unitCell[mover]!;
    const to = this.#bestReached(state, mover, from, moverLeft, moverShy);
    if (to >= 0 && to !== from) return { kind: 'go', to };
    // On a friend there is no staying.
    return state.cellUnit[from]! < 0 ? { kind: 'stop' } : choices(state, sideOf(mover))[0]!.action!;
  }

  /** Repair what lies ahead on the corridor; bridge the first gap in it that can be bridged. */
  #engineers(state: FarthestBridgeState): FarthestBridgeAction | undefined {
    if (!isOnMap(state, ENGINEER)) return undefined;
    for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
      if (isDown(state, bridge) && refuseRepair(state, bridge) === undefined) return { kind: 'repair', bridge };
    }
    return this.#span(state);
  }

  /** The hexside whose bridging brings the column nearest to Arnhem, if it brings it much nearer. */
  #span(state: FarthestBridgeState): FarthestBridgeAction | undefined {
    const field = this.#picture.toArnhem[1];
    let best = -1;
    let most = WORTH_BRIDGING;
    for (const side of spanSides(state)) {
      const [one, two] = [board.sideCells[side * 2]!, board.sideCells[side * 2 + 1]!];
      const [near, far] = field[one]! > field[two]! ? [one, two] : [two, one];
      const gain = field[near]! - field[far]! - 2 * this.#hexesFromColumn(state, near);
      if (gain > most) {
        most = gain;
        best = side;
      }
    }
    return best < 0 ? undefined : { kind: 'span', side: best };
  }

  /** Hexes to the second nearest unit of XXX Corps: one alone does not win. */
  #hexesFromColumn(state: FarthestBridgeState, cell: number): number {
    let first = 99;
    let second = 99;
    for (let unit = 0; unit < FIRST_GERMAN; unit++) {
      if (COUNTS_FOR_VICTORY[unit] === 0 || !isOnMap(state, unit)) continue;
      const distance = hexes(state.unitCell[unit]!, cell);
      if (distance < first) {
        second = first;
        first = distance;
      } else if (distance < second) {
        second = distance;
      }
    }
    return second;
  }

  #fight(state: FarthestBridgeState): FarthestBridgeAction {
    const fight = bestFight(state, this.#picture, (unit) => this.#posture(unit).threshold);
    if (fight !== undefined) return fight.action;
    if (!state.options!.mandatoryCombat) return { kind: 'end' };
    return this.#anyAttack(state);
  }

  /** Where the rules force an attack, the first that is offered. */
  #anyAttack(state: FarthestBridgeState): FarthestBridgeAction {
    const side = phasingSide(state);
    let choice = choices(state, side)[0]!;
    while (choice.action === undefined) choice = choices(state, side, choice.draft)[0]!;
    return choice.action;
  }

  /** Every bridge of the corridor that XXX Corps has still to cross goes up; others only cost a decision. */
  #demolition(state: FarthestBridgeState): FarthestBridgeAction {
    const bridge = state.questions.find((one) => BRIDGE_INDEX[one]! >= this.#picture.head || BRIDGE_INDEX[one]! < 0);
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
    return loss / 10 + cellWorth(this.#picture, from) > stepWorth(state, unit);
  }

  #advance(state: FarthestBridgeState): FarthestBridgeAction {
    let best: FarthestBridgeAction = { kind: 'halt' };
    let most = 0;
    for (const { unit, path } of advances(state)) {
      const to = path.at(-1)!;
      const gain =
        this.#score(state, unit, to) -
        this.#score(state, unit, state.unitCell[unit]!) +
        (COUNTS_FOR_VICTORY[unit] === 1 ? 20 : 0);
      if (gain > most) {
        most = gain;
        best = { kind: 'advance', unit, to };
      }
    }
    return best;
  }
}
