import type { DescentAction } from '../actions.ts';
import { AREA_CELLS } from '../data/areas.ts';
import { SOUTH } from '../data/board.ts';
import { FIRST, LAST, REPAIR, sideOf, UNIT_COUNT, type Side } from '../data/units.ts';
import { mayStay, travel } from '../forecast/travel.ts';
import { refuseEntry } from '../phases/entry.ts';
import { FAR } from './ground.ts';
import { momentOf, NONE, OFF_MAP, READY, type DescentState } from '../state.ts';

/** What a cell is rated worse where a unit would have to attack at bad odds. */
export const BAD_ODDS = 1000;

/** How a script rates a cell for a unit; lower is better, and none is better than 0. */
export type Rating = (unit: number, cell: number) => number;

const SOUTH_CELLS: readonly number[] = [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1);

/**
 * The moves of an impulse, one unit after the other: those nearest to their goal first, so that they clear the road for
 * the rest. Each goes where it is rated best, and is asked no more once it stays.
 */
export class Marching {
  #moment = -1;
  readonly #order = new Int16Array(UNIT_COUNT);
  readonly #rank = new Int32Array(UNIT_COUNT);
  #count = 0;
  #next = 0;

  /** Whether the moves of this impulse have to be begun. */
  isNew(state: DescentState): boolean {
    return this.#moment !== momentOf(state);
  }

  forget(): void {
    this.#moment = -1;
  }

  begin(state: DescentState, side: Side, rate: Rating): void {
    this.#moment = momentOf(state);
    this.#count = this.#next = 0;
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      const cell = state.unitCell[unit];
      if (cell < 0 && !waitsToEnter(cell)) continue;
      // Who is on the map before who enters.
      this.#rank[unit] = cell < 0 ? ENTRANT + unit : rate(unit, cell);
      this.#order[this.#count++] = unit;
    }
    const rank = this.#rank;
    this.#order.subarray(0, this.#count).sort((one, two) => rank[one] - rank[two] || one - two);
  }

  /** The next move or entry; nothing once nobody would do better by moving. */
  next(state: DescentState, side: Side, rate: Rating): DescentAction | undefined {
    for (; this.#next < this.#count; this.#next++) {
      const unit = this.#order[this.#next];
      if (!isFree(state, unit)) continue;
      const cell = state.unitCell[unit];
      const action =
        cell >= 0 ? move(state, unit, rate) : waitsToEnter(cell) ? enter(state, side, unit, rate) : undefined;
      if (action !== undefined) return action;
    }
    return undefined;
  }
}

const ENTRANT = 0x100000;

function waitsToEnter(cell: number): boolean {
  return cell === READY || cell <= OFF_MAP;
}

/** Whether a unit alone may get an order. */
function isFree(state: DescentState, unit: number): boolean {
  if (state.unitStopped[unit] === 1 || state.unitSpan[unit] !== NONE) return false;
  if (state.impulse === 'off-road' && REPAIR[unit] === 1) return false;
  return state.unitMoved[unit] === 0 || (state.mover?.units.length === 1 && state.mover.units[0] === unit);
}

const single = [0];

function move(state: DescentState, unit: number, rate: Rating): DescentAction | undefined {
  single[0] = unit;
  const from = state.unitCell[unit];
  let least = rate(unit, from);
  if (least <= 0) return undefined;
  let best: readonly number[] | undefined;
  const trail = travel(state, single);
  for (let at = 1; at < trail.count; at++) {
    const cell = trail.reached[at];
    const rated = rate(unit, cell);
    if (rated >= least || !mayStay(single, from, cell)) continue;
    const way = trail.cellsTo(cell).slice(1);
    // Who may be stopped on the way by enemies of whom it knows does not take it.
    if (way.some((passed) => passed !== cell && isBad(rate(unit, passed)))) continue;
    best = way;
    least = rated;
  }
  return best === undefined ? undefined : { kind: 'move', units: [unit], way: best };
}

/** Where a field has no way to anybody a rating says nothing about odds. */
function isBad(rated: number): boolean {
  return rated >= BAD_ODDS && rated < FAR;
}

/** Enters where it is rated best; it goes on with a move of its own. */
function enter(state: DescentState, side: Side, unit: number, rate: Rating): DescentAction | undefined {
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  const places = sideOf(unit) === 'german' ? AREA_CELLS[OFF_MAP - state.unitCell[unit]] : SOUTH_CELLS;
  for (const at of places) {
    const rated = rate(unit, at);
    if (rated >= least || refuseEntry(state, side, { units: [unit], at, way: [] }) !== undefined) continue;
    best = at;
    least = rated;
  }
  return best === NONE ? undefined : { kind: 'enter', units: [unit], at: best, way: [] };
}
