import type { GameModule } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from './actions.ts';
import { commander, recruit, staff } from './bot/bots.ts';
import { farthestBridge } from './game.ts';
import { language } from './language/index.ts';
import type { FarthestBridgeOptions } from './options.ts';
import { register } from './register.ts';
import type { FarthestBridgeReport } from './report.ts';
import { rules } from './rules.ts';
import type { FarthestBridgeState } from './state.ts';

/** Arnhem: The Farthest Bridge. The turn is in `game.ts` and `phases/`; what several phases use in `rules/`. */
export const farthestBridgeModule: GameModule<
  FarthestBridgeState,
  FarthestBridgeAction,
  FarthestBridgeOptions,
  FarthestBridgeDraft,
  FarthestBridgeReport
> = {
  game: farthestBridge,
  language,
  bots: [recruit, staff, commander],
  rules,
  register,
  facts: (state) => ({ turn: state.turn }),
};

export { ALLIED, farthestBridge, GERMAN, type FarthestBridge } from './game.ts';
export { language } from './language/index.ts';
