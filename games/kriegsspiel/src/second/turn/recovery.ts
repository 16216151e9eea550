import { scale } from '@club-route/engine';
import { rollAverage } from '../../clock/moment.ts';
import { distance } from '../../data/board.ts';
import { DAWN, HOUR, timeOfDay } from '../../data/calendar.ts';
import { MERGE_DISTANCE } from '../../data/combat.ts';
import { ALL_UNITS, sideOf, UNITS_OF } from '../../data/units.ts';
import { receiverOf } from '../../rules/retreat.ts';
import { optionsOf } from '../../state.ts';
import type { TurnMoment } from '../moment.ts';
import type { SecondState } from '../state.ts';

/** 23: stragglers come back in the night, by an average die for every hour from 21:00 to 06:00: ten in all. */

const FIRST_HOUR = 21 * HOUR;

/** G104: no die for a unit that is still held up by a battle. */
export function rollRecovery(moment: TurnMoment): void {
  const { state } = moment;
  const time = timeOfDay(state.minute);
  if (time % HOUR !== 0 || (time > DAWN && time < FIRST_HOUR)) return;
  if (time === FIRST_HOUR) state.unitRecovery.fill(0);
  for (const unit of ALL_UNITS) {
    const isLost = state.stragglers.some((one) => one.unit === unit);
    if (!isLost && (state.unitCell[unit] < 0 || lostToday(state, unit) === 0)) continue;
    if (state.unitBusyUntil[unit] > state.minute) continue;
    state.unitRecovery[unit] += rollAverage(moment, 'recovery');
  }
  if (time === DAWN) recover(state);
}

/** G103: never below zero. */
function lostToday(state: SecondState, unit: number): number {
  return Math.max(0, state.unitDawn[unit] - state.unitStrength[unit]);
}

/** Of what was lost today so many per cent come back; of those wiped out, to the nearest friend (10.2). */
function recover(state: SecondState): void {
  for (const unit of ALL_UNITS) {
    if (state.unitCell[unit] < 0) continue;
    state.unitStrength[unit] += scale(lostToday(state, unit), state.unitRecovery[unit], 100);
  }
  for (const { unit, cell, strength } of state.stragglers) {
    const back = scale(strength, state.unitRecovery[unit], 100);
    const receiver = optionsOf(state).fourthReadings
      ? nearestFriend(state, unit, cell)
      : receiverOf(state, unit, cell, []);
    if (receiver !== undefined)
      state.unitStrength[receiver] = Math.min(100, state.unitStrength[receiver] + scale(back, 1, 2));
  }
  state.stragglers = [];
}

/** By rules 2 stragglers crossed rivers, and of friends equally near the first by number had them. */
function nearestFriend(state: SecondState, unit: number, cell: number): number | undefined {
  return UNITS_OF[sideOf(unit)]
    .filter((friend) => state.unitCell[friend] >= 0 && distance(cell, state.unitCell[friend]) <= MERGE_DISTANCE)
    .toSorted((one, two) => distance(cell, state.unitCell[one]) - distance(cell, state.unitCell[two]) || one - two)[0];
}
