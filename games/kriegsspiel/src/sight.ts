import type { Shape, Viewer } from '@club-route/engine';
import { quarterOf } from './data/calendar.ts';
import type { Command } from './data/headquarters.ts';
import { isCommandOf, organisationOf, unitsUnder } from './data/organisation.ts';
import { shape, UNKNOWN, type CampaignState } from './state.ts';
import { ALL_UNITS } from './data/units.ts';

/** 6: what each viewer knows. The umpire sees everything; a commander his own columns and tables; others the time and the weather. */
export function sight(state: CampaignState, viewer: Viewer): CampaignState {
  if (viewer === 'umpire' || viewer === 'clock' || state.outcome !== 'none') return state;
  const seen = publicSight(state);
  if (isCommandOf(state, viewer)) showKnowledge(seen, state, viewer);
  return seen;
}

/** What everybody knows: the rules, the quarter hour, and the weather. */
export function publicSight(state: CampaignState, empty: Pick<Shape<CampaignState>, 'create'> = shape): CampaignState {
  const seen = hiddenCampaign(empty.create());
  seen.options = state.options;
  seen.minute = quarterOf(state.minute);
  seen.weather = state.weather;
  return seen;
}

/** The same lists in every sight, so that two sights are soon compared. */
const NOTHING: readonly null[] = ALL_UNITS.map(() => null);
const NO_REPORTS: readonly (readonly number[])[] = ALL_UNITS.map(() => []);

/** Everything unknown: truth has no place in a commander's sight. */
function hiddenCampaign(seen: CampaignState): CampaignState {
  seen.chains = NOTHING;
  seen.standing = NOTHING;
  seen.toReport = NO_REPORTS;
  for (const column of [seen.unitCell, seen.unitStrength, seen.unitDawn, seen.knownCell]) column.fill(UNKNOWN);
  return seen;
}

/** His dispatches, his own blocks, and what he has learnt by them. */
export function showKnowledge(seen: CampaignState, state: CampaignState, command: Command): void {
  seen[`${command}Mail`].become(state[`${command}Mail`]);
  seen[`${command}Sent`].become(state[`${command}Sent`]);
  seen[`${command}Read`] = state[`${command}Read`];
  seen[`${command}Squadrons`] = state[`${command}Squadrons`];
  seen[`${command}Sightings`] = state[`${command}Sightings`];
  seen[`${command}Ruins`] = state[`${command}Ruins`];
  seen[`${command}Structures`].set(state[`${command}Structures`]);
  for (const unit of unitsUnder(state, command)) {
    seen.knownCell[unit] = state.knownCell[unit];
    seen.knownState[unit] = state.knownState[unit];
    seen.knownStrength[unit] = state.knownStrength[unit];
    seen.knownSupplied[unit] = state.knownSupplied[unit];
    seen.knownMinute[unit] = state.knownMinute[unit];
  }
  // Only he files the plan and flies by it.
  if (command === organisationOf(state).lift) {
    seen.plan = state.plan;
    seen.planFiled = state.planFiled;
  }
}
