import { hexDistance } from '@club-route/engine';
import { ARNHEM, board, BRIDGE_COUNT, BRIDGES, CELLS, DEGREE, terrainOf } from '../data/board.ts';
import { ENTER_COST } from '../data/terrain.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, MOBILE, UNIT_COUNT } from '../data/units.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { stepBetween } from '../rules/retreat.ts';
import { isDown, isOnMap, type FarthestBridgeState } from '../state.ts';
import { BRIDGE_INDEX, CORRIDOR, CORRIDOR_INDEX, CORRIDOR_NEAREST, fillField, SPANNED_COSTS } from './ground.ts';

/** A demolished bridge costs about a turn: for the engineers, or for a way round. */
const BLOWN = 24;
const ENEMY_HEX = 14;
const ENEMY_ZONE = 5;

/** The situation at the start of a phase, as far as it takes time to see. Read-only afterwards. */
export class Picture {
  /** Half points from each cell to Arnhem for XXX Corps: on foot, and mobile. */
  readonly toArnhem: readonly [Int16Array, Int16Array] = [new Int16Array(CELLS), new Int16Array(CELLS)];
  /** cell → how much Allied attack strength, and German, stands within one hex. */
  readonly alliedNear = new Uint8Array(CELLS);
  readonly germanNear = new Uint8Array(CELLS);
  /** bridge → 1 while an Allied unit stands by it. */
  readonly guarded = new Uint8Array(BRIDGE_COUNT);
  /** How far up the corridor the head of XXX Corps is: −1 before it has come. */
  head = -1;
  readonly #costs: readonly [Int16Array, Int16Array] = [new Int16Array(CELLS * DEGREE), new Int16Array(CELLS * DEGREE)];

  draw(state: FarthestBridgeState): void {
    this.#drawStrengths(state);
    this.#drawFields(state);
    for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
      const [one, two] = BRIDGES[bridge]!.cells;
      this.guarded[bridge] = state.alliedHere[one] === 1 || state.alliedHere[two] === 1 ? 1 : 0;
    }
    this.head = -1;
    for (let unit = 0; unit < FIRST_GERMAN; unit++) {
      if (COUNTS_FOR_VICTORY[unit] === 1 && isOnMap(state, unit)) {
        this.head = Math.max(this.head, CORRIDOR_NEAREST[state.unitCell[unit]!]!);
      }
    }
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

  #drawFields(state: FarthestBridgeState): void {
    for (const mobile of [0, 1] as const) {
      const costs = this.#costs[mobile];
      costs.set(SPANNED_COSTS[mobile]);
      for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
        if (!isDown(state, bridge) || state.spanSide === BRIDGES[bridge]!.side) continue;
        const [one, two] = BRIDGES[bridge]!.cells;
        for (const step of [stepBetween(one, two), stepBetween(two, one)]) if (costs[step]! >= 0) costs[step]! += BLOWN;
      }
      if (state.spanSide >= 0) openSpan(costs, state.spanSide);
      for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
        if (!isOnMap(state, unit)) continue;
        const cell = state.unitCell[unit]!;
        burden(costs, cell, ENEMY_HEX);
        for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
          const to = board.neighbour[step]!;
          if (to >= 0) burden(costs, to, ENEMY_ZONE);
        }
      }
      fillField(costs, ARNHEM, this.toArnhem[mobile]);
    }
  }

  /** Half points from a cell to Arnhem for that unit. */
  fieldFor(unit: number): Int16Array {
    return this.toArnhem[MOBILE[unit] === 1 ? 1 : 0]!;
  }

  /** The part of the corridor that XXX Corps has still to travel, as places on it. */
  ahead(cell: number): boolean {
    return CORRIDOR_NEAREST[cell]! >= this.head;
  }
}

/** The hexside that the engineers bridge now costs no waiting. */
function openSpan(costs: Int16Array, side: number): void {
  const [one, two] = [board.sideCells[side * 2]!, board.sideCells[side * 2 + 1]!];
  for (const [from, to] of [
    [one, two],
    [two, one],
  ] as const) {
    costs[stepBetween(from, to)] = ENTER_COST[terrainOf(to)];
  }
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

/** How much a cell matters: Arnhem, the corridor ahead, the ends of its bridges. */
export function cellWorth(picture: Picture, cell: number): number {
  const index = CORRIDOR_INDEX[cell]!;
  if (index < 0) return 0;
  const ahead = index >= picture.head;
  let worth = ahead ? 8 : 3;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    const at = BRIDGE_INDEX[bridge]!;
    if (at >= 0 && ahead && (CORRIDOR[at] === cell || CORRIDOR[at - 1] === cell)) worth += 8;
  }
  return worth;
}

export function hexes(one: number, two: number): number {
  return hexDistance(board, one, two);
}
