import { board, CELLS, DEGREE, forEachNeighbour, NEIGHBOUR, NO_WATER, SIDE_FERRY, WATER } from '../data/board.ts';
import { FERRYMAN, FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { LANDED, LANDED_ON_ENEMIES, optionsOf, type DescentState } from '../state.ts';
import { hasIntactBridge } from './crossings.ts';
import { placesOf } from './places.ts';
import { unitsAt } from './stacks.ts';
import { markSeenEnemies, markUnits } from './view.ts';

/** 1.6: who can attack which hex. */

/**
 * H-22: over water only at an intact bridge of either owner or a map ferry, or from the hex of an engineer of the same
 * side; never over a span (H-15) or a blown bridge.
 */
function canAttackOver(state: DescentState, side: Side, from: number, hexside: number): boolean {
  if (WATER[hexside] === NO_WATER || hasIntactBridge(state, hexside) || SIDE_FERRY[hexside] >= 0) return true;
  return unitsAt(state, side, from).some((unit) => FERRYMAN[unit] === 1);
}

/** Units of the side that could attack a hex from where they stand, repulsed ones included: they can be fired at. */
export function attackersOf(state: DescentState, side: Side, cell: number): readonly number[] {
  const attackers: number[] = [];
  const { count } = placesOf(state, side);
  forEachNeighbour(cell, (near, step) => {
    if (count[near] > 0 && canAttackOver(state, side, near, board.side[step]))
      attackers.push(...unitsAt(state, side, near));
  });
  return attackers.toSorted((one, two) => one - two);
}

/** Whether there are any. */
export function hasAttackers(state: DescentState, side: Side, cell: number): boolean {
  const { count } = placesOf(state, side);
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++) {
    const near = NEIGHBOUR[step];
    if (near >= 0 && count[near] > 0 && canAttackOver(state, side, near, board.side[step])) return true;
  }
  return false;
}

const enemies = new Uint8Array(CELLS);

export interface Combats {
  /** Hexes that must be attacked. */
  readonly duty: readonly number[];
  /** Hexes that may be. */
  readonly free: readonly number[];
}

/**
 * H-23: the list is made when combat begins. A duty comes from a unit that moved, entered or landed next to a hex that it
 * can attack itself (H-53).
 */
export function combatsOf(state: DescentState, side: Side): Combats {
  const duty = new Set<number>();
  const free = new Set<number>();
  const { duty: owed } = optionsOf(state);
  markUnits(state, OTHER[side], enemies);
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const from = state.unitCell[unit];
    if (from < 0) continue;
    const came = state.unitMoved[unit] === 1 || state.unitLanded[unit] === LANDED;
    // 1.7: who has landed on enemies owes nothing else, whatever the others owe.
    const owes = came || owed === 'everybody' || (owed === 'adjacent' && state.unitLanded[unit] !== LANDED_ON_ENEMIES);
    for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++) {
      const near = NEIGHBOUR[step];
      if (near >= 0 && enemies[near] === 1 && canAttackOver(state, side, from, board.side[step]))
        (owes ? duty : free).add(near);
    }
  }
  const sorted = (cells: Iterable<number>): number[] => [...cells].toSorted((one, two) => one - two);
  return { duty: sorted(duty), free: sorted([...free].filter((cell) => !duty.has(cell))) };
}

/** H-53: hexes with enemies in sight that units would have to attack if they moved to a cell. */
export function dutiesAt(state: DescentState, side: Side, units: readonly number[], cell: number): readonly number[] {
  const duties: number[] = [];
  const ferry = units.some((unit) => FERRYMAN[unit] === 1);
  markSeenEnemies(state, side, enemies);
  forEachNeighbour(cell, (near, step) => {
    if (enemies[near] === 1 && (ferry || canAttackOver(state, side, cell, board.side[step]))) duties.push(near);
  });
  return duties;
}
