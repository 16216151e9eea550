import type { GameModule } from '@club-route/engine';
import type { CampaignAction } from './actions.ts';
import { idleBot, marchBot, staffBot } from './bot/bots.ts';
import type { CampaignDraft } from './choices.ts';
import { pointsAtEnd } from './clock/daily.ts';
import { debrief } from './debrief.ts';
import { gameClock } from './clock/game-clock.ts';
import { dayOf } from './data/calendar.ts';
import { campaign } from './game.ts';
import { language } from './language/index.ts';
import { measures } from './measures.ts';
import type { CampaignOptions } from './options.ts';
import { picture } from './picture.ts';
import { register } from './register.ts';
import type { CampaignReport } from './report.ts';
import { rules } from './rules.ts';
import type { CampaignState } from './state.ts';

/** The umpired campaign, first edition. `game.ts` says who may act; `clock/minute.ts` is a minute phase by phase. */
export const kriegsspielModule: GameModule<
  CampaignState,
  CampaignAction,
  CampaignOptions,
  CampaignDraft,
  CampaignReport
> = {
  game: campaign,
  language,
  bots: [idleBot, marchBot, staffBot],
  rules,
  register,
  measures,
  debrief,
  picture,
  clock: gameClock,
  secluded: true,
  facts: (state) => {
    const { allied, german } = pointsAtEnd(state);
    return { day: dayOf(state.minute), allied, german };
  },
};

export type { ActionOf, CampaignAction } from './actions.ts';
export { gameClock } from './clock/game-clock.ts';
export { board, cellOf, labelOf, terrainOf } from './data/board.ts';
export { stamp, timeText } from './data/calendar.ts';
export {
  COMMANDS,
  commandOf,
  HEADQUARTERS,
  headquartersOf,
  isCommand,
  SIDE_OF_COMMAND,
  type Command,
} from './data/headquarters.ts';
export { STRUCTURES } from './data/structures.ts';
export { sideOf, UNITS, type Side } from './data/units.ts';
export { ZONES } from './data/zones.ts';
export { campaign } from './game.ts';
export type { Dispatch, Recipient, Sighting, UnitReport } from './knowledge/dispatch.ts';
export { sightOfLedger, type Ledger } from './knowledge/ledger.ts';
export { language } from './language/index.ts';
export { nameAt } from './language/orders/gazetteer.ts';
export { dispatchText } from './language/sentences.ts';
export { dueOf, type Due } from './language/umpire/queue.ts';
export { pointsAtEnd } from './clock/daily.ts';
export { register } from './register.ts';
export type { CampaignReport, TrueEvent } from './report.ts';
export { STRUCTURE_STATES, type StructureState } from './rules/ground.ts';
export type { CampaignState, HeldDispatch, PendingRuling } from './state.ts';
