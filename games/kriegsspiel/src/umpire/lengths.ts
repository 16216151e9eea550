import { HOUR } from '../data/calendar.ts';
import { ENGINEER } from '../data/units.ts';
import { comeByFerry } from '../rules/entry.ts';
import { structureStateOf } from '../rules/truth.ts';
import { stateOf } from '../rules/units.ts';
import type { CampaignState, DieToRule } from '../state.ts';

/**
 * 25, H5: how long works and crossings last. They begin as the dice say, which nobody is told; the umpire may change their
 * length before any time has passed.
 */

/** Whether there is nothing to rule any more: what has begun has been given up since. */
export function isMoot(state: CampaignState, { what, unit = 0 }: DieToRule): boolean {
  switch (what) {
    case 'repair':
      return stateOf(state, unit) !== 'repairing';
    case 'Pannerden ferry':
      return !state.arrivals.some((arrival) => arrival.unit === unit);
    case 'ferry':
    case 'engineer ferry':
    case 'wading':
      return stateOf(state, unit) !== 'crossing';
    default:
      return false;
  }
}

/** The umpire has spoken. */
export function setLength(state: CampaignState, die: DieToRule, count: number): void {
  if (isMoot(state, die)) return;
  const { what, unit = 0, structure } = die;
  if (what === 'Pannerden ferry') return comeByFerry(state, unit, die.since ?? 0, count);
  const until = state.minute + count * (what === 'wading' ? 1 : HOUR);
  state.unitBusyUntil[unit] = until;
  // The ferry is free, or the bridge is ready, when the unit is; unless the umpire has changed them himself.
  if (structure !== undefined && (what === 'ferry' || structureStateOf(state, structure) === 'repairing'))
    state.structureReadyAt[structure] = until;
  if (what === 'engineer ferry' && stateOf(state, ENGINEER) === 'ferrying') state.unitBusyUntil[ENGINEER] = until;
}
