import type { CampaignState } from '../state.ts';
import { STRUCTURE_STATES, type Ground, type StructureState } from './ground.ts';

/** The ground as it really is. */
export function trueGround(state: CampaignState): Ground {
  return {
    structureState: (structure) => structureStateOf(state, structure),
    isRuin: (cell) => state.ruin[cell] === 1,
  };
}

export function structureStateOf(state: CampaignState, structure: number): StructureState {
  return STRUCTURE_STATES[state.structureState[structure]];
}

export function setStructure(state: CampaignState, structure: number, next: StructureState): void {
  state.structureState[structure] = STRUCTURE_STATES.indexOf(next);
}
