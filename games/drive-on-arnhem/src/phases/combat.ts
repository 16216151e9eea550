import type { Dice } from '@club-route/engine';
import { FIRST, LAST, UNIT_COUNT, type Side } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { CARRIED, NONE, type DriveState } from '../state.ts';
import { fight } from './battle.ts';

/** 9.0 Combat phase: every battle plotted, in the order first plotted (8.15), each to its end. */

const plotted = new Int16Array(UNIT_COUNT);

export function resolveCombat(state: DriveState, side: Side, dice: Dice, reports: Reports): void {
  const count = inPlottedOrder(state, side);
  // S7.17: one battle for each hex. The hexes are listed before anybody falls, because with a unit its plot is gone.
  const cells = new Set<number>();
  for (let index = 0; index < count; index++) cells.add(state.unitAttack[plotted[index]]);
  for (const cell of cells) fight(state, side, cell, plotted, count, dice, reports);
  forgetPlots(state, side);
}

/** H39: a battle has the place of its earliest plot. */
function inPlottedOrder(state: DriveState, side: Side): number {
  let count = 0;
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    if (state.unitCell[unit] < 0 || state.unitAttack[unit] === NONE) continue;
    let at = count++;
    while (at > 0 && state.unitAttackOrder[plotted[at - 1]] > state.unitAttackOrder[unit]) {
      plotted[at] = plotted[at - 1];
      at--;
    }
    plotted[at] = unit;
  }
  return count;
}

/** H4: attacks, barrages and advances are forgotten; how protective fire is split holds until it is changed. */
function forgetPlots(state: DriveState, side: Side): void {
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    state.unitAttack[unit] = state.unitBarrage[unit] = NONE;
    state.unitAttackOrder[unit] = state.unitAdvance[unit] = 0;
  }
  state.unitFired.fill(0);
  for (let unit = 0; unit < UNIT_COUNT; unit++) state.unitCarried[unit] &= CARRIED;
}
