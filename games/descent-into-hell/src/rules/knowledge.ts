import { CELLS, DEGREE, NEIGHBOUR, someAround } from '../data/board.ts';
import { FIRST, LAST, OTHER, sideOf, type Side } from '../data/units.ts';
import { momentOf, NONE, optionsOf, type DescentState } from '../state.ts';
import { unitsAt } from './stacks.ts';
import { litCells } from './view.ts';

const SIDES: readonly Side[] = ['allied', 'german'];

/** A side has seen all enemy units of a hex, whole and with their strength (7.10), and the way that some of them came. */
export function noteEnemies(
  state: DescentState,
  side: Side,
  cell: number,
  way: readonly number[] = [],
  came: readonly number[] = [],
): void {
  noteUnits(state, side, cell, unitsAt(state, OTHER[side], cell), way, came);
}

/** After a retreat the attacker knows where he put the unit, and not who else is there (H-32). */
export function noteRetreat(state: DescentState, unit: number): void {
  noteUnits(state, OTHER[sideOf(unit)], state.unitCell[unit], [unit], [], []);
}

/** H-36: an advance is told to both, so that the other side knows where those units went, in sight or not. */
export function noteAdvance(state: DescentState, units: readonly number[]): void {
  for (const unit of units) rememberUnit(state, unit, momentOf(state));
}

function noteUnits(
  state: DescentState,
  side: Side,
  cell: number,
  seen: readonly number[],
  way: readonly number[],
  came: readonly number[],
): void {
  if (seen.length === 0) return;
  for (const unit of seen) rememberUnit(state, unit, momentOf(state));
  const units = seen.map((unit) => ({ unit, steps: state.unitSteps[unit] }));
  const sightings = side === 'allied' ? state.alliedSightings : state.germanSightings;
  sightings.push({ turn: state.turn, impulse: state.impulse, cell, units, way, came });
}

function rememberUnit(state: DescentState, unit: number, moment: number): void {
  state.ghostCell[unit] = state.unitCell[unit];
  state.ghostMoment[unit] = moment;
  state.ghostSteps[unit] = state.unitSteps[unit];
}

export function forget(state: DescentState, unit: number): void {
  state.ghostCell[unit] = NONE;
  state.ghostMoment[unit] = state.ghostSteps[unit] = 0;
}

/**
 * H-32: both sides keep in mind what they see now. What they saw before stays where it was seen, until the unit is seen
 * elsewhere or lost, or the hex is seen without it.
 */
export function remember(state: DescentState): void {
  const moment = momentOf(state);
  const { unitCell, unitSteps, unitLost, ghostCell, ghostMoment, ghostSteps } = state;
  for (const side of SIDES) {
    const lit = litCells(state, OTHER[side]);
    const last = LAST[side];
    for (let unit = FIRST[side]; unit < last; unit++) {
      const cell = unitCell[unit];
      const ghost = ghostCell[unit];
      if (cell >= 0 && lit[cell] === 1) {
        ghostCell[unit] = cell;
        ghostMoment[unit] = moment;
        ghostSteps[unit] = unitSteps[unit];
      } else if (ghost >= 0 && (unitLost[unit] === 1 || lit[ghost] === 1)) forget(state, unit);
    }
  }
}

/** A side forgets enemies that it remembers in hexes where it sees that they are not. */
export function forgetMissing(state: DescentState, side: Side): void {
  const lit = litCells(state, side);
  const { unitCell, ghostCell } = state;
  const last = LAST[OTHER[side]];
  for (let unit = FIRST[OTHER[side]]; unit < last; unit++) {
    const ghost = ghostCell[unit];
    if (ghost >= 0 && lit[ghost] === 1 && unitCell[unit] !== ghost) forget(state, unit);
  }
}

/** Units of a side have come to a hex: it notes the enemies in and around it. Returns whether there are any. */
export function lookAround(state: DescentState, side: Side, cell: number): boolean {
  if (!hasEnemiesAround(state, side, cell)) return false;
  someAround(cell, (near) => {
    noteEnemies(state, side, near);
    return false;
  });
  return true;
}

/** Cell -> 1 while it is looked at. */
const around = new Uint8Array(CELLS);

function hasEnemiesAround({ unitCell }: DescentState, side: Side, cell: number): boolean {
  setAround(cell, 1);
  const last = LAST[OTHER[side]];
  let found = false;
  for (let unit = FIRST[OTHER[side]]; unit < last && !found; unit++) {
    const there = unitCell[unit];
    found = there >= 0 && around[there] === 1;
  }
  setAround(cell, 0);
  return found;
}

function setAround(cell: number, flag: number): void {
  around[cell] = flag;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0) around[NEIGHBOUR[step]] = flag;
}

/** H-33: what of a way the enemy is shown who sees units arrive: all of it, or the hexes that he sees. */
export function shownWay(state: DescentState, side: Side, way: readonly number[]): readonly number[] {
  if (optionsOf(state).trail === 'whole') return way;
  const lit = litCells(state, OTHER[side]);
  return way.filter((cell) => lit[cell] === 1);
}
