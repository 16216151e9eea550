import { someAround } from '../data/board.ts';
import { FIRST, LAST, type Side } from '../data/units.ts';
import type { DescentState } from '../state.ts';

/** Units of a side that the other has seen and sees no more, in one hex and at one moment. */
export interface Ghosts {
  readonly cell: number;
  readonly moment: number;
  readonly units: readonly number[];
}

/** H-32: where units of a side were last seen, by those who do not see them now. */
export function ghostsOf(state: DescentState, side: Side): readonly Ghosts[] {
  const found = new Map<string, Ghosts>();
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const cell = state.ghostCell[unit];
    if (cell < 0 || state.unitCell[unit] >= 0) continue;
    const moment = state.ghostMoment[unit];
    const key = `${cell} ${moment}`;
    found.set(key, { cell, moment, units: [...(found.get(key)?.units ?? []), unit] });
  }
  return [...found.values()];
}

/** Those in a hex or beside it. */
export function ghostsNear(state: DescentState, side: Side, cell: number): readonly Ghosts[] {
  return ghostsOf(state, side).filter((ghost) => someAround(cell, (near) => near === ghost.cell));
}
