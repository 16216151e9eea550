import { CELLS, DEGREE, NEIGHBOUR, OBJECTIVES, TOWNS } from '../data/board.ts';
import { OVERRUN_PENALTY, VICTORY_LEVELS, type VictoryLevel } from '../data/tables.ts';
import { AIRBORNE_FORMATIONS } from '../data/units.ts';
import { optionsOf, type DriveState } from '../state.ts';
import { hasGroundTrace, isWithinSource, markSuppliedRoads } from './supply.ts';

/** 10.0 Victory conditions. Everything that counts is public. */

const supplied = new Uint8Array(CELLS);

/** 10.1: what the Allies would score if the game ended now. */
export function scoreOf(state: DriveState): number {
  markSuppliedRoads(state, 'allied', supplied);
  let score = 0;
  for (const { cell, points } of OBJECTIVES) if (isObjectiveHeld(state, cell)) score += points;
  for (let formation = 0; formation < AIRBORNE_FORMATIONS.length; formation++)
    if (state.sourceOverrun[formation] === 1) score -= OVERRUN_PENALTY[formation];
  for (const cell of TOWNS) if (state.cellOwner[cell] === 0) score--;
  return score;
}

/** S7.27: the hex and all its neighbours, owned and in supply. */
function isObjectiveHeld(state: DriveState, cell: number): boolean {
  if (!isHeldInSupply(state, cell)) return false;
  for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
    if (NEIGHBOUR[step] >= 0 && !isHeldInSupply(state, NEIGHBOUR[step])) return false;
  return true;
}

function isHeldInSupply(state: DriveState, cell: number): boolean {
  if (state.cellOwner[cell] === 0) return false;
  if (hasGroundTrace(state, 'allied', cell, supplied)) return true;
  if (optionsOf(state).objectiveSupply === 'ground') return false;
  return AIRBORNE_FORMATIONS.some((_, formation) => isWithinSource(state, formation, cell));
}

/** 10.2 */
export function levelOf(score: number): VictoryLevel {
  return VICTORY_LEVELS.find(({ from }) => score >= from)!.name;
}
