import { isRefusal, type GameModule, type Refusal, type Seat } from '@club-route/engine';
import type { CampaignAction } from '../../actions.ts';
import { labelOf } from '../../data/board.ts';
import { timeText } from '../../data/calendar.ts';
import { isCommandOf } from '../../data/organisation.ts';
import { UNITS } from '../../data/units.ts';
import { minuteKnown } from '../../knowledge/minute-known.ts';
import { forecastsOf } from '../../orders/forecast.ts';
import { minuteMeant } from '../../orders/times.ts';
import type { CampaignDraft } from '../../choices.ts';
import type { CampaignOptions } from '../../options.ts';
import type { CampaignReport } from '../../report.ts';
import type { CampaignState } from '../../state.ts';
import { nameAt } from './gazetteer.ts';

/** One part of a letter as it would be taken: what is understood and what is to be expected, or why it is refused. */
export type Understood = { readonly text: string } & (
  | {
      readonly action: CampaignAction;
      /** As the program would write it. */
      readonly lines: readonly string[];
      /** R70: when units would arrive, as far as is known; R72: that its time is past. */
      readonly expected: readonly string[];
      readonly refusal?: never;
    }
  | { readonly refusal: Refusal; readonly action?: never }
);

/** By whose rules and in whose words a letter is read: those of either edition. */
type LetterRules = Pick<
  GameModule<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>,
  'game' | 'language'
>;

/** The parts of a letter, each read, refused or carried out alone; the umpire writes one word at a time. */
function partsOf({ language }: LetterRules, sight: CampaignState, seat: Seat, letter: string): readonly string[] {
  const text = letter.trim();
  if (text === '') return [];
  return isCommandOf(sight, seat) ? language.orders!(text) : [text];
}

/** What would be made of a letter now, by what its writer knows; nothing is sent and no die is rolled. */
export function understood(
  rules: LetterRules,
  sight: CampaignState,
  seat: Seat,
  letter: string,
): readonly Understood[] {
  const { game, language } = rules;
  return partsOf(rules, sight, seat, letter).map((text) => {
    const action = language.read(sight, seat, text);
    if (isRefusal(action)) return { text, refusal: action };
    const refusal = game.refuse(sight, seat, action);
    return refusal === undefined
      ? { text, action, lines: language.write(sight, action).split('\n'), expected: expectedOf(sight, seat, action) }
      : { text, refusal };
  });
}

function expectedOf(sight: CampaignState, seat: Seat, action: CampaignAction): readonly string[] {
  if (action.kind !== 'send' || !isCommandOf(sight, seat)) return [];
  const now = minuteKnown(sight);
  const meant = action.at === undefined ? now : minuteMeant(action.at, now);
  const starts = Math.max(meant, now);
  const arrivals = forecastsOf(sight, seat, action, starts).map(
    ({ unit, cell, minute }) =>
      `${UNITS[unit].id} arrives at ${nameAt(cell) ?? labelOf(cell)} about ${timeText(minute)}.`,
  );
  return [...(meant < now ? ['That time has passed, so the order begins now.'] : []), ...arrivals];
}
