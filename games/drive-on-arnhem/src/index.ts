import type { GameModule } from '@club-route/engine';
import type { DriveAction, DriveDraft } from './actions.ts';
import { bots } from './bot/bots.ts';
import { driveOnArnhem } from './game.ts';
import { language } from './language/index.ts';
import { measures } from './measures.ts';
import { offers } from './offer/index.ts';
import type { DriveOptions } from './options.ts';
import { picture } from './picture.ts';
import { planning } from './planning.ts';
import { register } from './register.ts';
import type { DriveReport } from './report.ts';
import { rules } from './rules.ts';
import { levelOf, scoreOf } from './rules/victory.ts';
import { standing } from './standing.ts';
import type { DriveState } from './state.ts';

/** Operation Market Garden: Drive on Arnhem. The turn is in `game.ts` and `phases/`; what several phases use in `rules/`. */
export const driveOnArnhemModule: GameModule<DriveState, DriveAction, DriveOptions, DriveDraft, DriveReport> = {
  game: driveOnArnhem,
  language,
  bots,
  rules,
  register,
  standing,
  planning,
  offers,
  measures,
  picture,
  facts: (state) => {
    const points = state.phase === 'over' ? state.score : scoreOf(state);
    return { turn: state.turn, points, level: levelOf(points) };
  },
};
