import { ARTILLERY, ENGINEER, HEADQUARTERS } from '../data/units.ts';
import type { DriveState } from '../state.ts';

/** What a unit is for: to fight and hold, to shoot from behind, or to build. */
export type Role = 'fighter' | 'guns' | 'engineer';

export function roleOf(state: DriveState, unit: number): Role {
  switch (state.unitType[unit]) {
    case HEADQUARTERS:
    case ARTILLERY:
      return 'guns';
    case ENGINEER:
      return 'engineer';
    default:
      return 'fighter';
  }
}
