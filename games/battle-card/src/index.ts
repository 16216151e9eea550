import { ScriptedDice, type GameModule } from '@club-route/engine';
import type { BattleCardAction, BattleCardDraft } from './actions.ts';
import { attackBot, bestBot, randomBot, solverFor } from './bot/bots.ts';
import { COMBAT_TABLE, readCombatTable } from './data/combat-table.ts';
import { areaTitle, ARNHEM, BELGIUM, ROUNDS } from './data/map.ts';
import { battleCard } from './game.ts';
import { glossary } from './glossary.ts';
import { language } from './language.ts';
import { measures } from './measures.ts';
import type { BattleCardOptions } from './options.ts';
import { picture } from './picture.ts';
import { register } from './register.ts';
import type { BattleCardReport } from './report.ts';
import { rules } from './rules.ts';
import { Solver } from './solver/solver.ts';
import type { BattleCardState } from './state.ts';

/** Set-up draws nothing: the airdrop is the first action. */
const NO_DICE = new ScriptedDice([]);

/** Battle Card: Market Garden. The round is in `game.ts`, one file per step in `phases/`. */
export const battleCardModule: GameModule<
  BattleCardState,
  BattleCardAction,
  BattleCardOptions,
  BattleCardDraft,
  BattleCardReport
> = {
  game: battleCard,
  language,
  bots: [randomBot, attackBot, bestBot],
  rules,
  register,
  measures,
  advisor: solverFor,
  solve(options, rulesFile) {
    const read = rulesFile === undefined ? { table: COMBAT_TABLE } : readCombatTable(rulesFile);
    if ('problem' in read) return read;
    return { value: new Solver(options, read.table).value(battleCard.setup(options, NO_DICE)) };
  },
  facts: (state) => ({ round: state.round }),
  picture,
  glossary,
  lessons: async () => (await import('./lessons/index.ts')).lessons,
  figures: async () => (await import('./figures.ts')).figures,
  summary: async () => (await import('./summary.ts')).summary,
  score: ({ round, corps }) =>
    `Round ${round} of ${ROUNDS}. 30 Corps: ${corps === ARNHEM ? 'at Arnhem' : `${corps === BELGIUM ? 'in Belgium' : `at ${areaTitle(corps)}`}, on its way to Arnhem`}.`,
};

export type { BattleCardAction, BattleCardChoice, BattleCardDraft, Orders } from './actions.ts';
export { solverFor } from './bot/bots.ts';
export {
  BAND_OF_FACE,
  COMBAT_TABLE,
  FACES_IN_BAND,
  readCombatTable,
  type Advantage,
  type CombatTable,
  type Order,
  type Outcome,
} from './data/combat-table.ts';
export * from './data/map.ts';
export { ALLIED, areasToOrder, battleCard, battleCardWith, type BattleCard } from './game.ts';
export { divisionTitle, language } from './language.ts';
export { optionsSchema, type BattleCardOptions } from './options.ts';
export { advantageAt } from './phases/battle.ts';
export type { BattleCardReport } from './report.ts';
export { Solver } from './solver/solver.ts';
export { battleDue, optionsOf, type BattleCardState } from './state.ts';
