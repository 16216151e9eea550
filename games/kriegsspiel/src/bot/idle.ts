import type { CampaignAction } from '../actions.ts';

/** Reads its mail and writes nothing. The landing goes by the plan, and whoever enters halts at the edge. */
export function idle(): CampaignAction {
  return { kind: 'attend' };
}
