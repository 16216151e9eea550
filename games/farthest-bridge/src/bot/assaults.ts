import { board, DEGREE } from '../data/board.ts';
import { MARKER_VALUE } from '../data/support.ts';
import { endOf, ENGINEER, firstOf, sideOf, UNIT_COUNT } from '../data/units.ts';
import { otherSide } from '../phases/battle.ts';
import { canMove } from '../phases/march.ts';
import { attackOf, defenseOf, lineFrom } from '../rules/combat.ts';
import { departureOf, isInEnemyZone, reach } from '../rules/movement.ts';
import { canRetreat } from '../rules/retreat.ts';
import { markersOf } from '../rules/support-fire.ts';
import { isOnMap, NONE, phasingSide, type FarthestBridgeState } from '../state.ts';
import { attackGain, canSucceed, type Stakes } from './chances.ts';
import { addAttacker, stakesOf, type FightTerms } from './fights.ts';
import { likelyAnswer } from './markers.ts';
import type { Picture } from './picture.ts';
import { INSISTENCE } from './posture.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Which units should end their move where in order to attack together. Before anybody moves, everyone's reach is looked
 * at, and the attacks that promise most get their units first.
 */

interface Assault {
  readonly units: number[];
  readonly cells: number[];
  gain: number;
  markers: number;
}

export interface AssaultTerms extends FightTerms {
  /** What it costs to take a unit from where it stands to a cell, in tenths of a step. */
  readonly price: (unit: number, cell: number) => number;
}

export class Assaults {
  /** unit → the cell from which it is to attack, or NONE. */
  readonly cellOf = new Int16Array(UNIT_COUNT).fill(NONE);
  /** target → unit, cell, unit, cell … */
  readonly #chances: number[][] = Array.from({ length: UNIT_COUNT }, () => []);
  readonly #taken = new Uint8Array(board.cells);
  #pool: number[] = [];

  plan(state: FarthestBridgeState, picture: Picture, terms: AssaultTerms): void {
    this.cellOf.fill(NONE);
    for (const list of this.#chances) list.length = 0;
    this.#taken.fill(0);
    this.#pool = markerPool(state);
    this.#look(state, picture);
    const enemy = otherSide(phasingSide(state));
    const targets: { readonly target: number; readonly gain: number }[] = [];
    for (let target = firstOf(enemy); target < endOf(enemy); target++) {
      if (this.#chances[target]!.length === 0) continue;
      const assault = this.#best(state, picture, target, terms);
      if (assault !== undefined) targets.push({ target, gain: assault.gain });
    }
    targets.sort((a, b) => b.gain - a.gain || a.target - b.target);
    for (const { target } of targets) {
      const assault = this.#best(state, picture, target, terms);
      if (assault === undefined) continue;
      for (const [index, unit] of assault.units.entries()) {
        this.cellOf[unit] = assault.cells[index]!;
        this.#taken[assault.cells[index]!] = 1;
      }
      this.#pool.splice(0, assault.markers);
    }
  }

  /** Who can stand next to whom at the end of this phase. */
  #look(state: FarthestBridgeState, picture: Picture): void {
    const side = phasingSide(state);
    const near = side === 'german' ? picture.alliedNear : picture.germanNear;
    for (let unit = firstOf(side); unit < endOf(side); unit++) {
      if (!isOnMap(state, unit) || unit === ENGINEER) continue;
      const from = state.unitCell[unit]!;
      if (near[from]! > 0) this.#note(state, unit, from);
      if (state.unitMoved[unit] === 1 || isInEnemyZone(state, unit, from) || !canMove(state, unit)) continue;
      const trail = reach(state, departureOf(state, unit));
      for (let at = 1; at < trail.count; at++) {
        const cell = trail.reached[at]!;
        if (near[cell]! > 0 && state.cellUnit[cell]! < 0) this.#note(state, unit, cell);
      }
    }
  }

  #note(state: FarthestBridgeState, unit: number, cell: number): void {
    for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
      const to = board.neighbour[step]!;
      const enemy = to < 0 ? NONE : state.cellUnit[to]!;
      if (enemy >= 0 && sideOf(enemy) !== sideOf(unit)) this.#chances[enemy]!.push(unit, cell);
    }
  }

  /** The strongest units first, as long as each more is worth its price. */
  #best(state: FarthestBridgeState, picture: Picture, target: number, terms: AssaultTerms): Assault | undefined {
    const focus = terms.focus[target]!;
    if (focus < 0) return undefined;
    const chances = this.#chances[target]!;
    const units: number[] = [];
    const cells: number[] = [];
    const stakes = stakesOf(state, picture, target, !canRetreat(state, target, 2));
    const against = defenseOf(state, target) + likelyAnswer(state, sideOf(target));
    let strength = -against;
    let prices = 0;
    let thresholds = 0;
    let best: Assault | undefined;
    for (;;) {
      let chosen = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < chances.length; at += 2) {
        const unit = chances[at]!;
        const cell = chances[at + 1]!;
        if (this.cellOf[unit] !== NONE || this.#taken[cell] === 1 || units.includes(unit) || cells.includes(cell))
          continue;
        const stays = state.unitCell[unit] === cell;
        const value =
          WEIGHTS.attackPreference * attackOf(state, unit) +
          (stays ? WEIGHTS.stayPreference : -terms.price(unit, cell));
        if (value <= most) continue;
        most = value;
        chosen = at;
      }
      if (chosen < 0) return best;
      const unit = chances[chosen]!;
      const cell = chances[chosen + 1]!;
      units.push(unit);
      cells.push(cell);
      addAttacker(state, stakes, unit);
      strength += attackOf(state, unit);
      if (state.unitCell[unit] !== cell) prices += terms.price(unit, cell);
      thresholds += terms.threshold(unit);
      const line = lineFrom(state, state.unitCell[target]!, cells);
      const { gain, markers } = this.#withMarkers(line, strength, stakes);
      const net = gain - 6 * prices + INSISTENCE * focus;
      if (net > (6 * thresholds) / units.length && (best === undefined || net > best.gain))
        best = { units: [...units], cells: [...cells], gain: net, markers };
    }
  }

  /** With none, one or two of the markers that are left. */
  #withMarkers(
    line: Parameters<typeof attackGain>[0],
    strength: number,
    stakes: Stakes,
  ): { readonly gain: number; readonly markers: number } {
    let gain = canSucceed(line, strength) ? attackGain(line, strength, stakes) : Number.NEGATIVE_INFINITY;
    let markers = 0;
    let value = 0;
    for (let count = 1; count <= Math.min(2, this.#pool.length); count++) {
      value += this.#pool[count - 1]!;
      if (!canSucceed(line, strength + value)) continue;
      const more = attackGain(line, strength + value, stakes) - count * WEIGHTS.markerPrice;
      if (more <= gain) continue;
      gain = more;
      markers = count;
    }
    return { gain, markers };
  }
}

/** What the side whose phase it is may fire, the best first. */
function markerPool(state: FarthestBridgeState): number[] {
  const pool: number[] = [];
  for (const kind of markersOf(phasingSide(state)))
    for (let count = state.markers[kind]!; count > 0; count--) pool.push(MARKER_VALUE[kind]!);
  return pool.toSorted((a, b) => b - a);
}
