import type { DescentAction } from '../actions.ts';
import { BRIDGES, CELLS, RIVER, WATER } from '../data/board.ts';
import { attackFactor, ENGINEER, FIRST, LAST, POOL_AREA, POOL_COUNT } from '../data/units.ts';
import { refusePlacement } from '../phases/deployment.ts';
import { litCells } from '../rules/view.ts';
import { GERMAN_OWNER, type DescentState } from '../state.ts';
import { distanceToAny } from './ground.ts';
import { nextMove, type Rating } from './marching.ts';

/** The Germans bring up everything, hold the river bridges with engineers, and close in on whoever they know of. */

export function startTurn(state: DescentState): DescentAction {
  for (let pool = 0; pool < POOL_COUNT; pool++)
    if (refusePlacement(state, pool, POOL_AREA[pool]) === undefined)
      return { kind: 'place', pool, area: POOL_AREA[pool] };
  return { kind: 'impulse', impulse: 'road' };
}

export function nextOrder(state: DescentState, leaveOut: ReadonlySet<number>): DescentAction | undefined {
  return nextMove(state, 'german', rating(state), leaveOut);
}

/** Days for which a landing is news. */
const NEWS = 2;

/** Where Allied units are seen, were seen last, or have landed lately. */
export function knownAllies(state: DescentState): readonly number[] {
  const cells = new Set<number>();
  const lit = litCells(state, 'german').slice();
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    const seen = cell >= 0 && lit[cell] === 1 ? cell : state.ghostCell[unit];
    if (seen >= 0) cells.add(seen);
  }
  for (const { turn, cells: landed } of state.landings)
    if (turn > state.turn - NEWS) for (const cell of landed) if (lit[cell] === 0) cells.add(cell);
  return [...cells];
}

/** River bridges in German hands: engineers stay there, for a bridge that they can blow (H-20). */
function guarded(state: DescentState): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const [bridge, { side, cells: ends }] of BRIDGES.entries())
    if (WATER[side] === RIVER && state.bridgeOwner[bridge] === GERMAN_OWNER && state.bridgeBlown[bridge] === 0)
      for (const cell of ends) cells.add(cell);
  return cells;
}

/** An attack factor with which a unit goes to the enemy rather than waiting near him. */
const ATTACKS_WITH = 3;

function rating(state: DescentState): Rating {
  const enemies = knownAllies(state);
  const posts = guarded(state);
  const field = new Int16Array(CELLS).fill(-1);
  const far = (cell: number): number => {
    if (field[cell] < 0) field[cell] = distanceToAny(cell, enemies);
    return field[cell];
  };
  return (unit, cell) => {
    if (ENGINEER[unit] === 1) return posts.has(cell) ? 0 : 1;
    if (enemies.length === 0) return cell === state.unitCell[unit] ? 0 : 1;
    const closes = state.impulse === 'off-road' && attackFactor(unit, state.unitSteps[unit]) >= ATTACKS_WITH;
    // By road nobody ends next to the enemy, where he would have to attack a doubled defence.
    return closes ? far(cell) : Math.abs(far(cell) - 2);
  };
}
