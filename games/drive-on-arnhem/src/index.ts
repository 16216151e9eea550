import type { GameModule } from '@club-route/engine';
import type { DriveAction, DriveDraft } from './actions.ts';
import { bots } from './bot/bots.ts';
import { driveOnArnhem } from './game.ts';
import { glossary } from './glossary.ts';
import { language } from './language/index.ts';
import { written } from './language/names.ts';
import { levelText } from './language/sentences.ts';
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

export { forecastAttack, forecastBattles, type BattleForecast, type Tally } from './forecast/battle.ts';
export { destinationsOf, forecastMarch, type MarchForecast } from './forecast/march.ts';
export { supplyCuts, supplyOf, type SupplyCut, type UnitSupply } from './forecast/supply.ts';
export { plottedBarrages, plottedBattles, type PlottedBarrage, type PlottedBattle } from './view/plots.ts';
export { unitPanel, type PanelField } from './view/unit-panel.ts';

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
  glossary,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  figures: async () => (await import('./figures.ts')).figures,
  summary: async () => (await import('./summary.ts')).summary,
  score: (sight) => {
    const points = sight.phase === 'over' ? sight.score : scoreOf(sight);
    const tense = sight.phase === 'over' ? 'It ended with' : 'If it ended now:';
    return `Day ${sight.turn} of 10. Allied points: ${written(points)}. ${tense} ${levelText(levelOf(points))}.`;
  },
  facts: (state) => {
    const points = state.phase === 'over' ? state.score : scoreOf(state);
    return { turn: state.turn, points, level: levelOf(points) };
  },
};

export { BUILD_PLOTS, type DriveAction, type DriveDraft } from './actions.ts';
export {
  board,
  BRIDGES,
  cellOf,
  hasRoad,
  labelOf,
  OBJECTIVES,
  RING,
  STEP_FERRY,
  TERRAIN,
  TERRAINS,
} from './data/board.ts';
export type { UnitSize, UnitType } from './data/rows.ts';
export {
  ALLIED_AIR,
  BRIDGE_BLOWS,
  ENTER,
  GERMAN_AIR,
  HISTORICAL_WEATHER,
  LAST_TURN,
  SUPPLY_STATES,
  UNSUPPLIED,
} from './data/tables.ts';
export {
  AIRBORNE_FORMATIONS,
  ARRIVAL_CELL,
  ARRIVAL_TURN,
  BASE_STRENGTH,
  BASE_TYPE,
  sideOf,
  TYPES,
  UNIT_COUNT,
  UNITS,
  type Side,
} from './data/units.ts';
export { driveOnArnhem, phasingSide } from './game.ts';
export {
  bridgeName,
  cellName,
  cellsCalled,
  dateOf,
  formationName,
  formationOf,
  PHASE_NAMES,
  typeName,
  unitCalled,
  unitName,
  unitNames,
  written,
} from './language/names.ts';
export { levelText } from './language/sentences.ts';
export type { DriveOptions } from './options.ts';
export { DROPPING_UNITS } from './phases/deployment.ts';
export type { DriveReport } from './report.ts';
export { stackOf } from './rules/stacks.ts';
export { levelOf, scoreOf } from './rules/victory.ts';
export { seesEnemyIn } from './rules/zones.ts';
export {
  BLOWN,
  GONE,
  INTACT,
  isAdvanced,
  isOnMap,
  isOperationPhase,
  NONE,
  optionsOf,
  TRAVEL,
  UNKNOWN,
  WAITING,
  type DriveState,
  type Phase,
} from './state.ts';
