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

/** What it costs to enter a hex over dry land, and over any bridge, whoever has it. */
interface Ways {
  readonly dry: Int16Array;
  readonly overWater: Int16Array;
}

const FORWARD: Ways = {
  dry: stepCosts(board, (to, side) => (WATER[side] === NO_WATER ? 1 - ROAD_NET[to] : -1)),
  overWater: stepCosts(board, (to) => 1 - ROAD_NET[to]),
};
/** All lines at once are followed from the sources back: what it costs to come from a hex, not to enter it. */
const BACKWARD: Ways = { dry: backwards(FORWARD.dry), overWater: backwards(FORWARD.overWater) };

function backwards(forward: Int16Array): Int16Array {
  const reversed = new Int16Array(forward.length);
  reverseCosts(board, forward, reversed);
  return reversed;
}

const SOURCES: Readonly<Record<Side, readonly number[]>> = {
  allied: [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1),
  german: [...AREA_OF.keys()].filter((cell) => AREA_OF[cell] >= 0),
};

const starts = new Int16Array(CELLS);

/** After so many lines on one position all are followed at once. */
const MOST_TRACES = 4;
const UNTRACED = 0;
const TRACED = 1;
const CUT = 2;
/** Nobody: before the first look. */
const NO_OWNER = 255;

/**
 * From which hexes a line leads to one of some sources, kept until units, crossings or sources have changed. The first
 * units that ask on a position have their own line traced; if more ask, all lines are followed back from the sources.
 */
class Lines {
  readonly #side: Side;
  readonly #by: Knowledge;
  readonly #finder = new PathFinder(board, OFF_ROAD_SUPPLY);
  /** What the lines were followed by: units that may be in the way or see who is, owners of bridges, spans, sources. */
  readonly #cells: Int16Array;
  readonly #firstUnit: number;
  readonly #owner = new Uint8Array(BRIDGES.length).fill(NO_OWNER);
  readonly #blown = new Uint8Array(BRIDGES.length);
  readonly #spans = new Int16Array(BRIDGING_UNITS.length);
  #sources: readonly number[] = [];
  /** Where enemies are, where sources are, and what each step costs there and back, as long as crossings stay as they are. */
  readonly #enemies = new Uint8Array(CELLS);
  readonly #goals = new Uint8Array(CELLS);
  readonly #forward = new Int16Array(FORWARD.dry.length);
  readonly #backward = new Int16Array(BACKWARD.dry.length);
  #isForwardWeighed = false;
  #isBackwardWeighed = false;
  /** Whether all lines were followed on this position; else cell -> whether its line was traced and is cut. */
  #isWhole = false;
  readonly #traced = new Uint8Array(CELLS);
  #traces = 0;

  constructor(side: Side, by: Knowledge) {
    this.#side = side;
    this.#by = by;
    this.#firstUnit = by === 'truth' ? FIRST[OTHER[side]] : 0;
    const last = by === 'truth' ? LAST[OTHER[side]] : UNIT_COUNT;
    this.#cells = new Int16Array(last - this.#firstUnit).fill(CELLS);
  }

