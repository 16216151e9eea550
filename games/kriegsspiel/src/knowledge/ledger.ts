import type { Command } from '../data/headquarters.ts';
import type { Shape } from '@club-route/engine';
import { organisationOf, unitsUnder } from '../data/organisation.ts';
import type { CampaignState } from '../state.ts';
import { publicSight } from '../sight.ts';
import { shape, WAITING } from '../state.ts';
import type { Dispatch } from './dispatch.ts';
import type { SentBlock } from './fields.ts';
import { learn } from './learn.ts';

/** What a commander has besides public facts: the dispatches that reached him, in order, and what he did himself. */
export interface Ledger {
  readonly dispatches: readonly Dispatch[];
  readonly sent: readonly SentBlock[];
  /** How many dispatches he has attended to. */
  readonly read: number;
  /** The airborne commander's own plan. */
  readonly plan: CampaignState['plan'];
  readonly planFiled: boolean;
}

/** The law of the ledger: a sight made of a commander's ledger and of public facts alone. It must equal his sight. */
export function sightOfLedger(
  publicFacts: CampaignState,
  command: Command,
  ledger: Ledger,
  made: Shape<CampaignState> = shape,
): CampaignState {
  const seen = publicSight(publicFacts, made);
  for (const unit of unitsUnder(seen, command)) {
    seen.knownCell[unit] = WAITING;
    seen.knownStrength[unit] = 100;
    seen.knownSupplied[unit] = 1;
  }
  for (const dispatch of ledger.dispatches) {
    seen[`${command}Mail`].push(dispatch);
    learn(seen, command, dispatch);
  }
  for (const block of ledger.sent) seen[`${command}Sent`].push(block);
  seen[`${command}Read`] = ledger.read;
  if (command === organisationOf(seen).lift) {
    seen.plan = ledger.plan;
    seen.planFiled = ledger.planFiled;
  }
  return seen;
}
