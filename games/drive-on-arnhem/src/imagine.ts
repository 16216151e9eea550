import type { Dice, Seat } from '@club-route/engine';
import { ALLIED_AIR, GUN_REINFORCEMENTS } from './data/tables.ts';
import { AIRBORNE_FORMATIONS, FIRST, LAST, OTHER, UNIT_COUNT, type Side } from './data/units.ts';
import { imagineNumbers } from './imagine/numbers.ts';
import { imaginePlaces } from './imagine/places.ts';
import { placeUnit } from './rules/stacks.ts';
import { isSeen } from './rules/zones.ts';
import { remember } from './rules/relocate.ts';
import { NO_PLOT, NONE, optionsOf, shape, UNKNOWN, WALK_DONE, WALK_OPEN, type DriveState } from './state.ts';

/** A whole position that agrees with all a side knows: enemies in sight as they are seen, the others where they may be. */
export function imagine(sight: DriveState, seat: Seat, dice: Dice): DriveState {
  const state = shape.copy(sight);
  if (sight.phase === 'over') return state;
  const side = seat as Side;
  const enemy = OTHER[side];
  imagineSecrets(state, dice);
  if (optionsOf(state).hidden) imaginePlaces(state, side, dice);
  imagineNumbers(state, enemy);
  forgetPlots(state, enemy);
  state.cellTop.fill(NONE);
  state.unitNext.fill(NONE);
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (state.unitCell[unit] >= 0) placeUnit(state, unit, state.unitCell[unit]);
  imagineMemories(state, side);
  return state;
}

function imagineSecrets(state: DriveState, dice: Dice): void {
  if (state.alliedAir === UNKNOWN) {
    const left = ALLIED_AIR[state.weather] - strikesToday(state);
    state.interdiction = dice.between(0, left - 1, 'imagined interdiction');
    state.alliedAir = left - state.interdiction;
  }
  if (state.interdictionTested === UNKNOWN) state.interdictionTested = 0;
  if (state.ferryUsed === UNKNOWN) state.ferryUsed = 0;
  for (let formation = 0; formation < AIRBORNE_FORMATIONS.length; formation++) {
    if (state.walk[formation] !== UNKNOWN) continue;
    const open = state.phase === 'supply' && state.cellOwner[state.sourceCell[formation]] === 1;
    state.walk[formation] = open ? WALK_OPEN : WALK_DONE;
  }
  for (const [index, { turn }] of GUN_REINFORCEMENTS.entries())
    if (state.gunsDelivered[index] === UNKNOWN) state.gunsDelivered[index] = state.turn > turn ? 1 : 0;
}

function strikesToday(state: DriveState): number {
  let count = 0;
  for (const { turn, side } of state.strikes) if (turn === state.turn && side === 'allied') count++;
  return count;
}

/** What the enemy has plotted nobody can tell: nothing, for all we know. */
export function forgetPlots(state: DriveState, enemy: Side): void {
  const [first, last] = [FIRST[enemy], LAST[enemy]];
  for (const column of [state.unitAttack, state.unitBarrage]) column.fill(NONE, first, last);
  for (const column of [state.unitAttackOrder, state.unitAdvance, state.unitDisband, state.unitPassed])
    column.fill(0, first, last);
  state.unitPlot.fill(NO_PLOT, first, last);
  state.unitProtect.fill(1, first, last);
}

/** The enemy remembers where it sees us now; what it saw before cannot be known. */
function imagineMemories(state: DriveState, side: Side): void {
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    state.ghostCell[unit] = NONE;
    state.ghostTurn[unit] = 0;
    if (optionsOf(state).hidden && isSeen(state, unit)) remember(state, unit);
  }
}
