import { CELLS } from '../data/board.ts';
import { FIRST, LAST, OTHER } from '../data/units.ts';
import { findWays } from '../rules/ways.ts';
import { isAdvanced, optionsOf, type DriveState } from '../state.ts';
import type { Picture } from './picture.ts';

/** Where the enemy could be after his next phase, as one side sees it. */
export class Exposure {
  /** Cell → 1 where he could march or, driven from where he stands, retreat. */
  readonly cells: Uint8Array = new Uint8Array(CELLS);

  /** Whether it is known for certain; else only what is threatened is marked. */
  isExact = false;

  look(state: DriveState, { side, threat }: Picture): void {
    for (let cell = 0; cell < CELLS; cell++) this.cells[cell] = threat[cell] > 0 ? 1 : 0;
    // H34: his points are not told in the advanced game, nor is who stands in his way when units are hidden.
    this.isExact = !optionsOf(state).hidden && !isAdvanced(state);
    if (!this.isExact) return;
    const enemy = OTHER[side];
    for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
      if (state.unitCell[unit] < 0 || state.unitPoints[unit] <= 0) continue;
      const { left } = findWays(state, unit);
      for (let cell = 0; cell < CELLS; cell++) if (left[cell] >= 0) this.cells[cell] = 1;
    }
  }
}
