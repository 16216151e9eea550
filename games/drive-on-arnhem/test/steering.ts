import { hexDistance, type Dice, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import type { DriveAction } from '../src/actions.ts';
import { board, cellOf, labelOf } from '../src/data/board.ts';
import { FIRST, LAST, OTHER, type Side } from '../src/data/units.ts';
import { choices } from '../src/choices.ts';
import { driveOnArnhem } from '../src/game.ts';
import { findWays } from '../src/rules/ways.ts';
import { isOperationPhase, NONE, type DriveState } from '../src/state.ts';

const ARNHEM = cellOf('8,4');

/** Up to which day the Allies act, and the hexes that they leave alone: above a row of the map, or one by name. */
export interface Steering {
  readonly days: number;
  readonly north: number;
  readonly spared?: string;
}

/**
 * Play with a purpose, so that games end in every way: up to some day the Allies go for enemy owned ground, that towards
 * Arnhem first; later they sit still, as the Germans always do.
 */
export function steered(state: DriveState, seat: Seat, steering: Steering, dice: Dice): DriveAction {
  const side = seat as Side;
  if (!isOperationPhase(state.phase))
    return state.phase === 'setup' ? randomChoice(driveOnArnhem, state, seat, dice) : { kind: 'end' };
  if (side === 'german' || state.turn > steering.days) return { kind: 'end' };
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    if (state.unitCell[unit] < 0 || state.unitAttack[unit] !== NONE || state.unitPoints[unit] < 3) continue;
    const action = orderFor(state, side, unit, steering);
    if (action !== undefined) return action;
  }
  return { kind: 'end' };
}

function orderFor(state: DriveState, side: Side, unit: number, steering: Steering): DriveAction | undefined {
  const offered = choices(state, side, { kind: 'unit', unit });
  const attack = offered.find(({ action }) => action?.kind === 'attack')?.action;
  if (attack !== undefined) return attack;
  const way = wayToTake(state, side, unit, steering);
  return way === undefined ? undefined : { kind: 'move', unit, way };
}

function isSpared(cell: number, { north, spared }: Steering): boolean {
  return board.rowOf[cell] < north || labelOf(cell) === spared;
}

/** To the nearest enemy owned hex in reach, those towards Arnhem first. */
function wayToTake(state: DriveState, side: Side, unit: number, steering: Steering): readonly number[] | undefined {
  const ways = findWays(state, unit);
  const enemy = OTHER[side] === 'allied' ? 1 : 0;
  let best = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < state.cellOwner.length; cell++) {
    if (ways.left[cell] < 0 || state.cellOwner[cell] !== enemy || isSpared(cell, steering)) continue;
    const far = hexDistance(board, cell, ARNHEM) * 3 - ways.left[cell];
    if (far < least) {
      best = cell;
      least = far;
    }
  }
  if (best !== NONE) return ways.to(best);
  let goal = NONE;
  let nearest = hexDistance(board, state.unitCell[unit], ARNHEM);
  for (let cell = 0; cell < state.cellOwner.length; cell++) {
    if (ways.left[cell] < 0 || isSpared(cell, steering) || hexDistance(board, cell, ARNHEM) >= nearest) continue;
    goal = cell;
    nearest = hexDistance(board, cell, ARNHEM);
  }
  return goal === NONE ? undefined : ways.to(goal);
}
