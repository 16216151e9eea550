import type { GameModule } from '@club-route/engine';
import type { BattleAction } from '../tactical/actions.ts';
import type { BattleDraft } from '../tactical/choices.ts';
import type { BattleReport } from '../tactical/report.ts';
import { battleBots } from './bots.ts';
import { battleGame } from './game.ts';
import { battleLanguage } from './language.ts';
import { battleOffers } from './offer.ts';
import type { BattleOptions } from './options.ts';
import type { SetBattleState } from './state.ts';

/** The tactical game alone, with set battles. Its rules text and register are those of the second edition. */
export const battle: GameModule<SetBattleState, BattleAction, BattleOptions, BattleDraft, BattleReport> = {
  game: battleGame,
  language: battleLanguage,
  bots: battleBots,
  offers: battleOffers,
  rules: [],
  register: [],
};
