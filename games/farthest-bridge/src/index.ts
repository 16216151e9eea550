import type { GameModule } from '@club-route/engine';
import type { FarthestBridgeAction, FarthestBridgeDraft } from './actions.ts';
import { commander, recruit, staff } from './bot/bots.ts';
import { farthestBridge } from './game.ts';
import { glossary } from './glossary.ts';
import { language } from './language/index.ts';
import { measures } from './measures.ts';
import { offers } from './offer/index.ts';
import type { FarthestBridgeOptions } from './options.ts';
import { picture } from './picture.ts';
import { planning } from './planning.ts';
import { register } from './register.ts';
import type { FarthestBridgeReport } from './report.ts';
import { rules } from './rules.ts';
import { score } from './score.ts';
import { standing } from './standing.ts';
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
  standing,
  planning,
  offers,
  measures,
  facts: (state) => ({ turn: state.turn }),
  picture,
  glossary,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  figures: async () => (await import('./figures.ts')).figures,
  summary: async () => (await import('./summary.ts')).summary,
  score,
};

export type { FarthestBridgeAction, FarthestBridgeDraft } from './actions.ts';
export {
  ARNHEM,
  board,
  BRIDGES,
  CELL_BRIDGES,
  cellOf,
  labelOf,
  LANDING_RANGE,
  terrainOf,
  ZONES,
  type Bridge,
  type Terrain,
} from './data/board.ts';
export { columnOf, differentialsOf, LINES, RESULTS, type CombatResult, type Line } from './data/combat-table.ts';
export { MARKER_KINDS, type MarkerKind } from './data/support.ts';
export { CLOSED_TO_MOBILE, CRASH_ON, DEMOLISHED_ON, ENTER_COST, REPAIRED_FROM } from './data/terrain.ts';
export {
  AIRBORNE,
  ARRIVAL_TURN,
  ENGINEER,
  FIRST_GERMAN,
  isBrigade,
  sideOf,
  UNIT_COUNT,
  unitNamed,
  UNITS,
  type DepletedReading,
  type Side,
  type UnitData,
} from './data/units.ts';
export * from './forecast/arrivals.ts';
export * from './forecast/battle.ts';
export * from './forecast/bridges.ts';
export * from './forecast/corridor.ts';
export * from './forecast/landing.ts';
export * from './forecast/march.ts';
export { ALLIED, farthestBridge, GERMAN, type FarthestBridge } from './game.ts';
export { language } from './language/index.ts';
export {
  bridgeName,
  cellName,
  dateOf,
  factorsOf,
  KIND_NAMES,
  markerName,
  NATION_NAMES,
  PHASE_NAMES,
  placeOf,
  points,
  RESULT_WORDS,
  sideName,
  unitName,
  unitNames,
} from './language/names.ts';
export * from './offer/battle-draft.ts';
export type { FarthestBridgeOptions } from './options.ts';
export { canResist } from './phases/aftermath.ts';
export { FREE_UNITS, planLength, refuseCell } from './phases/deployment.ts';
export { landingRange } from './phases/landing.ts';
export { entryCells } from './phases/march.ts';
export type { FarthestBridgeReport, LandingFate } from './report.ts';
export { attackOf, defenseOf, hexLine, markerValue } from './rules/combat.ts';
export { isInEnemyZone } from './rules/movement.ts';
export { everyRetreat } from './rules/retreat.ts';
export { allotmentOf, markersOf } from './rules/support-fire.ts';
export {
  GONE,
  isCombatPhase,
  isDown,
  isOnMap,
  optionsOf,
  phasingSide,
  type Battle,
  type FarthestBridgeState,
  type Phase,
} from './state.ts';
