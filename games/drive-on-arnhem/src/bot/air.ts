import type { DriveAction } from '../actions.ts';
import { CELLS } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import { markReach, refuseStrike } from '../phases/air.ts';
import { unitsIn } from '../rules/stacks.ts';
import { hasTraveller } from '../rules/weigh.ts';
import { NONE, type DriveState } from '../state.ts';
import type { Situation } from './situation.ts';

/** 11.3: days on which the Allies rather slow down everybody who marches to the battle. */
const INTERDICTION_DAYS: readonly number[] = [2, 3];
/** A strike worth less than this is better spent on interdiction. */
const LEAST_STRIKE = 12;

/** What a strike is worth after another on the same hex. */
const DIMINISHING = 0.8;

const reach = new Uint8Array(CELLS);

/** The next air strike, or interdiction, or the end of it. */
export function airStrike(state: DriveState, side: Side, situation: Situation): DriveAction {
  if (side === 'allied' && INTERDICTION_DAYS.includes(state.turn)) return { kind: 'interdict' };
  const { picture, worth } = situation;
  if (side === 'allied') markReach(state, reach);
  let best = NONE;
  let most = LEAST_STRIKE;
  for (let index = 0; index < picture.enemyCellCount; index++) {
    const cell = picture.enemyCells[index];
    if (side === 'allied' ? reach[cell] === 0 : refuseStrike(state, side, cell) !== undefined) continue;
    const target = chance(state, cell) * Math.min(90, picture.enemy[cell]) + worth.forFight(state, cell, side);
    // Whom we can attack afterwards is hit where it counts; after some strikes the next is worth more elsewhere.
    const value = (target + Math.min(20, picture.support[cell] / 5)) * DIMINISHING ** strikesOn(state, side, cell);
    if (value <= most) continue;
    most = value;
    best = cell;
  }
  if (best !== NONE) return { kind: 'strike', cell: best };
  return side === 'allied' ? { kind: 'interdict' } : { kind: 'end' };
}

/** Strikes of a side on a hex this morning, which both sides know (4.3). */
function strikesOn(state: DriveState, side: Side, cell: number): number {
  let count = 0;
  for (let row = state.strikes.length - 1; row >= 0 && state.strikes.at(row).turn === state.turn; row--)
    if (state.strikes.at(row).side === side && state.strikes.at(row).cell === cell) count++;
  return count;
}

/** H6: stacks and columns are easier to hit. */
function chance(state: DriveState, cell: number): number {
  return 0.4 + 0.1 * (unitsIn(state, cell) - 1) + (hasTraveller(state, cell, NONE) ? 0.2 : 0);
}
