import { PathFinder, reverseCosts, stepCosts, stepsOver } from '@club-route/engine';
import { AREA_OF } from '../data/areas.ts';
import { board, BRIDGES, CELLS, NO_WATER, ROAD_NET, SOUTH, WATER } from '../data/board.ts';
import { OFF_ROAD_SUPPLY } from '../data/tables.ts';
import { AIRBORNE, BRIDGING_UNITS, FIRST, LAST, OTHER, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import { NONE, optionsOf, type DescentState } from '../state.ts';
import { areEqual } from './columns.ts';
import { carriesSupply } from './crossings.ts';
import { markSeenEnemies, markUnits } from './view.ts';

/**
 * 1.5, H-45: a supply line follows road hexes and has at most three others, its own hex free and the source included. It
 * avoids enemy units and crosses water only by bridges of its side.
 */

/** By what a line is traced: by the truth, or by what its side sees, which is all that a player may be shown (7.14). */
export type Knowledge = 'truth' | 'seen';

/** Lines are followed from the sources back: what it costs to come from a hex, not to enter it. */
const DRY = backwards(stepCosts(board, (to, side) => (WATER[side] === NO_WATER ? 1 - ROAD_NET[to] : -1)));
/** Over any bridge, whoever has it. */
const OVER_WATER = backwards(stepCosts(board, (to) => 1 - ROAD_NET[to]));

function backwards(forward: Int16Array): Int16Array {
  const costs = new Int16Array(forward.length);
  reverseCosts(board, forward, costs);
  return costs;
}

const SOURCES: Readonly<Record<Side, readonly number[]>> = {
  allied: [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1),
  german: [...AREA_OF.keys()].filter((cell) => AREA_OF[cell] >= 0),
};

const enemies = new Uint8Array(CELLS);
const costs = new Int16Array(DRY.length);
const starts = new Int16Array(CELLS);

/**
 * Every hex from which a line leads to one of some sources. Many units ask on the same position, so it is kept until
 * units, crossings or sources have changed.
 */
class Lines {
  readonly #side: Side;
  readonly #by: Knowledge;
  readonly #finder = new PathFinder(board, OFF_ROAD_SUPPLY);
  /** What the lines were followed by: units that may be in the way or see who is, owners of bridges, spans, sources. */
  readonly #cells: Int16Array;
  readonly #firstUnit: number;
  readonly #owner = new Uint8Array(BRIDGES.length);
  readonly #blown = new Uint8Array(BRIDGES.length);
  readonly #spans = new Int16Array(BRIDGING_UNITS.length);
  #sources: readonly number[] = [];

  constructor(side: Side, by: Knowledge) {
    this.#side = side;
    this.#by = by;
    this.#firstUnit = by === 'truth' ? FIRST[OTHER[side]] : 0;
    const last = by === 'truth' ? LAST[OTHER[side]] : UNIT_COUNT;
    this.#cells = new Int16Array(last - this.#firstUnit).fill(CELLS);
  }

  leadFrom(state: DescentState, from: number, sources: readonly number[]): boolean {
    if (!this.#isAsBefore(state, sources)) this.#follow(state, sources);
    return this.#finder.trail.has(from);
  }

  /** The line from a hex to its source, both included; nothing if there is none. */
  lineFrom(state: DescentState, from: number, sources: readonly number[]): readonly number[] {
    return this.leadFrom(state, from, sources) ? this.#finder.trail.cellsTo(from).toReversed() : [];
  }

  #isAsBefore({ unitCell, bridgeOwner, bridgeBlown, unitSpan }: DescentState, sources: readonly number[]): boolean {
    for (let index = 0; index < this.#cells.length; index++)
      if (this.#cells[index] !== unitCell[this.#firstUnit + index]) return false;
    for (let index = 0; index < BRIDGING_UNITS.length; index++)
      if (this.#spans[index] !== unitSpan[BRIDGING_UNITS[index]]) return false;
    return areEqual(this.#owner, bridgeOwner) && areEqual(this.#blown, bridgeBlown) && isSame(this.#sources, sources);
  }

  #follow(state: DescentState, sources: readonly number[]): void {
    const { unitCell, unitSpan } = state;
    this.#cells.set(unitCell.subarray(this.#firstUnit, this.#firstUnit + this.#cells.length));
    this.#owner.set(state.bridgeOwner);
    this.#blown.set(state.bridgeBlown);
    for (const [index, unit] of BRIDGING_UNITS.entries()) this.#spans[index] = unitSpan[unit];
    this.#sources = sources;
    if (this.#by === 'truth') markUnits(state, OTHER[this.#side], enemies);
    else markSeenEnemies(state, this.#side, enemies);
    costs.set(DRY);
    for (const { side: hexside } of BRIDGES) openWhereCarried(state, this.#side, hexside);
    for (const hexside of this.#spans) if (hexside !== NONE) openWhereCarried(state, this.#side, hexside);
    let count = 0;
    // 7.25: a source is free of enemies, also the hex of a landing fight.
    for (const cell of sources) if (enemies[cell] === 0) starts[count++] = cell;
    // H-49: a line may begin in a hex with enemies, and never passes one.
    this.#finder.reachFromAny(starts, count, OFF_ROAD_SUPPLY, costs, undefined, enemies);
  }
}

function isSame(one: readonly number[], two: readonly number[]): boolean {
  return one === two || (one.length === two.length && one.every((cell, index) => cell === two[index]));
}

function openWhereCarried(state: DescentState, side: Side, hexside: number): void {
  if (!carriesSupply(state, side, hexside)) return;
  for (const step of stepsOver(board, hexside)) costs[step] = OVER_WATER[step];
}

const ground: Readonly<Record<Side, Readonly<Record<Knowledge, Lines>>>> = {
  allied: { truth: new Lines('allied', 'truth'), seen: new Lines('allied', 'seen') },
  german: { truth: new Lines('german', 'truth'), seen: new Lines('german', 'seen') },
};
const air: Readonly<Record<Knowledge, Lines>> = {
  truth: new Lines('allied', 'truth'),
  seen: new Lines('allied', 'seen'),
};

/** A line over land to a source of the side. */
export function hasGroundLine(state: DescentState, side: Side, from: number, by: Knowledge): boolean {
  return ground[side][by].leadFrom(state, from, SOURCES[side]);
}

/** A line from an Allied airborne unit to an Air Supply marker. */
export function hasAirLine(state: DescentState, from: number, by: Knowledge): boolean {
  // H-49: a marker in the hex of a landing fight serves the landers.
  if (state.markerCell.includes(from)) return true;
  const markers: number[] = [];
  for (const cell of state.markerCell) if (cell >= 0) markers.push(cell);
  return markers.length > 0 && air[by].leadFrom(state, from, markers);
}

export function isSupplied(state: DescentState, unit: number, by: Knowledge): boolean {
  const side = sideOf(unit);
  const cell = state.unitCell[unit];
  if (hasGroundLine(state, side, cell, by)) return true;
  if (AIRBORNE[unit] === 0) return false;
  const landedNow = state.side === 'allied' && state.unitLandedOn[unit] === state.turn;
  return (landedNow && optionsOf(state).landingSupply) || hasAirLine(state, cell, by);
}

/** How a unit is supplied as far as its side sees (7.14). */
export interface SupplyLine {
  readonly unit: number;
  readonly by: 'road' | 'air';
  /** From its hex to where supply comes from; nothing if none comes. */
  readonly way: readonly number[];
}

export function supplyLine(state: DescentState, unit: number): SupplyLine {
  const cell = state.unitCell[unit];
  const side = sideOf(unit);
  const way = ground[side].seen.lineFrom(state, cell, SOURCES[side]);
  if (way.length > 0) return { unit, by: 'road', way };
  if (!isSupplied(state, unit, 'seen')) return { unit, by: 'air', way: [] };
  return { unit, by: 'air', way: [cell, ...[...state.markerCell].filter((marker) => marker >= 0).slice(0, 1)] };
}
