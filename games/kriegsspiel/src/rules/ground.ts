/** The ground as somebody takes it to be: the truth, or what a headquarters believes (R71). */

export const STRUCTURE_STATES = ['intact', 'damaged', 'destroyed', 'repairing', 'temporary', 'temporary slow'] as const;
/** `temporary slow` replaces a damaged bridge over a river: each crossing takes longer (G42). */
export type StructureState = (typeof STRUCTURE_STATES)[number];

export interface Ground {
  structureState(structure: number): StructureState;
  isRuin(cell: number): boolean;
}

export function stands(state: StructureState): boolean {
  return state === 'intact' || state === 'temporary' || state === 'temporary slow';
}

/** As the campaign begins; what is compared with it has changed. */
export const UNTOUCHED: Ground = {
  structureState: () => 'intact',
  isRuin: () => false,
};
