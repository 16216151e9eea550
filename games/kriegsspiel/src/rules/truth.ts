import type { Side } from '../data/units.ts';
import type { CampaignState } from '../state.ts';
import { STRUCTURE_STATES, type Ground, type StructureState } from './ground.ts';

/** The ground as it really is. */
export function trueGround(state: CampaignState): Ground {
  return {
    structureState: (structure) => structureStateOf(state, structure),
    isRuin: (cell) => isRuin(state, cell),
  };
}

export function structureStateOf(state: CampaignState, structure: number): StructureState {
  return STRUCTURE_STATES[state.structureState[structure]];
}

export function setStructure(state: CampaignState, structure: number, next: StructureState): void {
  state.structureState[structure] = STRUCTURE_STATES.indexOf(next);
}

export function isRuin(state: CampaignState, cell: number): boolean {
  return state.ruins.includes(cell);
}

/** 11: for good. */
export function layInRuins(state: CampaignState, cell: number): void {
  if (!isRuin(state, cell)) state.ruins = [...state.ruins, cell].toSorted((one, two) => one - two);
}

/** Whether an Allied unit was the last to be in a square. */
export function isAlliedHeld(state: CampaignState, cell: number): boolean {
  return ((state.alliedHeld[cell >> 5] >> (cell & 31)) & 1) === 1;
}

export function holdSquare(state: CampaignState, cell: number, side: Side): void {
  const bit = 1 << (cell & 31);
  if (side === 'allied') state.alliedHeld[cell >> 5] |= bit;
  else state.alliedHeld[cell >> 5] &= ~bit;
}
