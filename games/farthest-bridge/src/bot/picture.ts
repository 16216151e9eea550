import { chargeCell, chargeSide, stepsOver } from '@club-route/engine';
import { ARNHEM, board, BRIDGES, BRIDGE_COUNT, CELLS, cellOf, DEGREE, terrainOf, ZONES } from '../data/board.ts';
import { ENTER_COST } from '../data/terrain.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, MOBILE, UNIT_COUNT } from '../data/units.ts';
import { isTried } from '../phases/demolition.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { GONE, isDown, isOnMap, NONE, type FarthestBridgeState } from '../state.ts';
import {
  ARNHEM_BRIDGE,
  BACKWARD_COSTS,
  BRIDGE_INDEX,
  CORRIDOR_BRIDGES,
  CORRIDOR_INDEX,
  CORRIDOR_NEAREST,
  distances,
  FAR,
  IS_ARNHEM,
} from './ground.ts';
import { WEIGHTS } from './weights.ts';

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
  readonly #costs = new Int16Array(CELLS * DEGREE);
  #state: FarthestBridgeState | undefined;
  #drawn = [false, false];
  #bridgesDown = -1;
  #way: FreeWay | undefined;

  draw(state: FarthestBridgeState): void {
    this.#state = state;
    // While others move and fight, the last look at the way to Arnhem serves.
    if (state.phase === 'alliedMove' || state.phase === 'alliedMobile' || state.bridgesDown !== this.#bridgesDown)
      this.#drawn = [false, false];
    this.#bridgesDown = state.bridgesDown;
    this.#drawStrengths(state);
    this.#drawColumn(state);
    this.#drawRoute(state);
    for (const bridge of CORRIDOR_BRIDGES) this.needed[bridge] = BRIDGE_INDEX[bridge]! > this.tail ? 1 : 0;
  }

  /** Has the way to Arnhem looked at again, whatever the phase. */
  renew(): void {
    this.#drawn = [false, false];
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
    this.#way = freeWay(state);
    const { field } = this.#way;
    let from = ENTRY;
    let least = FAR;
    for (let unit = 0; unit < FIRST_GERMAN; unit++) {
      if (COUNTS_FOR_VICTORY[unit] === 0 || !isOnMap(state, unit)) continue;
      const far = field[state.unitCell[unit]!]!;
      if (far >= least) continue;
      least = far;
      from = state.unitCell[unit]!;
    }
    this.distance = least;
    this.#walk(from);
  }

  #walk(from: number): void {
    const { field, costs } = this.#way!;
    this.route.fill(-1);
    this.routeLength = distances.descend(from, field, costs, this.routeCells);
    for (let place = 0; place < this.routeLength; place++) {
      const cell = this.routeCells[place]!;
      this.route[cell] = place + 1;
      // In Arnhem the way is at its end: nothing lies beside it there.
      if (IS_ARNHEM[cell] === 1) continue;
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to >= 0 && this.route[to]! < 0) this.route[to] = 0;
      }
    }
  }

  #drawField(state: FarthestBridgeState, mobile: 0 | 1): void {
    const costs = this.#costs;
    writeCosts(state, mobile, costs);
    for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
      if (!isOnMap(state, unit)) continue;
      const cell = state.unitCell[unit]!;
      chargeCell(board, costs, cell, WEIGHTS.enemyHex + WEIGHTS.enemyStrength * defenseOf(state, unit));
      for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
        const to = board.neighbour[step]!;
        if (to >= 0) chargeCell(board, costs, to, WEIGHTS.enemyZone);
      }
    }
    distances.fillTo(ARNHEM, costs, this.#toArnhem[mobile]);
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

  /** What steps would cost mobile units of XXX Corps, seen from Arnhem, if there were no Germans. */
  get freeCosts(): Int16Array {
    return this.#way!.costs;
  }
}

/** What steps cost XXX Corps, seen from Arnhem, blown bridges and unbridged water included. */
function writeCosts(state: FarthestBridgeState, mobile: 0 | 1, costs: Int16Array): void {
  costs.set(BACKWARD_COSTS[mobile]);
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    if (!isDown(state, bridge) || state.spanSide === BRIDGES[bridge]!.side) continue;
    chargeSide(board, costs, BRIDGES[bridge]!.side, WEIGHTS.blownBridge);
  }
  if (state.spanSide >= 0) openSpan(costs, state.spanSide);
}

