import type { GameModule } from '@club-route/engine';
import { pointsAtEnd } from '../clock/daily.ts';
import { dayOf } from '../data/calendar.ts';
import { debrief } from '../debrief.ts';
import { glossary } from '../glossary.ts';
import { courseOf } from '../measures.ts';
import { scoreLine } from '../outcome.ts';
import type { SecondAction } from './actions.ts';
import { secondBots } from './bot/bots.ts';
import { mayOrderIn, type SecondDraft } from './choices.ts';
import { secondClock } from './clock.ts';
import { secondCampaign } from './game.ts';
import { secondLanguage } from './language/index.ts';
import type { SecondReport } from './moment.ts';
import { secondOffers } from './offer.ts';
import type { SecondOptions } from './options.ts';
import { secondPicture } from './picture.ts';
import { secondRegister } from './register.ts';
import { secondRules } from './rules.ts';
import { secondStanding } from './standing.ts';
import { sideInBattle, type SecondState } from './state.ts';
import { battleOdds } from '../tactical/language/odds.ts';

/** The umpired campaign, second edition. `game.ts` says who may act; `turn/turn.ts` is a half-hour phase by phase. */
export const kriegsspielSecondModule: GameModule<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport> =
  {
    game: secondCampaign,
    language: secondLanguage,
    bots: secondBots,
    rules: secondRules,
    register: secondRegister,
    standing: secondStanding,
    measures: { ...courseOf('corps', 'model'), luck: [], fortunes: () => [] },
    debrief,
    picture: secondPicture,
    offers: secondOffers,
    clock: secondClock,
    secluded: true,
    glossary,
    score: scoreLine,
    shotOdds: (sight, seat) => {
      const side = sideInBattle(sight, seat);
      if (side === undefined) return ['You fight no battle now. In a battle you see the odds of your shots here.'];
      return mayOrderIn(sight, seat, side) ? battleOdds(sight, side) : [];
    },
    lessons: async () => (await import('./lessons.ts')).lessons,
    figures: async () => (await import('./figures.ts')).figures,
    summary: async () => (await import('./summary.ts')).secondSummary,
    facts: (state) => {
      const { allied, german } = pointsAtEnd(state);
      return { day: dayOf(state.minute), allied, german, battles: state.battlesSoFar };
    },
  };

export type { BattleForm, SecondAction, SecondActionOf } from './actions.ts';
export {
  battleAlone,
  battleBriefing,
  formFacts,
  isFieldOpen,
  type BriefingFacts,
  type FormFacts,
} from './battle/facts.ts';
export { mayHaveAir } from './battle/open.ts';
export { mayGoWithout, type SecondDraft } from './choices.ts';
export { battleTitle } from '../language/battle-name.ts';
export { cardName } from './language/names.ts';
export { writeSecond } from './language/notation.ts';
export { battlePage } from './language/page.ts';
export type { SecondReport } from './moment.ts';
export type { SecondOptions } from './options.ts';
export { sideInBattle, type Answer, type Engagement, type Fighter, type SecondState } from './state.ts';
export { SIDES } from '../tactical/state.ts';
export type { Side } from '../data/units.ts';
