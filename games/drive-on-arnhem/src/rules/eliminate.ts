import { COMPONENTS } from '../data/units.ts';
import { BUILT_IN, GONE, NO_PLOT, NONE, type DriveState } from '../state.ts';
import { liftUnit } from './stacks.ts';

/** Takes a unit out of the game, with all that is built into it. A loss in battle is seen by both sides. */
export function eliminate(state: DriveState, unit: number, inBattle: boolean): void {
  liftUnit(state, unit, GONE);
  if (inBattle) state.unitLost[unit] = 1;
  clear(state, unit);
  for (const part of COMPONENTS[unit]) if (state.unitCell[part] === BUILT_IN) state.unitCell[part] = GONE;
}

function clear(state: DriveState, unit: number): void {
  state.unitStrength[unit] = state.unitGuns[unit] = state.unitPoints[unit] = state.unitFort[unit] = 0;
  state.unitAttack[unit] = state.unitBarrage[unit] = NONE;
  state.unitAttackOrder[unit] = state.unitAdvance[unit] = 0;
  state.unitPlot[unit] = NO_PLOT;
  state.unitDisband[unit] = 0;
}
