import { hexDistance, type Dice } from '@club-route/engine';
import {
  board,
  CELLS,
  forEachNeighbour,
  MARSH,
  NO_WATER,
  POLDER,
  ROAD_NET,
  SIDE_BRIDGE,
  SIDE_FERRY,
  TERRAIN,
  WATER,
} from '../data/board.ts';
import { HIGHWAY_COST, QUARTERS, ROAD_COST, STACK_LIMIT } from '../data/tables.ts';
import { MOTORIZED, MOVEMENT, OTHER, sideOf, STEPS, type Side } from '../data/units.ts';
import { litCells, markUnits } from '../rules/view.ts';
import { IMPULSES_A_DAY, momentOf, NONE, type DescentState } from '../state.ts';

/** Where a unit may have been, and when. */
export interface Anchor {
  readonly cell: number;
  readonly moment: number;
}

/** No unit of the enemy hides so near to one of ours that he has to find a retreat for: it would close ways that were open. */
const RETREAT_ROOM = 3;

const MOST_TRIES = 12;

interface Surroundings {
  /** Every cell, the nearest first, by land, bridges and map ferries. */
  readonly cells: Int16Array;
  /** Distance -> how many cells are no farther. */
  readonly within: readonly number[];
}

const known: (Surroundings | undefined)[] = [];

function around(from: number): Surroundings {
  return (known[from] ??= surroundingsOf(from));
}

/** What is near across a river is far by the next bridge; blown or not, for nobody knows when it was crossed. */
function surroundingsOf(from: number): Surroundings {
  const cells = new Int16Array(CELLS);
  const isFound = new Uint8Array(CELLS);
  const within: number[] = [];
  let count = 0;
  const find = (cell: number): void => {
    cells[count++] = cell;
    isFound[cell] = 1;
  };
  find(from);
  for (let next = 0; next < count;) {
    within.push(count);
    for (const ring = count; next < ring; next++)
      forEachNeighbour(cells[next], (near, step) => {
        if (isFound[near] === 0 && isOpenSide(board.side[step])) find(near);
      });
  }
  // What no way leads to: only if there is no room anywhere else.
  for (let cell = 0; cell < CELLS; cell++) if (isFound[cell] === 0) find(cell);
  return { cells, within };
}

function isOpenSide(hexside: number): boolean {
  return WATER[hexside] === NO_WATER || SIDE_BRIDGE[hexside] >= 0 || SIDE_FERRY[hexside] >= 0;
}

/** Hexes in which enemy units may be without being seen by a side. */
export class HidingPlaces {
  readonly #state: DescentState;
  readonly #dice: Dice;
  /** Cell -> how many more units may hide there. */
  readonly #room = new Uint8Array(CELLS);

  constructor(state: DescentState, side: Side, dice: Dice) {
    this.#state = state;
    this.#dice = dice;
    const occupied = new Uint8Array(CELLS);
    markUnits(state, OTHER[side], occupied);
    const lit = litCells(state, side);
    const { pending = null, cell: attacked = NONE } = state.battle ?? {};
    const driven = pending !== null && sideOf(pending.unit) === side ? attacked : NONE;
    for (let cell = 0; cell < CELLS; cell++) {
      if (lit[cell] === 1 || occupied[cell] === 1) continue;
      if (driven !== NONE && hexDistance(board, driven, cell) <= RETREAT_ROOM) continue;
      this.#room[cell] = STACK_LIMIT;
    }
  }

  isOpen(cell: number): boolean {
    return this.#room[cell] > 0;
  }

  /** Puts a unit into a hex, with the steps that were last seen of it. */
  put(unit: number, cell: number): void {
    const { unitCell, unitSteps, ghostCell, ghostSteps } = this.#state;
    unitCell[unit] = cell;
    unitSteps[unit] = ghostCell[unit] >= 0 ? ghostSteps[unit] : STEPS[unit];
    if (cell >= 0 && this.#room[cell] > 0) this.#room[cell]--;
  }

  /** Somewhere within reach of where the unit may have been, else as near to it as can be; often it has stayed. */
  hide(unit: number, { cell: from, moment }: Anchor): boolean {
    const impulses = this.#impulsesSince(sideOf(unit), moment);
    const drove = impulses > 0 && this.#dice.chance(1, DRIVES_FAR, 'whether it drove far');
    const reach = drove ? longestMarch(unit, impulses) : usualMarch(unit, impulses);
    const cell = this.#placeNear(unit, from, reach);
    if (cell === NONE) return false;
    this.put(unit, cell);
    return true;
  }

  #placeNear(unit: number, from: number, reach: number): number {
    if (this.#isFit(unit, from) && (reach === 0 || this.#dice.chance(1, 2, 'whether it has stayed'))) return from;
    const { cells, within } = around(from);
    const count = within[Math.min(reach, within.length - 1)];
    // Most places are open, so a few tries will find one; else the first that is, as near as can be.
    for (let tries = reach > 0 ? MOST_TRIES : 0; tries > 0; tries--) {
      const cell = cells[this.#dice.between(0, count - 1, 'imagined place')];
      if (this.#isFit(unit, cell)) return cell;
    }
    for (const cell of cells) if (this.#isFit(unit, cell)) return cell;
    return NONE;
  }

  #isFit(unit: number, cell: number): boolean {
    if (this.#room[cell] === 0) return false;
    const wet = TERRAIN[cell] === POLDER || TERRAIN[cell] === MARSH;
    return MOTORIZED[unit] === 0 || !wet || ROAD_NET[cell] === 1;
  }

  #impulsesSince(side: Side, moment: number): number {
    const now = this.#state;
    const running = now.side === side && now.impulseNumber > 0 ? 1 : 0;
    return Math.max(0, impulsesUntil(side, momentOf(now)) + running - impulsesUntil(side, moment));
  }
}

/** One unit of so many has made use of every road impulse, and on wheels of the highways. */
const DRIVES_FAR = 6;

/** Hexes that a unit goes in so many impulses, half of them by road, where a point is good for two. */
function usualMarch(unit: number, impulses: number): number {
  return Math.floor((impulses * MOVEMENT[unit] * 3) / 2);
}

/** No unit can have gone farther: the last impulse of one turn and the first of the next may both be by road. */
function longestMarch(unit: number, impulses: number): number {
  const byRoad = (MOVEMENT[unit] * QUARTERS) / (MOTORIZED[unit] === 1 ? HIGHWAY_COST : ROAD_COST);
  const roads = Math.min(impulses, Math.floor(impulses / 2) + 1);
  return roads * byRoad + (impulses - roads) * MOVEMENT[unit];
}

/** Impulses of a side that were over at a moment. */
function impulsesUntil(side: Side, moment: number): number {
  const inDay = moment % IMPULSES_A_DAY;
  return 2 * Math.floor(moment / IMPULSES_A_DAY) + (side === 'allied' ? Math.min(2, inDay) : Math.max(0, inDay - 2));
}
