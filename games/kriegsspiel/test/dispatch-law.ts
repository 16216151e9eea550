import { commandsOf } from '../src/data/organisation.ts';
import type { Command } from '../src/data/headquarters.ts';
import type { Dispatch, Sighting } from '../src/knowledge/dispatch.ts';
import { squadronsWanted } from '../src/orders/air.ts';
import { forecastsOf } from '../src/orders/forecast.ts';
import type { CampaignState } from '../src/state.ts';

/**
 * The ledger makes sights of dispatches, so it cannot tell whether a dispatch itself says too much. A sighting tells what
 * its level lets it (R9), and a receipt is made of what its sender believed before (R70), nothing else.
 */
export function dispatchFault(
  now: CampaignState,
  before: CampaignState,
  sight: (state: CampaignState, command: Command) => CampaignState,
): string | undefined {
  for (const command of commandsOf(now))
    for (const dispatch of now[`${command}Mail`].rows(before[`${command}Mail`].length)) {
      const tells = sightingsOf(dispatch).find((one) => !isWithinLevel(one));
      if (tells !== undefined) return `${command} reads too much: ${JSON.stringify(tells)}`;
      if (dispatch.kind !== 'receipt') continue;
      const { block } = now[`${command}Sent`].at(dispatch.block);
      const believed = forecastsOf(sight(before, command), command, block, dispatch.starts);
      if (JSON.stringify(dispatch.forecasts) !== JSON.stringify(believed))
        return `a receipt to ${command} forecasts what its sender could not`;
      const wanted = squadronsWanted(block);
      const left = Math.min(wanted, Math.max(0, before[`${command}Squadrons`]));
      if (dispatch.squadrons !== left || dispatch.cut !== wanted - left)
        return `a receipt to ${command} counts squadrons that its sender does not know of`;
    }
  return undefined;
}

function sightingsOf(dispatch: Dispatch): readonly Sighting[] {
  return dispatch.kind === 'report' || dispatch.kind === 'air recce' ? dispatch.sightings : [];
}

function isWithinLevel({ level, size, companies, unit }: Sighting): boolean {
  if (level === 'seen') return size !== undefined && companies === undefined && unit === undefined;
  return companies !== undefined && (unit !== undefined) === (level === 'close');
}
