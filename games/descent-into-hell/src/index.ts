import type { GameModule } from '@club-route/engine';
import type { DescentAction, DescentDraft } from './actions.ts';
import { bots } from './bot/bots.ts';
import { descentIntoHell } from './game.ts';
import { language } from './language/index.ts';
import { measures } from './measures.ts';
import type { DescentOptions } from './options.ts';
import { picture } from './picture.ts';
import { planning } from './planning.ts';
import { register } from './register.ts';
import type { DescentReport } from './report.ts';
import { rules } from './rules.ts';
import { standing } from './standing.ts';
import type { DescentState } from './state.ts';

/** Operation Market-Garden: Descent into Hell. The turn is in `game.ts` and `phases/`; what several phases use in `rules/`. */
export const descentIntoHellModule: GameModule<
  DescentState,
  DescentAction,
  DescentOptions,
  DescentDraft,
  DescentReport
> = {
  game: descentIntoHell,
  language,
  bots,
  rules,
  register,
  standing,
  planning,
  measures,
  picture,
  facts: (state) => ({ turn: state.turn, outcome: state.outcome }),
};

export { forecastShot, type ShotForecast } from './forecast/shot.ts';
