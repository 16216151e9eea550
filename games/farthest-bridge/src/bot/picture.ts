import { hexDistance } from '@club-route/engine';
import { ARNHEM, board, BRIDGES, BRIDGE_COUNT, CELLS, cellOf, DEGREE, terrainOf, ZONES } from '../data/board.ts';
import { ENTER_COST } from '../data/terrain.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, MOBILE, UNIT_COUNT } from '../data/units.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { stepBetween } from '../rules/retreat.ts';
import { GONE, isDown, isOnMap, type FarthestBridgeState } from '../state.ts';
import {
  BRIDGE_INDEX,
  CORRIDOR_BRIDGES,
  CORRIDOR_INDEX,
  CORRIDOR_NEAREST,
  FAR,
  fillField,
  IS_ARNHEM,
  SPANNED_COSTS,
} from './ground.ts';

/** A demolished bridge costs about a turn: for the engineers, or for a way round. */
const BLOWN = 24;
/** What a German in the way costs, besides his strength, and his zone around him. */
const ENEMY_HEX = 4;
const ENEMY_ZONE = 2;
/** So many units of XXX Corps should get through: the bridges matter until the last of them is over. */
const COLUMN = 5;
const ENTRY = cellOf('0105');

/** The situation at the start of a phase, as far as it takes time to see. Read-only afterwards. */
export class Picture {
  /** cell → how much Allied attack strength, and German, stands within one hex. */
  readonly alliedNear = new Uint8Array(CELLS);
  readonly germanNear = new Uint8Array(CELLS);
  /** bridge → 1 while it lies on the way of XXX Corps, behind its first or before its last units. */
  readonly needed = new Uint8Array(BRIDGE_COUNT);
  /** cell → its place on the way XXX Corps would take if nobody stopped it, from 1 on; 0 beside the way; −1 elsewhere. */
  readonly route = new Int16Array(CELLS);
  readonly routeCells = new Int16Array(CELLS);
  routeLength = 0;
  /** How far up the corridor the head of XXX Corps is, and the last that is wanted: −1 before they have come. */
  head = -1;
  tail = -1;
  /** Half points from its head to Arnhem, if nobody stopped it. */
  distance = FAR;
  readonly #toArnhem: readonly [Int16Array, Int16Array] = [new Int16Array(CELLS), new Int16Array(CELLS)];
  readonly #free = new Int16Array(CELLS);
  readonly #costs = new Int16Array(CELLS * DEGREE);
  readonly #freeCosts = new Int16Array(CELLS * DEGREE);
  #state: FarthestBridgeState | undefined;
  #drawn = [false, false];
  #freeBridges = -1;
  #freeSpan = -2;

  draw(state: FarthestBridgeState): void {
    this.#state = state;
    this.#drawn = [false, false];
    this.#drawStrengths(state);
    this.#drawColumn(state);
    this.#drawRoute(state);
    for (const bridge of CORRIDOR_BRIDGES) this.needed[bridge] = BRIDGE_INDEX[bridge]! > this.tail ? 1 : 0;
  }

