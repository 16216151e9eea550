import { commandsOf } from '../data/organisation.ts';
import type { CampaignState } from '../state.ts';

/** A sight counts quarter hours; whoever has had a dispatch since knows that it is at least as late as that says. */
export function minuteKnown(state: CampaignState): number {
  return Math.max(state.minute, ...commandsOf(state).map((command) => state[`${command}Mail`].last()?.minute ?? 0));
}
