import type { Dice } from '@club-route/engine';
import { COMBAT_MINUTES, MISSION_MINUTES } from '../data/times.ts';
import { FERRIES } from '../data/structures.ts';
import { ALL_UNITS } from '../data/units.ts';
import { commandsOf } from '../data/organisation.ts';
import { wakeOf } from '../rules/drive.ts';
import { stateOf } from '../rules/units.ts';
import type { CampaignReport } from '../report.ts';
import type { CampaignState } from '../state.ts';
import { momentOf } from './moment.ts';
import { nextFixedTime, runMinute } from './minute.ts';

/**
 * 3: time passes up to a minute. Only minutes in which something happens are worked out, so that it does not matter in how
 * many goes it passes. It stops after a minute that brings somebody a dispatch, and stands while the umpire has to rule.
 */
export function advance(state: CampaignState, to: number, dice: Dice, reports: CampaignReport[] | undefined): void {
  while (state.minute < to && state.pending === null) {
    const next = nextMinute(state);
    if (next > to) {
      state.minute = to;
      return;
    }
    state.minute = next;
    const mail = dispatchCount(state);
    runMinute(momentOf(state, dice, reports));
    if (state.outcome !== 'none' || dispatchCount(state) > mail) return;
  }
}

export function dispatchCount(state: CampaignState): number {
  return commandsOf(state).reduce((sum, command) => sum + state[`${command}Mail`].length, 0);
}

/** The next minute in which something happens. */
export function nextMinute(state: CampaignState): number {
  const { minute } = state;
  let next = nextFixedTime(minute);
  const consider = (at: number): void => {
    if (at > minute && at < next) next = at;
  };
  for (const unit of ALL_UNITS) {
    consider(state.unitBusyUntil[unit]);
    if (stateOf(state, unit) === 'moving') consider(state.unitStepAt[unit]);
    const chain = state.chains[unit];
    if (chain !== null) consider(wakeOf(chain) ?? 0);
  }
  for (const ferry of FERRIES) consider(state.structureReadyAt[ferry]);
  for (const { opened } of state.combats) consider(opened + COMBAT_MINUTES);
  for (const { opened } of state.bombardments) consider(opened + MISSION_MINUTES);
  for (const list of [state.queue, state.flights, state.arrivals, state.silences])
    for (const { at } of list) consider(at);
  for (const sortie of state.sorties) if ('at' in sortie) consider(sortie.at);
  return next;
}
