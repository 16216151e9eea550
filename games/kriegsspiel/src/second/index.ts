import type { GameModule } from '@club-route/engine';
import { pointsAtEnd } from '../clock/daily.ts';
import { dayOf } from '../data/calendar.ts';
import { debrief } from '../debrief.ts';
import { picture } from '../picture.ts';
import type { SecondAction } from './actions.ts';
import { secondBots } from './bot/bots.ts';
import type { SecondDraft } from './choices.ts';
import { secondClock } from './clock.ts';
import { secondCampaign } from './game.ts';
import { secondLanguage } from './language/index.ts';
import type { SecondReport } from './moment.ts';
import type { SecondOptions } from './options.ts';
import { secondRegister } from './register.ts';
import { secondRules } from './rules-text.ts';
import { secondStanding } from './standing.ts';
import type { SecondState } from './state.ts';

/** The umpired campaign, second edition. `game.ts` says who may act; `turn/turn.ts` is a half-hour phase by phase. */
export const kriegsspielSecondModule: GameModule<SecondState, SecondAction, SecondOptions, SecondDraft, SecondReport> =
  {
    game: secondCampaign,
    language: secondLanguage,
    bots: secondBots,
    rules: secondRules,
    register: secondRegister,
    standing: secondStanding,
    debrief,
    picture,
    clock: secondClock,
    secluded: true,
    facts: (state) => {
      const { allied, german } = pointsAtEnd(state);
      return { day: dayOf(state.minute), allied, german, battles: state.battlesSoFar };
    },
  };
