import type { GameModule } from '@club-route/engine';
import type { DescentAction, DescentDraft } from './actions.ts';
import { bots } from './bot/bots.ts';
import { BRIDGES } from './data/board.ts';
import { LAST_TURN } from './data/tables.ts';
import { descentIntoHell } from './game.ts';
import { glossary } from './glossary.ts';
import { language } from './language/index.ts';
import { measures } from './measures.ts';
import { offers } from './offer/index.ts';
import type { DescentOptions } from './options.ts';
import { picture } from './picture.ts';
import { planning } from './planning.ts';
import { register } from './register.ts';
import type { DescentReport } from './report.ts';
import { rules } from './rules.ts';
import { standing } from './standing.ts';
import { ALLIED_OWNER, type DescentState } from './state.ts';

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
  offers,
  measures,
  picture,
  glossary,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  figures: async () => (await import('./figures.ts')).figures,
  summary: async () => (await import('./summary.ts')).summary,
  score: (sight) => {
    const held = BRIDGES.filter(
      (_, bridge) => sight.bridgeOwner[bridge] === ALLIED_OWNER && sight.bridgeBlown[bridge] === 0,
    );
    return `Day ${sight.turn} of ${LAST_TURN}. The Allies hold ${held.length} of ${BRIDGES.length} bridges.`;
  },
  facts: (state) => ({ turn: state.turn, outcome: state.outcome }),
};

export type { DescentAction, DescentDraft } from './actions.ts';
export { SOUTH_CELLS } from './choices/deployment.ts';
export { mayGoOn } from './choices/march.ts';
export { AREA_CELLS, AREA_OF } from './data/areas.ts';
export {
  AIRFIELD,
  board,
  BRIDGES,
  cellOf,
  FERRIES,
  JOES_BRIDGE,
  labelOf,
  SITE,
  SITES,
  TERRAIN,
  TERRAINS,
} from './data/board.ts';
export type { UnitType } from './data/rows.ts';
export {
  ACTIVATIONS,
  FLAK_SOURCES,
  flakSeverity,
  LAST_TURN,
  SUPPLY_MARKER_COST,
  TERRAIN_COST,
  TRANSPORT_COST,
  TRANSPORT_POINTS,
} from './data/tables.ts';
export {
  AIRBORNE,
  ALLIED_POOL,
  ALLIED_POOL_NAMES,
  ANTITANK,
  attackFactor,
  defenceFactor,
  GERMAN_POOL,
  LAST,
  MOVEMENT,
  OTHER,
  POOL_AREA,
  POOL_COUNT,
  POOL_TURN,
  REPAIR,
  sideOf,
  STEPS,
  UNIT_COUNT,
  UNIT_TYPE,
  type Side,
} from './data/units.ts';
export { blowsOn } from './forecast/bridge.ts';
export { forecastLanding } from './forecast/drop.ts';
export { ghostsOf } from './forecast/ghosts.ts';
export { forecastShot, type ShotForecast } from './forecast/shot.ts';
export { descentIntoHell } from './game.ts';
export {
  areaName,
  bridgeName,
  capital,
  cellName,
  cellsCalled,
  counted,
  dateOf,
  formationName,
  groundName,
  groupName,
  hexsideName,
  momentName,
  oddsName,
  SIDE_NAMES,
  typeName,
  unitCalled,
  unitName,
  unitNames,
} from './language/names.ts';
export type { DescentOptions } from './options.ts';
export { shots } from './phases/battle.ts';
export { activatable } from './phases/deployment.ts';
export { openLandingFights } from './phases/landing-fight.ts';
export type { DescentReport } from './report.ts';
export { combatsOf } from './rules/contact.ts';
export { engineerFerries, mapFerryPlaces } from './rules/ferries.ts';
export { isSupplied, supplyLine, type SupplyLine } from './rules/supply.ts';
export { litCells } from './rules/view.ts';
export { isSide } from './sight.ts';
export {
  ALLIED_OWNER,
  GERMAN_OWNER,
  GONE,
  NONE,
  OFF_MAP,
  READY,
  turnOfMoment,
  UNKNOWN,
  WAITING,
  type DescentState,
} from './state.ts';
