import { isRefusal, type Dice } from '@club-route/engine';
import { campaign } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import type { CampaignReport } from '../src/report.ts';
import type { CampaignState } from '../src/state.ts';
import { minuteOf, PurposeDice } from './positions.ts';

/** What an umpire does who rules on results before they count. */

/** What he types, done; or why it is refused. */
export function says(state: CampaignState, text: string, dice: Dice = new PurposeDice()): string {
  const action = language.read(state, 'umpire', text);
  const refusal = isRefusal(action) ? action : campaign.refuse(state, 'umpire', action);
  if (refusal !== undefined) return refusal.text;
  if (!isRefusal(action)) campaign.apply(state, 'umpire', action, dice);
  return 'done';
}

/** Time passes until a result waits, at most up to a minute. */
export function untilRuling(state: CampaignState, text: string, dice: Dice = new PurposeDice()): CampaignReport[] {
  const reports: CampaignReport[] = [];
  const to = minuteOf(text);
  while (state.minute < to && state.outcome === 'none' && state.pending === null)
    campaign.apply(state, 'clock', { kind: 'advance', to }, dice, reports);
  return reports;
}

/** The same up to a minute, with every result let stand; how many there were. */
export function letStand(state: CampaignState, text: string, dice: Dice = new PurposeDice()): number {
  let ruled = 0;
  while (state.minute < minuteOf(text) && state.outcome === 'none') {
    untilRuling(state, text, dice);
    for (; state.pending !== null; ruled++) says(state, `RULE ${state.pending.id} PROPOSED BECAUSE x`, dice);
  }
  return ruled;
}
