import type { GameClock } from '@club-route/engine';
import type { CampaignAction } from '../actions.ts';
import { QUARTER, timeText } from '../data/calendar.ts';
import { COMMANDS } from '../data/headquarters.ts';
import { minuteKnown } from '../knowledge/minute-known.ts';
import { readTime } from '../language/orders/times.ts';
import { Unreadable, Words } from '../language/orders/words.ts';
import { minuteMeant } from '../orders/times.ts';
import type { CampaignReport } from '../report.ts';
import type { CampaignState } from '../state.ts';
import { nextMinute } from './advance.ts';

/** How a host lets time pass. */
export const gameClock: GameClock<CampaignState, CampaignAction, CampaignReport> = {
  minute: minuteKnown,
  next: (state) => (state.outcome === 'none' && state.pending === null ? nextMinute(state) : undefined),
  advance: (to) => ({ kind: 'advance', to }),
  words: timeText,
  read,
  attend: { kind: 'attend' },
  // R81: mail cannot be unsent.
  wentBack: (minute) =>
    COMMANDS.map((to) => ({
      kind: 'write',
      to,
      text: `The clock has gone back to ${timeText(minute)}. Whatever came after that time is void.`,
    })),
  isDispatch: (report, seat) => report.kind === 'dispatch' && (seat === undefined || report.to === seat),
  asksForMap: (report) =>
    report.kind === 'dispatch' && report.dispatch.kind === 'receipt' && report.dispatch.map === true,
  isForUmpire: ({ kind }) => kind === 'letter',
  grain: QUARTER,
};

function read(state: CampaignState, text: string): number | undefined {
  try {
    const words = new Words(text);
    const minute = minuteMeant(readTime(words), minuteKnown(state));
    return words.isDone ? minute : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
