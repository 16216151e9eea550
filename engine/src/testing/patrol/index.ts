/**
 * Patrol, the game that proves the engine. Read `game.ts` first. What is listed here is what a table, a bot or a test
 * of another folder needs of it.
 */
export type { PatrolAction, PatrolDraft } from './actions.ts';
export { patrolScript, patrolSearcher } from './bot/index.ts';
export { patrol, type PatrolGame, type PatrolOptions } from './game.ts';
export { board, BRIDGES, isWood, ZONE } from './ground.ts';
export { patrolLanguage } from './language.ts';
export { patrolMapFile } from './map-file.ts';
export { reach } from './movement.ts';
export { BRIDGE_NAMES, hexName, letterOf, SIDE_NAMES, unitName } from './names.ts';
export { patrolOffers } from './offer.ts';
export { patrolPlanning } from './planning.ts';
export type { PatrolReport } from './reports.ts';
export { patrolStanding } from './standing.ts';
export {
  ghosts,
  identified,
  INDEX,
  isCompany,
  isSide,
  OTHER,
  sees,
  STACK,
  UNITS_OF,
  unitsAt,
  type PatrolState,
  type Side,
} from './state.ts';
