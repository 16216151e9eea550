import type { StructureKind } from './structures.ts';

/** 16.1: up to which die a structure goes, what becomes of it, and whether a German must stand at it. Printed; R28 for minor. */
export interface DemolitionRow {
  readonly upTo: number;
  readonly becomes: 'damaged' | 'destroyed';
  readonly needsGerman: boolean;
}

export const DEMOLITION: Readonly<Record<StructureKind, DemolitionRow>> = {
  canal: { upTo: 2, becomes: 'destroyed', needsGerman: false },
  rail: { upTo: 1, becomes: 'destroyed', needsGerman: false },
  major: { upTo: 1, becomes: 'damaged', needsGerman: true },
  minor: { upTo: 1, becomes: 'damaged', needsGerman: true },
  ferry: { upTo: 2, becomes: 'destroyed', needsGerman: true },
};

/** R97: hours that a repair takes: a die as played, ten and a die as the author thought right. */
export const SLOW_REPAIR_HOURS = 10;
