import type { GameClock } from '@club-route/engine';
import type { CampaignAction } from '../actions.ts';
import { timeText } from '../data/calendar.ts';
import type { CampaignReport } from '../report.ts';
import type { CampaignState } from '../state.ts';
import { nextMinute } from './advance.ts';

/** How a host lets time pass. */
export const gameClock: GameClock<CampaignState, CampaignAction, CampaignReport> = {
  minute: ({ minute }) => minute,
  next: (state) => (state.outcome === 'none' ? nextMinute(state) : undefined),
  advance: (to) => ({ kind: 'advance', to }),
  words: timeText,
  isDispatch: ({ kind }) => kind === 'dispatch',
};
