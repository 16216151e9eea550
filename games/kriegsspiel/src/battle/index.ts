import type { GameModule } from '@club-route/engine';
import type { BattleAction } from '../tactical/actions.ts';
import type { BattleDraft } from '../tactical/choices.ts';
import { battleOdds } from '../tactical/language/odds.ts';
import type { BattleReport } from '../tactical/report.ts';
import { battleBots } from './bots.ts';
import { battleGame } from './game.ts';
import { battleGlossary } from './glossary.ts';
import { battleLanguage } from './language.ts';
import { measures } from './measures.ts';
import { battleOffers } from './offer.ts';
import type { BattleOptions } from './options.ts';
import { picture } from './picture.ts';
import { register } from './register.ts';
import { rules } from './rules.ts';
import { scoreLine } from './score.ts';
import type { SetBattleState } from './state.ts';
import { workloads } from './workloads.ts';

/** The tactical game alone, with set battles. */
export const kriegsspielBattleModule: GameModule<
  SetBattleState,
  BattleAction,
  BattleOptions,
  BattleDraft,
  BattleReport
> = {
  game: battleGame,
  language: battleLanguage,
  bots: battleBots,
  offers: battleOffers,
  rules,
  register,
  measures,
  picture,
  glossary: battleGlossary,
  score: scoreLine,
  shotOdds: (sight, seat) => (seat === 'allied' || seat === 'german' ? battleOdds(sight, seat) : []),
  lessons: async () => (await import('./lessons.ts')).lessons,
  figures: async () => (await import('./figures.ts')).figures,
  summary: async () => (await import('./summary.ts')).battleSummary,
  workloads,
  facts: ({ battleTurn, battleEnding }) => ({ turn: battleTurn, ending: battleEnding }),
};

export type { BattleAction } from '../tactical/actions.ts';
export { ALL_HEXES, battleBoard, hexLabel } from '../tactical/board.ts';
export { typesOf, type BattleDraft } from '../tactical/choices.ts';
export { ALL, CARD_TYPES, CARDS, SECTIONS } from '../tactical/data/cards.ts';
export type { CompanyKind } from '../tactical/data/companies.ts';
export { faceOf, FACES, type Face } from '../tactical/data/faces.ts';
export { rulesOf, terrainNumber, TERRAINS, type Terrain } from '../tactical/data/terrain.ts';
export { bridgeAcross, exitsOf, fieldNames, hexesOutside, SECTION_MARKS } from '../tactical/field.ts';
export { forecastDice, forecastShot, isHit, type Volley } from '../tactical/forecast.ts';
export { ROAD } from '../tactical/ground.ts';
export { companyNamed, percent } from '../tactical/language/names.ts';
export { battleMapFile } from '../tactical/map-file.ts';
export type { BattleReport } from '../tactical/report.ts';
export { isExit } from '../tactical/rules/reach.ts';
export { starsHit, SUPPORT_DICE } from '../tactical/rules/shot.ts';
export {
  companiesOf,
  companyAt,
  companyName,
  DISCARDED,
  firstOf,
  handOf,
  INDEX,
  kindOfCompany,
  lastOf,
  LOST,
  medalsOf,
  RESERVE,
  sideOfCompany,
  SIDES,
  UNSEEN,
} from '../tactical/state.ts';
export { symbolOf } from '../tactical/symbol.ts';
export { STRUCTURES } from '../data/structures.ts';
export { UNITS, type Side } from '../data/units.ts';
export type { BattleOptions } from './options.ts';
export type { SetBattleState } from './state.ts';