  leadFrom(state: DescentState, from: number, sources: readonly number[]): boolean {
    this.#lookAt(state, sources);
    if (!this.#isWhole && this.#traced[from] === UNTRACED) {
      if (this.#traces < MOST_TRACES) this.#trace(state, from);
      else this.#follow(state);
    }
    return this.#isWhole ? this.#finder.trail.has(from) : this.#traced[from] === TRACED;
  }

  /** The line from a hex to its source, both included; nothing if there is none. */
  lineFrom(state: DescentState, from: number, sources: readonly number[]): readonly number[] {
    if (!this.leadFrom(state, from, sources)) return [];
    if (!this.#isWhole) this.#follow(state);
    return this.#finder.trail.cellsTo(from).toReversed();
  }

  /** Keeps what has changed since the last look; then no line is known any more. */
  #lookAt(state: DescentState, sources: readonly number[]): void {
    const crossings = this.#hasSameCrossings(state);
    const units = this.#hasSameUnits(state);
    const same = isSame(this.#sources, sources);
    if (crossings && units && same) return;
    if (!crossings) this.#keepCrossings(state);
    if (!units) this.#keepUnits(state);
    if (!same) this.#keepSources(sources);
    this.#isWhole = false;
    this.#traced.fill(UNTRACED);
    this.#traces = 0;
  }

  #hasSameCrossings({ bridgeOwner, bridgeBlown, unitSpan }: DescentState): boolean {
    for (let index = 0; index < BRIDGING_UNITS.length; index++)
      if (this.#spans[index] !== unitSpan[BRIDGING_UNITS[index]]) return false;
    return areEqual(this.#owner, bridgeOwner) && areEqual(this.#blown, bridgeBlown);
  }

  #keepCrossings({ bridgeOwner, bridgeBlown, unitSpan }: DescentState): void {
    this.#owner.set(bridgeOwner);
    this.#blown.set(bridgeBlown);
    for (let index = 0; index < BRIDGING_UNITS.length; index++) this.#spans[index] = unitSpan[BRIDGING_UNITS[index]];
    this.#isForwardWeighed = this.#isBackwardWeighed = false;
  }

  #hasSameUnits({ unitCell }: DescentState): boolean {
    for (let index = 0; index < this.#cells.length; index++)
      if (this.#cells[index] !== unitCell[this.#firstUnit + index]) return false;
    return true;
  }

  #keepUnits(state: DescentState): void {
    const { unitCell } = state;
    for (let index = 0; index < this.#cells.length; index++) this.#cells[index] = unitCell[this.#firstUnit + index];
    if (this.#by === 'truth') markUnits(state, OTHER[this.#side], this.#enemies);
    else markSeenEnemies(state, this.#side, this.#enemies);
  }

  #keepSources(sources: readonly number[]): void {
    for (const cell of this.#sources) this.#goals[cell] = 0;
    for (const cell of sources) this.#goals[cell] = 1;
    this.#sources = sources;
  }

  /** Looks for the line from one hex. H-49: it may begin in a hex with enemies, and never passes one. */
  #trace(state: DescentState, from: number): void {
    this.#traces++;
    if (!this.#isForwardWeighed) this.#weigh(state, FORWARD, this.#forward);
    this.#isForwardWeighed = true;
    // 7.25: a source is free of enemies, also the hex of a landing fight.
    const isSource = this.#goals[from];
    if (this.#enemies[from] === 1) this.#goals[from] = 0;
    const found = this.#finder.trace(from, this.#goals, OFF_ROAD_SUPPLY, this.#forward, this.#enemies);
    this.#goals[from] = isSource;
    this.#traced[from] = found >= 0 ? TRACED : CUT;
  }

  #follow(state: DescentState): void {
    if (!this.#isBackwardWeighed) this.#weigh(state, BACKWARD, this.#backward);
    this.#isBackwardWeighed = true;
    let count = 0;
    for (const cell of this.#sources) if (this.#enemies[cell] === 0) starts[count++] = cell;
    this.#finder.reachFromAny(starts, count, OFF_ROAD_SUPPLY, this.#backward, undefined, this.#enemies);
    this.#isWhole = true;
  }

  #weigh(state: DescentState, { dry, overWater }: Ways, costs: Int16Array): void {
    costs.set(dry);
    const open = (hexside: number): void => {
      if (!carriesSupply(state, this.#side, hexside)) return;
      for (const step of STEPS_OVER[hexside]) costs[step] = overWater[step];
    };
    for (const { side } of BRIDGES) open(side);
    for (const hexside of this.#spans) if (hexside !== NONE) open(hexside);
  }
}

function isSame(one: readonly number[], two: readonly number[]): boolean {
  return one === two || (one.length === two.length && one.every((cell, index) => cell === two[index]));
}

const STEPS_OVER: readonly (readonly number[])[] = Array.from({ length: board.sides }, (_, side) =>
  WATER[side] === NO_WATER ? [] : stepsOver(board, side),
);

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
  const markers = markersOf(state);
  return markers.length > 0 && air[by].leadFrom(state, from, markers);
}

function markersOf({ markerCell }: DescentState): readonly number[] {
  const markers: number[] = [];
  for (const cell of markerCell) if (cell >= 0) markers.push(cell);
  return markers;
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
  const toMarker = state.markerCell.includes(cell) ? [] : air.seen.lineFrom(state, cell, markersOf(state));
  return { unit, by: 'air', way: toMarker.length === 0 ? [cell] : toMarker };
}
