import type { GameModule } from '@club-route/engine';
import type { CampaignAction } from './actions.ts';
import { idleBot, marchBot, staffBot } from './bot/bots.ts';
import type { CampaignDraft } from './choices.ts';
import { pointsAtEnd } from './clock/daily.ts';
import { debrief } from './debrief.ts';
import { gameClock } from './clock/game-clock.ts';
import { dayOf } from './data/calendar.ts';
import { campaign } from './game.ts';
import { glossary } from './glossary.ts';
import { language } from './language/index.ts';
import { measures } from './measures.ts';
import type { CampaignOptions } from './options.ts';
import { offers } from './offer.ts';
import { scoreLine } from './outcome.ts';
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
  offers,
  picture,
  clock: gameClock,
  secluded: true,
  glossary,
  score: scoreLine,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  figures: async () => (await import('./figures.ts')).figures,
  summary: async () => (await import('./summary.ts')).summary,
  facts: (state) => {
    const { allied, german } = pointsAtEnd(state);
    return { day: dayOf(state.minute), allied, german };
  },
};

export type { ActionOf, CampaignAction } from './actions.ts';
export { gameClock } from './clock/game-clock.ts';
export { WEATHERS, type Weather } from './data/air.ts';
export { board, cellOf, distance, isWater, labelOf, terrainOf } from './data/board.ts';
export { clockText, DAY, dayOf, endOf, FIRST_DAY, H_HOUR, HOUR, stamp, timeOfDay, timeText } from './data/calendar.ts';
export { RESULTS, type CombatResult } from './data/combat.ts';
export type { UnitClass } from './data/rows.ts';
export {
  CHIEF,
  COMMANDS,
  commandOf,
  HEADQUARTERS,
  headquartersOf,
  isCommand,
  isCommander,
  SIDE_OF_COMMAND,
  unitsOfCommand,
  type Command,
} from './data/headquarters.ts';
export { ENTRIES, ENTRY_OF } from './data/entries.ts';
export {
  airSideOf,
  commanderOf,
  commandsOf,
  organisationOf,
  unitsUnder,
  type Edition,
  type OfEdition,
} from './data/organisation.ts';
export { charactersOf, pointsOfType } from './second/data/display.ts';
export { STRUCTURES } from './data/structures.ts';
export { ALL_UNITS, isArtillery, isRecon, isReserve, sideOf, unitCalled, UNITS, type Side } from './data/units.ts';
export { BRIDGE_POINTS } from './data/victory.ts';
export { defaultPlan, ZONES } from './data/zones.ts';
export { campaign } from './game.ts';
export {
  REPORTED_STATES,
  type DatedSighting,
  type Dispatch,
  type Recipient,
  type SeenKind,
  type Sighting,
  type UnitReport,
} from './knowledge/dispatch.ts';
export { sightOfLedger, type Ledger } from './knowledge/ledger.ts';
export { knowersOf } from './knowledge/who-knows.ts';
export { language } from './language/index.ts';
export { understood, type Understood } from './language/orders/echo.ts';
export { nameAt, PLACE_NAMES, placesCalled, structureName } from './language/orders/gazetteer.ts';
export { writeBlock } from './language/orders/write.ts';
export { dispatchText, sentence, sightingText, testText } from './language/sentences.ts';
export { choiceWords, countedIn, dieTitle, dieWords, MOST_NAMED, ruledWords } from './language/umpire/form.ts';
export { dueOf, type Due } from './language/umpire/queue.ts';
export { placeOf } from './offer.ts';
export { choicesFor, type Ruled } from './umpire/ruled.ts';
export { pointsAtEnd } from './clock/daily.ts';
export { register } from './register.ts';
export type { CampaignReport, TrueEvent } from './report.ts';
export { STRUCTURE_STATES, type StructureState } from './rules/ground.ts';
export { sight } from './sight.ts';
export { optionsOf, type CampaignState, type HeldDispatch, type PendingBattle, type PendingRuling } from './state.ts';
export type { CampaignDraft } from './choices.ts';
export type { CampaignOptions } from './options.ts';
