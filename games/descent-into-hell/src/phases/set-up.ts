import { JOES_BRIDGE } from '../data/board.ts';
import { START_CELL, STEPS } from '../data/units.ts';
import { ALLIED_OWNER, NONE, shape, WAITING, type DescentState } from '../state.ts';
import type { DescentOptions } from '../options.ts';

/** 1.1, 1.4: the German units on the map, every other unit in its pool, all control German except Joe’s Bridge. */
export function layOut(options: DescentOptions): DescentState {
  const state = shape.create();
  state.options = options;
  state.turn = 1;
  state.unitCell.set(START_CELL);
  state.unitSteps.set(STEPS);
  state.unitSpan.fill(NONE);
  state.unitFerrySide.fill(NONE);
  state.ghostCell.fill(NONE);
  state.markerCell.fill(WAITING);
  state.bridgeOwner[JOES_BRIDGE] = ALLIED_OWNER;
  return state;
}