  #drawStrengths(state: FarthestBridgeState): void {
    this.alliedNear.fill(0);
    this.germanNear.fill(0);
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (!isOnMap(state, unit)) continue;
      const cell = state.unitCell[unit]!;
      const near = unit < FIRST_GERMAN ? this.alliedNear : this.germanNear;
      const strength = attackOf(state, unit);
      near[cell]! += strength;
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to >= 0) near[to]! += strength;
      }
    }
  }

  #drawColumn(state: FarthestBridgeState): void {
    const places: number[] = [];
    for (let unit = 0; unit < FIRST_GERMAN; unit++) {
      if (COUNTS_FOR_VICTORY[unit] === 0 || state.unitCell[unit] === GONE) continue;
      places.push(isOnMap(state, unit) ? CORRIDOR_NEAREST[state.unitCell[unit]!]! : -1);
    }
    places.sort((a, b) => b - a);
    this.head = places[0] ?? -1;
    this.tail = places[Math.min(COLUMN, places.length) - 1] ?? -1;
  }

  /** From the unit of XXX Corps that is nearest to Arnhem, or from where it will come, by the bridges that stand. */
  #drawRoute(state: FarthestBridgeState): void {
    const { spanSide, bridgesDown } = state;
    if (this.#freeBridges !== bridgesDown || this.#freeSpan !== spanSide) {
      this.#freeBridges = bridgesDown;
      this.#freeSpan = spanSide;
      this.#drawCosts(state, 1);
      this.#freeCosts.set(this.#costs);
      fillField(this.#freeCosts, ARNHEM, this.#free);
    }
    let from = ENTRY;
    let least = FAR;
    for (let unit = 0; unit < FIRST_GERMAN; unit++) {
      if (COUNTS_FOR_VICTORY[unit] === 0 || !isOnMap(state, unit)) continue;
      const far = this.#free[state.unitCell[unit]!]!;
      if (far >= least) continue;
      least = far;
      from = state.unitCell[unit]!;
    }
    this.distance = least;
    this.#walk(from);
  }

  #walk(from: number): void {
    this.route.fill(-1);
    this.routeLength = 0;
    let cell = from;
    for (;;) {
      this.routeCells[this.routeLength++] = cell;
      this.route[cell] = this.routeLength;
      if (IS_ARNHEM[cell] === 1) return;
      let next = -1;
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to < 0) continue;
        if (this.route[to]! < 0) this.route[to] = 0;
        const cost = this.#freeCosts[step]!;
        if (next < 0 && cost >= 0 && this.#free[to]! + cost === this.#free[cell]) next = to;
      }
      if (next < 0) return;
      cell = next;
    }
  }

  /** What steps cost XXX Corps, blown bridges and unbridged water included. */
  #drawCosts(state: FarthestBridgeState, mobile: 0 | 1): void {
    const costs = this.#costs;
    costs.set(SPANNED_COSTS[mobile]);
    for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
      if (!isDown(state, bridge) || state.spanSide === BRIDGES[bridge]!.side) continue;
      const [one, two] = BRIDGES[bridge]!.cells;
      for (const step of [stepBetween(one, two), stepBetween(two, one)]) if (costs[step]! >= 0) costs[step]! += BLOWN;
    }
    if (state.spanSide >= 0) openSpan(costs, state.spanSide);
  }

  #drawField(state: FarthestBridgeState, mobile: 0 | 1): void {
    this.#drawCosts(state, mobile);
    const costs = this.#costs;
    for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
      if (!isOnMap(state, unit)) continue;
      const cell = state.unitCell[unit]!;
      burden(costs, cell, ENEMY_HEX + 2 * defenseOf(state, unit));
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to >= 0) burden(costs, to, ENEMY_ZONE);
      }
    }
    fillField(costs, ARNHEM, this.#toArnhem[mobile]);
    this.#drawn[mobile] = true;
  }

  /** Half points from a cell to Arnhem for that unit of XXX Corps, Germans in the way included. */
  fieldFor(unit: number): Int16Array {
    return this.fieldOf(MOBILE[unit] === 1 ? 1 : 0);
  }

  fieldOf(mobile: 0 | 1): Int16Array {
    if (!this.#drawn[mobile]) this.#drawField(this.#state!, mobile);
    return this.#toArnhem[mobile];
  }

  /** What steps would cost mobile units of XXX Corps if there were no Germans. */
  get freeCosts(): Int16Array {
    return this.#freeCosts;
  }
}

/** The hexside that the engineers bridge now costs no waiting. */
function openSpan(costs: Int16Array, side: number): void {
  const [one, two] = [board.sideCells[side * 2]!, board.sideCells[side * 2 + 1]!];
  costs[stepBetween(one, two)] = ENTER_COST[terrainOf(two)];
  costs[stepBetween(two, one)] = ENTER_COST[terrainOf(one)];
}

/** Makes entering a cell dearer from wherever it can be entered. */
function burden(costs: Int16Array, cell: number, cost: number): void {
  for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
    const back = board.neighbour[step]! < 0 ? -1 : board.reverse[step]!;
    if (back >= 0 && costs[back]! >= 0) costs[back]! += cost;
  }
}

/** What a step of a unit is worth, in tenths: strong units and those of XXX Corps more. */
export function stepWorth(state: FarthestBridgeState, unit: number): number {
  const strength = attackOf(state, unit) + defenseOf(state, unit);
  return 4 + strength * 2 + (COUNTS_FOR_VICTORY[unit] === 1 ? 6 : 0);
}

/** From here XXX Corps is in Arnhem within a turn or so. */
const RELIEF = 24;

/** What it is worth to the Allies to drive a German out of a cell, in tenths of a step. */
export function clearingWorth(picture: Picture, cell: number): number {
  if (IS_ARNHEM[cell] === 1) return picture.distance <= RELIEF ? 50 : 25;
  const place = picture.route[cell]!;
  if (place > 0) return place <= 12 ? 24 : 14;
  if (place === 0) return 10;
  const index = CORRIDOR_INDEX[cell]!;
  return index > picture.tail ? 8 : 3;
}

/** What it is worth to the Germans to drive an Allied unit out of a cell. */
export function cuttingWorth(state: FarthestBridgeState, picture: Picture, cell: number): number {
  if (IS_ARNHEM[cell] === 1) return 30;
  let worth = picture.route[cell]! > 0 ? 8 : 3;
  for (const bridge of CORRIDOR_BRIDGES) {
    if (picture.needed[bridge] === 0 || isDown(state, bridge)) continue;
    const [one, two] = BRIDGES[bridge]!.cells;
    if (one === cell || two === cell) worth += 8;
  }
  for (let zone = 0; zone < ZONES.length; zone++)
    if (state.zoneCell[zone] === cell && state.zoneEntered[zone] === 0) worth += 10;
  return worth;
}

export function hexes(one: number, two: number): number {
  return hexDistance(board, one, two);
}