/** The way of mobile units to Arnhem if there were no Germans: it depends on the bridges alone. */
interface FreeWay {
  readonly costs: Int16Array;
  readonly field: Int16Array;
}

const MOST_WAYS = 64;
const ways = new Map<number, FreeWay>();

/** Search asks for the same few states of the bridges again and again. */
function freeWay(state: FarthestBridgeState): FreeWay {
  const key = state.bridgesDown * 0x1000 + state.spanSide + 1;
  let way = ways.get(key);
  if (way === undefined) {
    if (ways.size === MOST_WAYS) ways.delete(ways.keys().next().value!);
    way = { costs: new Int16Array(CELLS * DEGREE), field: new Int16Array(CELLS) };
    writeCosts(state, 1, way.costs);
    distances.fillTo(ARNHEM, way.costs, way.field);
    ways.set(key, way);
  }
  return way;
}

/** The hexside that the engineers bridge now costs no waiting. */
function openSpan(costs: Int16Array, side: number): void {
  // Seen from the goal, a step costs what it costs to enter the cell that it leaves.
  for (const step of stepsOver(board, side))
    costs[step] = ENTER_COST[terrainOf(board.neighbour[board.reverse[step]!]!)];
}

/** What a step of a unit is worth, in tenths: strong units and those of XXX Corps more. */
export function stepWorth(state: FarthestBridgeState, unit: number): number {
  const strength = attackOf(state, unit) + defenseOf(state, unit);
  return WEIGHTS.stepBase + strength * WEIGHTS.stepStrength + (COUNTS_FOR_VICTORY[unit] === 1 ? WEIGHTS.stepRelief : 0);
}

/** From here XXX Corps is in Arnhem within a turn or so. */
export const RELIEF = 24;

/** Whether an Allied unit in this cell would have the bridge at Arnhem blown for nothing (14.0). */
export function rousesArnhem(state: FarthestBridgeState, picture: Picture, cell: number): boolean {
  if (picture.distance <= RELIEF || isDown(state, ARNHEM_BRIDGE)) return false;
  if (state.bridgeSafe[ARNHEM_BRIDGE] === 1 || isTried(state, ARNHEM_BRIDGE, NONE)) return false;
  return BRIDGES[ARNHEM_BRIDGE]!.cells.includes(cell);
}

/** What it is worth to the Allies to drive a German out of a cell, in tenths of a step. */
export function clearingWorth(picture: Picture, cell: number): number {
  if (IS_ARNHEM[cell] === 1) return picture.distance <= RELIEF ? WEIGHTS.clearArnhemNear : WEIGHTS.clearArnhem;
  const place = picture.route[cell]!;
  if (place > 0) return place <= 12 ? WEIGHTS.clearRouteNear : WEIGHTS.clearRoute;
  if (place === 0) return WEIGHTS.clearBeside;
  const index = CORRIDOR_INDEX[cell]!;
  return index > picture.tail ? WEIGHTS.clearCorridor : WEIGHTS.clearElse;
}

/** What it is worth to the Germans to drive an Allied unit out of a cell. */
export function cuttingWorth(state: FarthestBridgeState, picture: Picture, cell: number): number {
  if (IS_ARNHEM[cell] === 1) return WEIGHTS.cutArnhem;
  let worth = picture.route[cell]! > 0 ? WEIGHTS.cutRoute : WEIGHTS.cutElse;
  for (const bridge of CORRIDOR_BRIDGES) {
    if (picture.needed[bridge] === 0 || isDown(state, bridge)) continue;
    const [one, two] = BRIDGES[bridge]!.cells;
    if (one === cell || two === cell) worth += WEIGHTS.cutBridge;
  }
  for (let zone = 0; zone < ZONES.length; zone++)
    if (state.zoneCell[zone] === cell && state.zoneEntered[zone] === 0) worth += WEIGHTS.cutZone;
  return worth;
}
