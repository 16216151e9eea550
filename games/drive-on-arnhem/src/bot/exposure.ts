import { CELLS } from '../data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../data/units.ts';
import { findWays } from '../rules/ways.ts';
import type { DriveState } from '../state.ts';
import { seesUnit } from './seen.ts';

/** Where the enemy that a side sees could march in his next phase with the points he has. */
export class Exposure {
  /** Cell → 1 within his reach. */
  readonly cells: Uint8Array = new Uint8Array(CELLS);

  look(state: DriveState, side: Side): void {
    this.cells.fill(0);
    const enemy = OTHER[side];
    for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
      if (!seesUnit(state, side, unit) || state.unitPoints[unit] <= 0) continue;
      const { left } = findWays(state, unit);
      for (let cell = 0; cell < CELLS; cell++) if (left[cell] >= 0) this.cells[cell] = 1;
    }
  }
}
